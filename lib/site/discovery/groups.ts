import { type Page, pages } from '../pages/pages';
import { paths } from '../urls';

/** Pages that belong together, in lists of all pages. */
export interface PageGroup {
  readonly title: string;
  /** Name of the sitemap that lists them. */
  readonly sitemap: 'pages' | 'states' | 'programs' | 'pass-rates' | 'data';
  readonly pages: readonly Page[];
}

/** Groups by the pages that they begin with; those below belong to them too. Most asked for first. */
const beginnings = [
  { title: 'Start here', sitemap: 'pages', from: ['/', '/citation'] },
  { title: 'Calculators', sitemap: 'pages', from: ['/calculators'] },
  { title: 'Programs', sitemap: 'programs', from: [paths.programs] },
  { title: 'NCLEX pass rates', sitemap: 'pass-rates', from: [paths.passRates] },
  { title: 'States', sitemap: 'states', from: ['/states'] },
  { title: 'Salaries', sitemap: 'pages', from: ['/salaries'] },
  { title: 'Methods', sitemap: 'pages', from: ['/methodology'] },
  { title: 'Data and API', sitemap: 'data', from: [paths.data, paths.sources, paths.developers] },
] as const;

const beginsWith = (path: string, start: string) =>
  path === start || (start !== '/' && path.startsWith(`${start}/`));

const belongs = ({ path }: Page, from: readonly string[]) => from.some((start) => beginsWith(path, start));

/** Every page of the registry in one group; what can be done without stands in the last. */
export const pageGroups: readonly PageGroup[] = [
  ...beginnings.map(({ from, ...group }) => ({
    ...group,
    pages: pages.filter((page) => belongs(page, from)),
  })),
  {
    title: 'Optional',
    sitemap: 'pages',
    pages: pages.filter((page) => !beginnings.some(({ from }) => belongs(page, from))),
  },
];
