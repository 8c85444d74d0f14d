import { type GroupId, pageKindOf } from '../pages/kinds';
import { type Page, pages } from '../pages/pages';

/** Pages that belong together, in lists of all pages. */
export interface PageGroup {
  readonly title: string;
  /** Name of the sitemap that lists them. */
  readonly sitemap: 'pages' | 'states' | 'programs' | 'pass-rates' | 'data';
  readonly pages: readonly Page[];
}

/** Groups of kinds of page, most asked for first. */
const groups: Readonly<Record<GroupId, Pick<PageGroup, 'title' | 'sitemap'>>> = {
  start: { title: 'Start here', sitemap: 'pages' },
  calculators: { title: 'Calculators', sitemap: 'pages' },
  programs: { title: 'Programs', sitemap: 'programs' },
  'pass-rates': { title: 'NCLEX pass rates', sitemap: 'pass-rates' },
  states: { title: 'States', sitemap: 'states' },
  salaries: { title: 'Salaries', sitemap: 'pages' },
  methods: { title: 'Methods', sitemap: 'pages' },
  data: { title: 'Data and API', sitemap: 'data' },
  other: { title: 'Optional', sitemap: 'pages' },
};

/** Every page of the registry, each in the group of its kind; optional pages last. */
export const pageGroups: readonly PageGroup[] = Object.entries(groups).map(([id, group]) => ({
  ...group,
  pages: pages.filter(({ path }) => pageKindOf(path)?.group === id),
}));
