import { lpnPathway } from '@/lib/calculators/lpn-pathway';
import { modelOf, type PathwayModel } from '@/lib/calculators/lpn-pathway/model';
import { options, type PathwayInputs, parameters } from '@/lib/calculators/lpn-pathway/parameters';
import type { LpnPathwayResult } from '@/lib/calculators/lpn-pathway/result';
import type { RouteId } from '@/lib/calculators/lpn-pathway/routes';
import type { Data } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { exampleData } from './data';

const names = Object.keys(parameters);

/** Inputs written as "none/become_rn/cost/asap/tight": one value for each parameter in declared order. */
export function inputsOf(question: string): PathwayInputs {
  const values = question.split('/').map((value, index) => [names[index] ?? '', value]);
  const parsed = parseQuery(parameters, new URLSearchParams(values));
  if (!parsed.ok) throw new Error(`${question}: ${parsed.problem.message}`);
  return parsed.inputs;
}

/** Inputs written the same way. */
export const queryText = (inputs: PathwayInputs): string =>
  Object.values({ ...emptyInDeclaredOrder, ...inputs }).join('/');
const emptyInDeclaredOrder = Object.fromEntries(names.map((name) => [name, '']));

/** All 324 inputs, the last parameter changing fastest. */
export const everyInput: readonly PathwayInputs[] = options.starting_point.flatMap((starting_point) =>
  options.end_goal.flatMap((end_goal) =>
    options.priority.flatMap((priority) =>
      options.timeline.flatMap((timeline) =>
        options.budget.map((budget) => ({ starting_point, end_goal, priority, timeline, budget })),
      ),
    ),
  ),
);

/** Returns the data as if just read, without what was derived from it before. */
export const freshData = (): Data => ({ ...exampleData() });

/** The model of such data. */
export const freshModel = (): PathwayModel => modelOf(freshData());

/** The whole answer to a question. */
export const answerTo = (question: string, data: Data = freshData()) =>
  lpnPathway.answer(inputsOf(question), data);

/** Its result alone. */
export const resultOf = (question: string, data?: Data): LpnPathwayResult => answerTo(question, data).result;

/** What it says of one route. @throws Error when the route is missing. */
export function entryOf(result: LpnPathwayResult, route: RouteId): LpnPathwayResult['scores'][number] {
  const entry = result.scores.find((score) => score.route === route);
  if (!entry) throw new Error(`No score of ${route}`);
  return entry;
}

/** The figures of one route. @throws Error when the route is not worked out. */
export function attributesOf(result: LpnPathwayResult, route: RouteId) {
  const { attributes } = entryOf(result, route);
  if (!attributes) throw new Error(`${route} is not worked out`);
  return attributes;
}
