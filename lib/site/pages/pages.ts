import { calculators } from '@/lib/calculators/registry';
import { areasPath, occupationPages, occupationPath } from '@/lib/places/occupations';
import { areaName, stateName, states } from '@/lib/places/states';
import { capitalized } from '@/lib/text/words';
import { endpoints } from '../api/endpoints';
import { paths } from '../urls';
import { about, entryPages, home, type Page, sectionOf } from './sections';

export type { Page };

/** What calculators are called in navigation, by their ids: what they answer. */
const calculatorLabels: Readonly<Record<string, string>> = {
  'nursing-roi': 'Does it pay off?',
  'lpn-pathway': 'Routes',
  'admission-readiness': 'How ready are you?',
};

const calculatorPages: readonly Page[] = calculators.flatMap(({ id, title, summary }) => [
  { path: paths.calculatorPage(id), title, label: calculatorLabels[id] ?? title, description: summary },
  {
    path: paths.methodology(id),
    title: `How we know: ${title.toLowerCase()}`,
    label: title,
    description: `Formula, constants, sources and limits of the calculator "${title}".`,
  },
]);

const scorePage: Page = {
  path: paths.scoreMethodology,
  title: 'How we know: student-outcomes score',
  label: 'Student-outcomes score',
  description:
    'Formula, constants, sources and limits of the score that nursing programs are compared by, what a group means, and why schools can’t pay to move.',
};

const finderMethodPage: Page = {
  path: paths.finderMethodology,
  title: 'How the finder reads a question, a place and a price',
  label: 'Program finder',
  description:
    'How names, places and incomes are read, what a price after grants is, what is left out of a list and counted, and what no table has.',
};

const changesPage: Page = {
  path: paths.changes,
  title: 'What changed in November 2026',
  label: 'November 2026',
  description:
    'New data and new rules: what changed for whom, and the answers and programs that moved most, before and after, with the reason.',
};

const statePages: readonly Page[] = states.map(({ slug }) => ({
  path: `/states/${slug}`,
  title: `Becoming a nurse in ${areaName(slug)}`,
  label: stateName(slug),
  description: `What nurses earn in ${areaName(slug)}, what nursing programs cost there and what their graduates earn, with year and source.`,
}));

const passRatePages: readonly Page[] = states.map(({ slug }) => ({
  path: paths.statePassRates(slug),
  title: `NCLEX pass rates in ${areaName(slug)}`,
  label: stateName(slug),
  description: `How graduates of nursing programs in ${areaName(slug)} did on the licensing exam, where results are published: with year, candidates, interval and source.`,
}));

const salaryPages: readonly Page[] = occupationPages.flatMap((occupation) => {
  const { plural, byArea } = occupation;
  const page = {
    path: occupationPath(occupation),
    title: `What ${plural} earn`,
    label: capitalized(plural),
    description: `Pay of ${plural} by state${byArea ? ' and metropolitan area' : ''}: mean, median and percentiles, with year and source.`,
  };
  const areas = {
    path: areasPath(occupation),
    title: `What ${plural} earn by area`,
    label: 'By area',
    description: `Pay of ${plural} in every metropolitan and nonmetropolitan area that BLS published: mean, median and percentiles.`,
  };
  return byArea ? [page, areas] : [page];
});

const endpointPages: readonly Page[] = endpoints.map(({ operationId, title, method, path }) => ({
  path: paths.apiEndpoint(operationId),
  title: `API: ${title}`,
  label: title,
  description: `${method} ${path}: its parameters, responses, bodies and examples that run.`,
}));

/** Every page, most used first. */
export const pages: readonly Page[] = [
  home,
  ...entryPages,
  ...calculatorPages,
  scorePage,
  finderMethodPage,
  changesPage,
  ...statePages,
  ...passRatePages,
  ...salaryPages,
  ...about,
  ...endpointPages,
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** @throws Error when no page has that path: a link to it would be broken. */
export function pageAt(path: string): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`No page has the path ${path}`);
  return page;
}

/** A page, or a section, in the way down to a page. */
export type Crumb = Pick<Page, 'path' | 'label'>;

/** A page of a section does not need the list of calculators on its way. */
const CALCULATORS = '/calculators';

/**
 * Returns the way down to a page: its section, pages above it, the page itself.
 *
 * @param page of the registry, or one below a page of it: those of single schools are too many for the registry.
 */
export function trail(page: Page): readonly Crumb[] {
  const section = sectionOf(page.path);
  const parts = page.path.split('/').filter(Boolean).slice(0, -1);
  const above = (
    page.above ?? parts.map((_, index) => pageAt(`/${parts.slice(0, index + 1).join('/')}`))
  ).filter(({ path }) => path !== section?.path && path !== CALCULATORS);
  const start = section && section.label !== page.label ? [section] : [];
  return [...start, ...above, page];
}
