import type { FigureTable } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { formatDollars } from '@/lib/numbers/format';
import { areaName, nation, type StateSlug, stateName } from '@/lib/places/states';
import { capitalized, choice, count, list, possessive } from '@/lib/text/words';
import { decide, rivalOf } from '../decision';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import type { Program } from '../programs';
import { routeOrder } from '../routes';
import { ladderInWords, routeInWords } from '../sentences/phrases';
import { row } from './routes';
import { stateModel, withModel } from './shown';

/** What the prices and the pay of a state change. */
export interface StateView {
  readonly heading: string;
  /** Whether the answer is another one there, in a sentence beside the national answer. */
  readonly finding: string;
  /** The state's figures above the nation's, for each route. */
  readonly comparison: FigureTable;
  /** What is used for figures that the state lacks, in sentences. */
  readonly notes: readonly string[];
}

/** What a decision says: the winner, or the two routes without one. */
function verdict({ decision, model }: Pick<Evaluation, 'decision' | 'model'>): string {
  const { recommended } = decision;
  const rival = rivalOf(decision, model);
  if (rival === null) return `${routeInWords(recommended)} comes first`;
  const both = [recommended, rival].toSorted(
    (a, b) => routeOrder.indexOf(a.route) - routeOrder.indexOf(b.route),
  );
  return `${list(both.map(routeInWords))} are close`;
}

function findingOf(
  national: Evaluation,
  inState: Pick<Evaluation, 'decision' | 'model'>,
  state: string,
): string {
  const here = verdict(inState);
  return verdict(national) === here
    ? `Prices and pay are ${possessive(state)}; US figures lead to the same answer.`
    : `Prices and pay are ${possessive(state)}. By them, ${here}; by US figures, ${verdict(national)}.`;
}

const ladderOf = ({ journey: { ladder } }: Candidate) => ladderInWords(ladder);
const payAfter = ({ journey: { ladder } }: Candidate) => ladder.at(-1)?.payAfter ?? ladder[0].payAfter;

interface Pair {
  readonly inState: Candidate;
  readonly national: Candidate;
}

function comparisonOf(pairs: readonly Pair[], state: string): FigureTable {
  const figures = (label: string, cell: (pair: Pair) => string) =>
    row(
      label,
      pairs.map((pair) => ({ value: cell(pair), note: '' })),
    );
  const cost = ({ measures }: Candidate) => formatDollars(measures.total_cost);
  const pay = (candidate: Candidate) => formatDollars(payAfter(candidate));
  return {
    caption: `${state} beside the whole country, at the price for your budget`,
    columns: pairs.map(({ national }) => ({
      id: ladderOf(national),
      label: capitalized(ladderOf(national)),
      href: null,
    })),
    rows: [
      figures(`Tuition, books and fees: ${state}`, ({ inState }) => cost(inState)),
      figures('Tuition, books and fees: nationwide', ({ national }) => cost(national)),
      figures(`Average pay after, a year: ${state}`, ({ inState }) => pay(inState)),
      figures('Average pay after, a year: nationwide', ({ national }) => pay(national)),
      figures('Time to your goal, the same everywhere', ({ inState }) =>
        count(inState.measures.goal_months, 'month'),
      ),
    ],
  };
}

const isNationwide = ({ rows: { price } }: Program) =>
  price.kind !== 'printed' && price.row.state_slug === nation.slug;

/** Which prices of these programs are not the state's own, in sentences. */
export function lackingNotes(programs: readonly Program[], state: StateSlug): string[] {
  const named = (some: readonly Program[]) =>
    choice(some.map(({ credential }) => credentialFacts[credential].name));
  const lacking = programs.filter(isNationwide);
  const printed = programs.filter(({ rows }) => rows.price.kind === 'printed');
  return [
    ...(lacking.length > 0
      ? [`No school in ${areaName(state)} reports a price of ${named(lacking)}: the nationwide one is used.`]
      : []),
    ...(printed.length > 0 ? [`The price of ${named(printed)} is known nationwide only.`] : []),
  ];
}

function notesOf(pairs: readonly Pair[], state: StateSlug): string[] {
  const programs = [...new Set(pairs.flatMap(({ inState }) => inState.journey.ladder))];
  return [
    ...lackingNotes(programs, state),
    'Prices are those of all schools, public and private. We know no waits by state, so the months are nationwide.',
  ];
}

/** The recommended route and the runner-up with a state's prices and pay, and the route that leads there. */
export function stateView(
  national: Evaluation,
  state: StateSlug,
  wait: number | null,
  data: Data,
): StateView {
  const { inputs, decision } = national;
  const model = stateModel(state, wait, data);
  const inState = decide(inputs, model);
  const { recommended, runnerUp } = decision;
  const shown = [recommended, runnerUp];
  const isShown = shown.some((one) => ladderOf(one) === ladderOf(inState.recommended));
  const pairs = [...shown, ...(isShown ? [] : [inState.recommended])].map((one) => ({
    inState: withModel(one, inputs, model),
    national: withModel(one, inputs, national.model),
  }));
  const name = stateName(state);
  return {
    heading: `In ${areaName(state)}: prices and pay`,
    finding: findingOf(national, { decision: inState, model }, name),
    comparison: comparisonOf(pairs, name),
    notes: notesOf(pairs, state),
  };
}
