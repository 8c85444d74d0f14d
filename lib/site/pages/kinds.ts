/** Groups of pages in lists of all pages. */
export type GroupId =
  | 'start'
  | 'calculators'
  | 'programs'
  | 'pass-rates'
  | 'states'
  | 'salaries'
  | 'methods'
  | 'data'
  | 'other';

/** One kind of page: a folder of `app/(site)`, and how its pages are made. Each has two forms, HTML and Markdown. */
export interface PageKind {
  readonly id: string;
  /** Its folder, in the router's own spelling: a name in brackets is any one segment. */
  readonly pattern: string;
  readonly rendered: 'build' | 'request';
  readonly readsQuery: boolean;
  readonly group: GroupId;
}

const atBuild = { rendered: 'build', readsQuery: false } as const;
const onRequest = { rendered: 'request', readsQuery: true } as const;

/** Every kind of page, the more exact pattern first. */
export const pageKinds = [
  { id: 'home', pattern: '/', group: 'start', ...atBuild },
  { id: 'options', pattern: '/options', group: 'start', ...onRequest },
  { id: 'calculators', pattern: '/calculators', group: 'calculators', ...atBuild },
  { id: 'calculator', pattern: '/calculators/[calculator]', group: 'calculators', ...onRequest },
  { id: 'finder', pattern: '/programs', group: 'programs', ...onRequest },
  { id: 'comparison', pattern: '/programs/compare', group: 'programs', ...onRequest },
  { id: 'school', pattern: '/programs/[institution]', group: 'programs', ...onRequest, readsQuery: false },
  {
    id: 'school-program',
    pattern: '/programs/[institution]/[type]',
    group: 'programs',
    ...onRequest,
    readsQuery: false,
  },
  { id: 'states', pattern: '/states', group: 'states', ...atBuild },
  { id: 'states-sorted', pattern: '/states/sorted-by/[column]', group: 'states', ...atBuild },
  { id: 'state', pattern: '/states/[state]', group: 'states', ...atBuild },
  { id: 'pass-rates', pattern: '/nclex-pass-rates', group: 'pass-rates', ...atBuild },
  { id: 'state-pass-rates', pattern: '/nclex-pass-rates/[state]', group: 'pass-rates', ...onRequest },
  { id: 'salaries', pattern: '/salaries', group: 'salaries', ...atBuild },
  { id: 'occupation', pattern: '/salaries/[occupation]', group: 'salaries', ...onRequest },
  { id: 'occupation-areas', pattern: '/salaries/[occupation]/areas', group: 'salaries', ...atBuild },
  {
    id: 'occupation-sorted',
    pattern: '/salaries/[occupation]/sorted-by/[column]',
    group: 'salaries',
    ...atBuild,
  },
  { id: 'methodology', pattern: '/methodology', group: 'methods', ...atBuild },
  { id: 'changes', pattern: '/methodology/november-2026', group: 'methods', ...atBuild },
  { id: 'method', pattern: '/methodology/[method]', group: 'methods', ...atBuild },
  { id: 'data', pattern: '/data', group: 'data', ...atBuild },
  { id: 'sources', pattern: '/sources', group: 'data', ...atBuild },
  { id: 'glossary', pattern: '/glossary', group: 'start', ...atBuild },
  { id: 'developers', pattern: '/developers', group: 'data', ...atBuild },
  { id: 'api-endpoint', pattern: '/developers/[endpoint]', group: 'data', ...atBuild },
  { id: 'citation', pattern: '/citation', group: 'start', ...atBuild },
  { id: 'about', pattern: '/about', group: 'other', ...atBuild },
  { id: 'privacy', pattern: '/privacy', group: 'other', ...atBuild },
  { id: 'contact', pattern: '/contact', group: 'other', ...atBuild },
] as const satisfies readonly PageKind[];

export type PageKindId = (typeof pageKinds)[number]['id'];

type KnownPageKind = PageKind & { readonly id: PageKindId };

const escaped = (text: string) => text.replace(/[.*+?^${}()|\\]/g, '\\$&');

/** A pattern of the router as a regular expression. Names of pages have no dot: those are files. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split(/(\[\w+\])/)
    .map((part) => (part.startsWith('[') ? '[^/.]+' : escaped(part)))
    .join('');
  return new RegExp(`^${source}$`);
}

const expressions: readonly (readonly [KnownPageKind, RegExp])[] = pageKinds.map((kind) => [
  kind,
  expressionOf(kind.pattern),
]);

/** Returns the kind of the page at a path; undefined where the path is of no page. @param path without its query. */
export function pageKindOf(path: string): KnownPageKind | undefined {
  return expressions.find(([, expression]) => expression.test(path))?.[0];
}

/** Returns the segments of a path that the pattern of its page has in brackets, by their names. */
export function parametersOfPath({ pattern }: PageKind, path: string): Readonly<Record<string, string>> {
  const segments = path.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, index) => (part.startsWith('[') ? [[part.slice(1, -1), segments[index] ?? '']] : [])),
  );
}
