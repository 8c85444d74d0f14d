import { calculators, findCalculator } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';
import { finderRules, listParameters } from '@/lib/programs/finder/parameters';
import { searchParameters, searchRules } from '@/lib/programs/finder/search-parameters';
import { slugOfUnit } from '@/lib/programs/page/source';
import { answer } from '@/lib/site/api/answers';
import { formatParameters, slugParameter } from '@/lib/site/api/endpoints';
import { findPrograms, institutionAnswer } from '@/lib/site/api/programs';
import { MAX_CSV_ROWS, programsCsv } from '@/lib/site/api/programs-csv';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { invalidParameter, unknownCalculator, unknownInstitution } from '../responses/errors';
import { type Answer, CSV } from '../responses/json';
import type { Link } from '../responses/links';
import type { Resource } from './read-only-route';

/** Returns a link to the page that shows the same. */
const alternate = (path: string, query = ''): Link => ({
  href: absoluteUrl(path, query),
  rel: 'alternate',
  type: 'text/html',
});

/**
 * Returns the resource of a calculator: its result and a link to the page that runs the same calculation, or
 * invalid_parameter.
 *
 * @throws ApiError unknown_calculator when no calculator has the id.
 */
export function calculatorResource(id: string): Resource<Answer> {
  const calculator = findCalculator(id);
  if (!calculator) throw unknownCalculator(calculators.map((known) => known.id));
  return (query) => {
    const data = loadData();
    const parsed = parseQuery(calculator.parameters, query, calculator.rules?.(data));
    if (!parsed.ok) throw invalidParameter(parsed.problem);
    const { body, query: canonical } = answer(calculator, parsed.inputs, data, parsed.unclamped);
    const links = [alternate(paths.calculatorPage(id), canonical)];
    return { body, parameters: calculator.parameters, query: canonical, links };
  };
}

/** The program finder: answers a search, or throws invalid_parameter. */
export const programsResource: Resource = (query) => {
  const parsed = parseQuery(searchParameters, query, searchRules);
  if (!parsed.ok) throw invalidParameter(parsed.problem);
  const found = findPrograms(parsed.inputs);
  if (!found.ok) throw invalidParameter(found.problem);
  const links = [alternate(paths.programs, found.query)];
  const canonical = canonicalQuery(searchParameters, parsed.inputs);
  return { body: found.answer, parameters: searchParameters, query: canonical, links };
};

/** A list of programs as CSV: the same parameters, without those of a page. Throws invalid_parameter. */
export const programsCsvResource: Resource<Answer> = (query) => {
  const parsed = parseQuery(listParameters, query, finderRules);
  if (!parsed.ok) throw invalidParameter(parsed.problem);
  const inputs = { ...parsed.inputs, limit: MAX_CSV_ROWS, cursor: undefined };
  const canonical = canonicalQuery(listParameters, parsed.inputs);
  const links = [alternate(paths.programs, canonical)];
  return { body: programsCsv(inputs), type: CSV, parameters: listParameters, query: canonical, links };
};

/**
 * Returns the resource of a school with its programs. An IPEDS number, alone or at the end of an older slug, leads to it.
 *
 * @throws ApiError not_found when no school has the slug.
 */
export function institutionResource(slug: string): Resource {
  const body = institutionAnswer(slug);
  if (!body) {
    const canonical = slugOfUnit(slug);
    if (canonical === undefined) throw unknownInstitution(slugParameter.allowedValues);
    return () => ({ movedTo: paths.institutionApi(canonical) });
  }
  return () => ({ body, links: [alternate(paths.institution(slug))] });
}

/** Returns the resource of an index in the format that `format` names; another is invalid_parameter. */
export function indexResource(forms: Readonly<Record<'json' | 'openapi', () => object>>): Resource {
  return (asked) => {
    const parsed = parseQuery(formatParameters, asked);
    if (!parsed.ok) throw invalidParameter(parsed.problem);
    const query = canonicalQuery(formatParameters, parsed.inputs);
    return { body: forms[parsed.inputs.format](), parameters: formatParameters, query };
  };
}
