import { beats, type Candidate, quickestFirst } from './dominance';
import { byMeasure, type MeasureId, type Measures, measureFacts, measureIds, totalOf } from './measures';
import type { PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import { pathwayFacts } from './routes';

/** A ladder weighed against the others that are left. */
export interface Scored extends Candidate {
  /** Points that each measure gives, unrounded. */
  readonly points: Measures;
  /** Their sum: 0 to 100, unrounded. */
  readonly score: number;
}

/** Weight of each measure: the row of the priority plus what timeline and budget add. */
export function weigh({ priority, timeline, budget }: PathwayInputs, { weights }: PathwayModel): Measures {
  return byMeasure(
    (id) =>
      weights.priority[priority].of[id] + weights.timeline[timeline].of[id] + weights.budget[budget].of[id],
  );
}

/** The best value of a measure among ladders. */
export function best(id: MeasureId, ladders: readonly Candidate[]): number {
  const values = ladders.map(({ measures }) => measures[id]);
  return measureFacts[id].better === 'lower' ? Math.min(...values) : Math.max(...values);
}

/** How near a value comes to the best one, 0 to 1; equal values are 1, also when both are 0. */
export function nearness(id: MeasureId, value: number, bestValue: number): number {
  if (value === bestValue) return 1;
  // Programs are counted from the fewest: a second one is half as good, a third one a third.
  if (id === 'programs') return 1 / (1 + value - bestValue);
  return measureFacts[id].better === 'lower' ? bestValue / value : value / bestValue;
}

/** Scores ladders against each other, in their order. */
export function scoreLadders(ladders: readonly Candidate[], weights: Measures): readonly Scored[] {
  const all = totalOf(weights);
  const bestOf = byMeasure((id) => best(id, ladders));
  return ladders.map((ladder) => {
    const points = byMeasure(
      (id) => (100 * weights[id] * nearness(id, ladder.measures[id], bestOf[id])) / all,
    );
    return { ...ladder, points, score: totalOf(points) };
  });
}

const bestFirst = (a: Scored, b: Scored) => b.score - a.score || quickestFirst(a, b);

/** Whether a ladder brings a bachelor's degree in nursing. */
export const hasBachelors = ({ journey: { ladder } }: Candidate) =>
  ladder.some(({ credential }) => pathwayFacts[credential].bachelors);

/** Whether a ladder is no worse on the measure that the priority is about, and not both slower and dearer. */
function isAsGood(ladder: Scored, top: Scored, own: MeasureId): boolean {
  const [value, bestValue] = [ladder.measures[own], top.measures[own]];
  const worse = measureFacts[own].better === 'lower' ? value > bestValue : value < bestValue;
  return !worse && !beats(top.measures, ladder.measures, ['goal_months', 'total_cost']);
}

/**
 * The ladder that a route is judged by: the best-scoring one; where it brings no bachelor's degree, the best-scoring
 * one that does if it is as good, because many hospitals and master's programs ask for one.
 *
 * @param ladders of one route, at least one.
 * @param own the measure that the priority is about.
 */
export function representative(ladders: readonly Scored[], own: MeasureId): Scored {
  const [top, ...others] = ladders.toSorted(bestFirst);
  if (!top) throw new Error('A route needs a ladder');
  if (hasBachelors(top)) return top;
  const withBachelors = others.find(hasBachelors);
  return withBachelors && isAsGood(withBachelors, top, own) ? withBachelors : top;
}

/** Measures by what they add to a ladder's lead over another, in points; those that add nothing left out. */
export function advantages(one: Scored, other: Scored): readonly MeasureId[] {
  const lead = byMeasure((id) => one.points[id] - other.points[id]);
  return measureIds.filter((id) => lead[id] > 0).toSorted((a, b) => lead[b] - lead[a]);
}
