import { calculators, findCalculator } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { answer } from '@/lib/site/api/answers';
import { formatParameters } from '@/lib/site/api/endpoints';
import { allowedSlugs, findPrograms, institutionAnswer } from '@/lib/site/api/programs';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { invalidParameter, unknownCalculator, unknownInstitution } from '../responses/errors';
import type { Link } from '../responses/links';
import type { Resource } from './read-only-route';

/** The page that shows the same to people. */
const alternate = (path: string, query = ''): Link => ({
  href: absoluteUrl(path, query),
  rel: 'alternate',
  type: 'text/html',
});

/**
 * The calculator of that id: answers a query with a CalculatorResult and a link to the page that runs the same
 * calculation, refuses it with invalid_parameter.
 *
 * @throws ApiError unknown_calculator when no calculator has the id.
 */
export function calculatorResource(id: string): Resource {
  const calculator = findCalculator(id);
  if (!calculator) throw unknownCalculator(calculators.map((known) => known.id));
  return (query) => {
    const parsed = parseQuery(calculator.parameters, query);
    if (!parsed.ok) throw invalidParameter(parsed.problem);
    const { body, query: canonical } = answer(calculator, parsed.inputs, loadData());
    return { body, query: canonical, links: [alternate(paths.calculatorPage(id), canonical)] };
  };
}

/** The program finder: answers a search, refuses it with invalid_parameter. */
export const programsResource: Resource = (query) => {
  const parsed = parseQuery(finderParameters, query);
  if (!parsed.ok) throw invalidParameter(parsed.problem);
  const found = findPrograms(parsed.inputs);
  if (!found.ok) throw invalidParameter(found.problem);
  return { body: found.answer, query: found.query, links: [alternate(paths.programs, found.query)] };
};

/**
 * The school of that slug with its programs.
 *
 * @throws ApiError not_found when no school has the slug.
 */
export function institutionResource(slug: string): Resource {
  const body = institutionAnswer(slug);
  if (!body) throw unknownInstitution(allowedSlugs(slug));
  return () => ({ body, links: [alternate(paths.institution(slug))] });
}

/** An index in the form that `format` asks for; another format is refused with invalid_parameter. */
export function indexResource(forms: Readonly<Record<'json' | 'openapi', () => object>>): Resource {
  return (asked) => {
    const parsed = parseQuery(formatParameters, asked);
    if (!parsed.ok) throw invalidParameter(parsed.problem);
    const query = canonicalQuery(formatParameters, parsed.inputs);
    return { body: forms[parsed.inputs.format](), query };
  };
}
