import { calculators } from '@/lib/calculators/registry';
import { areasPath, occupationPages, occupationPath } from '@/lib/places/occupations';
import { areaName, stateName, states } from '@/lib/places/states';
import { capitalized, numberInWords } from '@/lib/text/words';
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
}

const home: Page = {
  path: '/',
  title: 'What nursing pays, what it costs, and which way in',
  label: 'Home',
  description:
    'Honest answers about becoming a nurse in the United States: pay and cost of each credential by state, routes into nursing, and readiness for admission. Every figure with its year and source.',
};

/** Sections of the site, most used first: the navigation at the top of every page. */
const sections: readonly Page[] = [
  {
    path: '/calculators',
    title: 'Calculators',
    label: 'Calculators',
    description: `${capitalized(numberInWords(calculators.length))} calculators for decisions about nursing education, computed from public data that they name.`,
  },
  {
    path: paths.programs,
    title: 'Find a nursing program',
    label: 'Programs',
    description:
      'Nursing programs of the whole country, ranked by what became of their students: licensing exam, earnings, completion, price and debt, each with its year and source. Nobody can pay to move.',
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
    title: 'How we calculate',
    label: 'Methodology',
    description:
      'Every formula and every constant behind the answers, with its date, its source and how sure it is.',
  },
  {
    path: paths.developers,
    title: 'API for programs and assistants',
    label: 'Developers',
    description: 'The JSON API: endpoints, parameters, errors, caching, versions and runnable examples.',
  },
];

/** Pages about the site: the links at its foot. */
const about: readonly Page[] = [
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
    path: '/citation',
    title: 'How to cite and reuse',
    label: 'Citation rules',
    description: 'What has to stand beside a figure from this site, and the license of the data.',
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
    label: 'Contact',
    description: 'Report a wrong figure or ask about the data.',
  },
];

const calculatorPages: readonly Page[] = calculators.flatMap(({ id, title, summary }) => [
  { path: paths.calculatorPage(id), title, label: title, description: summary },
  {
    path: paths.methodology(id),
    title: `How we calculate: ${title.toLowerCase()}`,
    label: title,
    description: `Formula, constants, sources and limits of the calculator "${title}".`,
  },
]);

const scorePage: Page = {
  path: paths.scoreMethodology,
  title: 'How we calculate: student-outcomes score',
  label: 'Student-outcomes score',
  description:
    'Formula, constants, sources and limits of the score that ranks nursing programs, and why no school can pay to move.',
};

const statePages: readonly Page[] = states.map(({ slug }) => ({
  path: `/states/${slug}`,
  title: `Nursing in ${areaName(slug)}`,
  label: stateName(slug),
  description: `What nurses earn in ${areaName(slug)}, what nursing programs cost there and what their graduates earn, with year and source.`,
}));

const passRatePages: readonly Page[] = states.map(({ slug }) => ({
  path: paths.statePassRates(slug),
  title: `NCLEX pass rates in ${areaName(slug)}`,
  label: stateName(slug),
  description: `How graduates of nursing programs in ${areaName(slug)} did on the licensing exam, as far as results are held: with year, candidates, interval and source.`,
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

/** Every page, most used first. */
export const pages: readonly Page[] = [
  home,
  ...sections,
  ...calculatorPages,
  scorePage,
  ...statePages,
  ...passRatePages,
  ...salaryPages,
  ...about,
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** @throws Error when no page has that path: a link to it would be broken. */
export function pageAt(path: string): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`No page has the path ${path}`);
  return page;
}

/**
 * Pages above a page and the page itself, from the home page down.
 *
 * @param page of the registry, or one below a page of it: those of single schools are too many for the registry.
 */
export function trail(page: Page): readonly Page[] {
  const parts = page.path.split('/').filter(Boolean);
  const above = parts.slice(0, -1).map((_, index) => pageAt(`/${parts.slice(0, index + 1).join('/')}`));
  return page.path === home.path ? [home] : [home, ...above, page];
}

/** Links around every page. */
export function siteNavigation() {
  const link = ({ path, label }: Page) => ({ href: path, label });
  return { siteName: identity().name, sections: sections.map(link), about: about.map(link) };
}
