import type { Settled } from '@/lib/calculators/page/define';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { exampleQuery } from '@/lib/parameters/canonical';
import {
  enumeration,
  freeText,
  isRequired,
  namesThatMatter,
  optional,
  type Parameter,
  type Parameters,
} from '@/lib/parameters/declare';
import { misspelledName } from '@/lib/parameters/near-names';
import { choices } from '@/lib/pass-rates/page/choice';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { occupationPages, occupationPath } from '@/lib/places/occupations';
import { payParameters } from '@/lib/places/page/pay-query';
import { stateSlugs } from '@/lib/places/states';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { MAX_COMPARED, PROGRAM } from '@/lib/programs/page/chosen-programs';
import { comparisonParameters, comparisonQuery } from '@/lib/programs/page/comparison-query';
import { VIEW } from '@/lib/programs/page/finder-results';
import { type Endpoint, programsEndpoint } from '../api/endpoints';
import { exampleQuery as optionsExample, optionsParameters } from '../options/parameters';
import { paths } from '../urls';
import { pageKindOf } from './kinds';
import { canonicalStatePath } from './state-path';

/** What a page reads from its query. */
export interface PageQuery {
  /** What is declared, as at the API. */
  readonly parameters: Parameters;
  /** Parameters that only the page reads, and how it reads one of those at the API in another way. */
  readonly pageOnly: Parameters;
  /** Fills in what the page takes for what is left out. */
  readonly settle?: (query: URLSearchParams) => Settled;
  /** Older names: an address with one of them redirects. */
  readonly moved?: readonly string[];
  /** Path that answers the same question as data; undefined if there is no such path. */
  readonly api?: string;
  /** A query that is answered; empty where the path alone is. */
  readonly example: string;
}

/** Schools that the example of a comparison puts side by side. */
const comparedExamples = ['Emory University', 'UCLA'] as const;

const PROGRAM_EXAMPLE = 'emory-university-139658:BSN';

/** A program in the tray of the finder. */
const program = {
  ...freeText({
    description: `Program chosen for a comparison, given once for each program, for up to ${MAX_COMPARED}.`,
    example: PROGRAM_EXAMPLE,
    maximumLength: 200,
  }),
  optional: true,
  allowedValues: [
    `the last part of the address of a school's page, a colon and a credential, such as ${PROGRAM_EXAMPLE}`,
  ],
};

const view = optional(
  enumeration(
    { cards: 'Cards', table: 'Table' },
    { description: 'How programs are shown.', example: 'table' },
  ),
);

/** The query of an endpoint's example. */
const queryOf = ({ exampleRequest = '' }: Endpoint) => exampleRequest.split('?')[1] ?? '';

const queries: ReadonlyMap<string, PageQuery> = new Map<string, PageQuery>([
  ...calculators.map(
    ({ id, parameters }) =>
      [
        paths.calculatorPage(id),
        {
          parameters,
          pageOnly: calculatorPage(id).extraParameters,
          settle: (query: URLSearchParams) => calculatorPage(id).settle(query, loadData()),
          api: paths.calculator(id),
          example: exampleQuery(parameters),
        },
      ] as const,
  ),
  [paths.options, { parameters: optionsParameters, pageOnly: {}, example: optionsExample }],
  [
    paths.programs,
    {
      parameters: finderParameters,
      pageOnly: { [VIEW]: view, [PROGRAM]: program },
      api: paths.programsApi,
      example: queryOf(programsEndpoint),
    },
  ],
  [
    paths.programComparison,
    {
      parameters: comparisonParameters,
      pageOnly: {},
      moved: [PROGRAM],
      api: paths.programsApi,
      example: comparisonQuery(comparedExamples, ['BSN']),
    },
  ],
  ...occupationPages.map(
    (occupation) =>
      [occupationPath(occupation), { parameters: payParameters, pageOnly: {}, example: '' }] as const,
  ),
]);

/** What the page of a state's pass rates reads: its choices depend on its results. */
function passRateQuery(path: string): PageQuery | undefined {
  const state = stateSlugs.find((slug) => path === paths.statePassRates(slug));
  if (state === undefined) return undefined;
  const rates = passRatesOf(loadData()).rates.filter(({ state_slug }) => state_slug === state);
  return { parameters: rates.length === 0 ? {} : choices(rates), pageOnly: {}, example: '' };
}

/** What the page at a path reads from its query; undefined where nothing is declared. */
export const pageQuery = (path: string): PageQuery | undefined => queries.get(path) ?? passRateQuery(path);

/** Returns every name that changes a page: those that it reads, those that it refuses, those that redirect. */
export const namesRead = ({ parameters, pageOnly, moved = [] }: PageQuery) => [
  ...namesThatMatter({ ...parameters, ...pageOnly }),
  ...moved,
];

/** Parameters that tell where a reader lives or what a reader earns. */
const PERSONAL: readonly string[] = ['near', 'current_income', 'family_income'];

/**
 * Tests whether the address of a page tells something personal, under a name that it reads or refuses: search engines are
 * to list no such address.
 */
export function tellsPersonal(path: string, query: URLSearchParams): boolean {
  const { parameters = {}, pageOnly = {}, settle } = pageQuery(path) ?? {};
  const given = Object.entries({ ...parameters, ...pageOnly }).filter(([name, parameter]) => {
    if (!PERSONAL.includes(name)) return false;
    const usual = String(parameter.default ?? '');
    const tells = (value: string) => value.trim() !== '' && value !== usual;
    return namesThatMatter({ [name]: parameter }).some((one) => query.getAll(one).some(tells));
  });
  if (given.length === 0) return false;
  const assumed = settle?.(query).assumed ?? [];
  return given.some(([name]) => !assumed.includes(name));
}

/** Returns the names of a query that the page refuses because they are nearly one that it reads. */
const misspelledIn = (query: URLSearchParams, names: readonly string[]) =>
  [...new Set(query.keys())].filter((name) => misspelledName(name, names) !== undefined).sort();

/** Whether what is given of a parameter says something: an empty value of a required one is a mistake. */
function saysSomething(parameter: Parameter | undefined, values: readonly string[]): boolean {
  if (values.every((value) => value.trim() === '')) return parameter !== undefined && isRequired(parameter);
  if (parameter?.default === undefined || values.length > 1) return true;
  return values[0] !== String(parameter.default);
}

/** The values of a name: of a parameter that takes several the empty ones say nothing beside others. */
function valuesIn(query: URLSearchParams, name: string, parameter: Parameter | undefined): readonly string[] {
  const values = query.getAll(name);
  const given = parameter?.several ? values.filter((value) => value.trim() !== '') : values;
  return given.length > 0 ? given : values;
}

/**
 * The query of a page in one spelling: what changes the page, in declared order, without defaults, with what the page
 * fills in. Values stay as they were given: the page may say something about them. On an unknown path, and on one that
 * is redirected with its query, everything counts.
 *
 * @example canonicalPageQuery('/calculators/nursing-roi', new URLSearchParams('b=1&degree=BSN&state=ohio'))
 *   // 'state=ohio&degree=BSN&current_income=36820'
 */
export function canonicalPageQuery(path: string, query: URLSearchParams): string {
  const declared = pageQuery(path);
  if (!declared) {
    if (pageKindOf(path) && canonicalStatePath(path) === undefined) return '';
    const all = new URLSearchParams(query);
    all.sort();
    return all.toString();
  }
  const parameters = { ...declared.parameters, ...declared.pageOnly };
  const names = namesRead(declared);
  const written = declared.settle?.(query).query ?? query;
  const pairs = [...names, ...misspelledIn(query, names)].flatMap((name) => {
    const values = valuesIn(written, name, parameters[name]);
    return saysSomething(parameters[name], values) ? values.map((value) => [name, value]) : [];
  });
  return new URLSearchParams(pairs).toString();
}
