import type { ReactNode } from 'react';
import { StaticContent } from '@/components/parts/page/static-content';
import { markupOf, type PageMarkup } from '@/lib/markdown';
import { fromQuery, type SearchParams } from '@/lib/parameters/page-query';
import { type PageKindId, pageKindOf, parametersOfPath } from '@/lib/site/pages/kinds';

interface Props {
  readonly params: Promise<never>;
  readonly searchParams: Promise<SearchParams>;
}

interface Route {
  readonly default: (props: Props) => ReactNode | Promise<ReactNode>;
}

/** Pages of `app/(site)`. Written out, since the bundler finds no module under a computed name of several folders. */
const routes: Readonly<Record<PageKindId, () => Promise<Route>>> = {
  home: () => import('../(site)/page'),
  options: () => import('../(site)/options/page'),
  calculators: () => import('../(site)/calculators/page'),
  calculator: () => import('../(site)/calculators/[calculator]/page'),
  finder: () => import('../(site)/programs/page'),
  comparison: () => import('../(site)/programs/compare/page'),
  school: () => import('../(site)/programs/[institution]/page'),
  'school-program': () => import('../(site)/programs/[institution]/[type]/page'),
  states: () => import('../(site)/states/page'),
  'states-sorted': () => import('../(site)/states/sorted-by/[column]/page'),
  state: () => import('../(site)/states/[state]/page'),
  'pass-rates': () => import('../(site)/nclex-pass-rates/page'),
  'state-pass-rates': () => import('../(site)/nclex-pass-rates/[state]/page'),
  salaries: () => import('../(site)/salaries/page'),
  occupation: () => import('../(site)/salaries/[occupation]/page'),
  'occupation-areas': () => import('../(site)/salaries/[occupation]/areas/page'),
  'occupation-sorted': () => import('../(site)/salaries/[occupation]/sorted-by/[column]/page'),
  methodology: () => import('../(site)/methodology/page'),
  changes: () => import('../(site)/methodology/november-2026/page'),
  method: () => import('../(site)/methodology/[method]/page'),
  data: () => import('../(site)/data/page'),
  sources: () => import('../(site)/sources/page'),
  glossary: () => import('../(site)/glossary/page'),
  developers: () => import('../(site)/developers/page'),
  'api-endpoint': () => import('../(site)/developers/[endpoint]/page'),
  citation: () => import('../(site)/citation/page'),
  about: () => import('../(site)/about/page'),
  privacy: () => import('../(site)/privacy/page'),
  contact: () => import('../(site)/contact/page'),
};

/** Whether a page gave another answer than a page, as `notFound()` and `permanentRedirect()` do. */
const isOtherAnswer = (error: unknown) => String((error as { digest?: unknown }).digest).startsWith('NEXT_');

/** Calls a page of `app/(site)` as the router does, and returns its markup. */
export const pageMarkup: PageMarkup = async (path, query) => {
  const kind = pageKindOf(path);
  if (!kind) return undefined;
  const route = await routes[kind.id]();
  const params = Promise.resolve(parametersOfPath(kind, path) as never);
  const searchParams = Promise.resolve(fromQuery(query));
  try {
    return markupOf(await route.default({ params, searchParams }), StaticContent);
  } catch (error) {
    if (isOtherAnswer(error)) return undefined;
    throw error;
  }
};
