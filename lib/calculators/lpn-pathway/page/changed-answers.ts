import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';
import { paths, withQuery } from '@/lib/site/urls';
import { lpnPathway } from '..';
import { type PathwayInputs, parameters } from '../parameters';
import type { LpnPathwayResult } from '../result';
import { changeInWords } from '../sentences/phrases';
import { extraPairs, type PathwayExtras } from './extras';

/** One answer that would be another if one input were. */
export interface ChangedAnswer {
  readonly id: string;
  /** "With the budget “moderate” the route would be straight to RN". */
  readonly label: string;
  readonly href: string;
}

const extraQuery = (extras: PathwayExtras) =>
  extraPairs(extras)
    .map((pair) => `&${new URLSearchParams([[...pair]])}`)
    .join('');

/** Quotation marks as pages have them. */
const curled = (text: string) => text.replaceAll(/"([^"]*)"/g, '“$1”');

/**
 * What would change the answer: at most one value of each input, with the page that shows the answer then.
 *
 * @param extras what else the page knows of the reader.
 */
export function changedAnswers(
  inputs: PathwayInputs,
  { runner_up }: LpnPathwayResult,
  extras: PathwayExtras,
): ChangedAnswer[] {
  return runner_up.what_would_change_the_answer.flatMap(({ parameter, value, recommended_route }) => {
    const query = new URLSearchParams(canonicalQuery(parameters, inputs));
    query.set(parameter, value);
    const changed = parseQuery(parameters, query);
    if (!changed.ok) return [];
    return [
      {
        id: parameter,
        label: curled(
          changeInWords({ parameter, value, recommendedRoute: recommended_route }).replace(/\.$/, ''),
        ),
        href: withQuery(
          paths.calculatorPage(lpnPathway.id),
          `${canonicalQuery(parameters, changed.inputs)}${extraQuery(extras)}`,
        ),
      },
    ];
  });
}

/** Why the recommended route: without what the first screen and the links to other answers say already. */
export function otherReasons({ why, runner_up }: LpnPathwayResult, facts: readonly string[]): string[] {
  const linked = runner_up.what_would_change_the_answer.map(({ parameter, value, recommended_route }) =>
    changeInWords({ parameter, value, recommendedRoute: recommended_route }),
  );
  const said = new Set([...facts, ...linked]);
  return why.filter((reason) => !said.has(reason));
}
