import { identity } from '../identity';
import { paths } from '../urls';

/** A page for people. Navigation, metadata, breadcrumbs, sitemap and Markdown index are derived from this list. */
export interface Page {
  readonly path: string;
  /** Heading of the page, and its title in search results. */
  readonly title: string;
  /** Short label for navigation and breadcrumbs. */
  readonly label: string;
  /** What the page answers, in one or two sentences for search results. */
  readonly description: string;
  /** Pages on the way to it, where its address does not tell them. */
  readonly above?: readonly Pick<Page, 'path' | 'label'>[];
}

export const home: Page = {
  path: '/',
  title: 'Which way into nursing is right for you?',
  label: 'Home',
  description:
    'Honest answers about becoming a nurse in the United States: pay and cost of each credential by state, routes into nursing, and readiness for admission. Every figure with its year and source.',
};

/** Pages that others lie below, most used first. */
export const entryPages: readonly Page[] = [
  {
    path: paths.options,
    title: 'Your options',
    label: 'My options',
    description:
      'Where you are now, where you live and what you want: the ways into nursing that are open to you, with time, cost and pay.',
  },
  {
    path: '/calculators',
    title: 'Calculators',
    label: 'Calculators',
    description:
      'Calculators for decisions about nursing education, computed from public data that they name.',
  },
  {
    path: paths.programs,
    title: 'Find a nursing program',
    label: 'Programs',
    description:
      'Nursing programs of the whole country, compared by their students’ results: licensing exam, earnings, completion, price and debt, each with its year and source. Schools can’t pay to move.',
  },
  {
    path: '/states',
    title: 'Nursing by state',
    label: 'States',
    description:
      'Pay of nurses, price of nursing programs and earnings of graduates in 50 states and the District of Columbia.',
  },
  {
    path: paths.passRates,
    title: 'NCLEX pass rates by program',
    label: 'Pass rates',
    description:
      'How graduates of nursing programs did on the licensing exam: each result with its year, its number of candidates, its 95% interval and its source.',
  },
  {
    path: '/salaries',
    title: 'What nurses earn',
    label: 'Salaries',
    description:
      'Wages of nursing occupations by state and metropolitan area, with percentiles, year and source.',
  },
  {
    path: '/methodology',
    title: 'How we know',
    label: 'How we know',
    description:
      'Every formula and every constant behind the answers, with its date, its source and how sure it is.',
  },
  {
    path: paths.developers,
    title: 'API for programs and assistants',
    label: 'For developers and AI assistants',
    description: 'The JSON API: endpoints, parameters, errors, caching, versions and runnable examples.',
  },
];

/** Pages about the site and its data. */
export const about: readonly Page[] = [
  {
    path: paths.data,
    title: 'Open data: NCLEX pass rates by program',
    label: 'Open data',
    description:
      'The pass rates as CSV and JSON under CC BY 4.0, with every column explained, what is known to be wrong, and where each board of nursing publishes.',
  },
  {
    path: '/about',
    title: 'About this site',
    label: 'About',
    description: 'Who runs this site, how it is paid for, and what it is not for.',
  },
  {
    path: paths.sources,
    title: 'Sources',
    label: 'Sources',
    description: 'Every table behind the answers: publisher, edition, what it holds and what to mind.',
  },
  {
    path: paths.glossary,
    title: 'Glossary',
    label: 'Glossary',
    description: 'The words of nursing education and of its data, each in one plain sentence.',
  },
  {
    path: '/citation',
    title: 'How to cite and reuse',
    label: 'How to cite',
    description: 'What to name beside a figure from this site, and the license of the data.',
  },
  {
    path: '/privacy',
    title: 'Privacy',
    label: 'Privacy',
    description: 'What this site stores about you: nothing that identifies you.',
  },
  {
    path: paths.contact,
    title: 'Contact',
    label: 'Report a mistake',
    description: 'Report a wrong figure or ask about the data.',
  },
];

/** A section of the site: an item of the navigation at the top of every page. */
export interface Section {
  readonly path: string;
  readonly label: string;
  /** Where its other pages lie, besides those below its own path. */
  readonly holds: readonly string[];
}

const sections: readonly Section[] = [
  { path: paths.options, label: 'My options', holds: ['/calculators'] },
  { path: paths.programs, label: 'Programs', holds: [] },
  { path: paths.calculatorPage('nursing-roi'), label: 'Costs & pay', holds: ['/salaries'] },
  { path: '/states', label: 'States', holds: [paths.passRates] },
];

const footer: readonly string[] = [
  '/methodology',
  paths.sources,
  paths.glossary,
  paths.contact,
  paths.developers,
  '/about',
  '/privacy',
];

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`);

/** Returns the section that a page belongs to: its own one before one that holds it; undefined for pages about the site. */
export function sectionOf(path: string): Section | undefined {
  return (
    sections.find((section) => isBelow(path, section.path)) ??
    sections.find(({ holds }) => holds.some((above) => isBelow(path, above)))
  );
}

/** Links around every page. */
export function siteNavigation() {
  const link = ({ path, label }: Pick<Page, 'path' | 'label'>) => ({ href: path, label });
  const known = new Map([...entryPages, ...about].map((page) => [page.path, page]));
  return {
    siteName: identity().name,
    sections: sections.map(link),
    footer: footer.flatMap((path) => known.get(path) ?? []).map(link),
  };
}
