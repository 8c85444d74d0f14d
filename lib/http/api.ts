import { parseQuery } from '@/lib/calculators/parameters';
import { calculators, findCalculator } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { answer } from '@/lib/site/answers';
import { formatParameters } from '@/lib/site/endpoints';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { invalidParameter, unknownCalculator } from './errors';
import type { Resource } from './read-only-route';

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
    const humanPage = absoluteUrl(paths.calculatorPage(id), canonical);
    return { body, links: [{ href: humanPage, rel: 'alternate', type: 'text/html' }] };
  };
}

/** An index in the form that `format` asks for; another format is refused with invalid_parameter. */
export function indexResource(forms: Readonly<Record<'json' | 'openapi', () => object>>): Resource {
  return (query) => {
    const parsed = parseQuery(formatParameters, query);
    if (!parsed.ok) throw invalidParameter(parsed.problem);
    return { body: forms[parsed.inputs.format]() };
  };
}
