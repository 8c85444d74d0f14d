import { smallestCohort } from '../../tables/pass-rates';

/** A published count of people; each bit of `cells` is a group of them that no published count divides. */
export interface PublishedCount {
  readonly cells: bigint;
  readonly count: number;
}

/** Counts added and counts taken away, by their place in the list, that leave too few people. */
export interface Combination {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** Steps of a search; one that needs more has too many counts that overlap, and stays undecided. */
const MAX_STEPS = 200_000;

/** Whether a search has steps left. */
type HasSteps = () => boolean;

const isSmall = (count: number) => count > 0 && count < smallestCohort;
const isWithin = (part: PublishedCount, whole: PublishedCount) => (part.cells & ~whole.cells) === 0n;
const overlap = (a: PublishedCount, b: PublishedCount) => (a.cells & b.cells) !== 0n;

/** Takes away parts that do not overlap, and stops where what is left can no longer become small. */
function remainderOf(
  counts: readonly PublishedCount[],
  whole: PublishedCount,
  hasSteps: HasSteps,
): number[] | undefined {
  const parts = [...counts.entries()]
    .filter(([, part]) => part !== whole && part.count <= whole.count && isWithin(part, whole))
    .toSorted(([, a], [, b]) => b.count - a.count);
  const ahead = parts.map((_, from) => parts.slice(from).reduce((total, [, { count }]) => total + count, 0));
  const take = (
    from: number,
    left: number,
    cells: bigint,
    taken: readonly number[],
  ): number[] | undefined => {
    if (taken.length > 0 && isSmall(left)) return [...taken];
    const [at, part] = parts[from] ?? [];
    if (at === undefined || part === undefined || left <= 0 || !hasSteps()) return undefined;
    if (left - (ahead[from] ?? 0) >= smallestCohort) return undefined;
    const isFree = (part.cells & ~cells) === 0n;
    const within = isFree
      ? take(from + 1, left - part.count, cells & ~part.cells, [...taken, at])
      : undefined;
    return within ?? take(from + 1, left, cells, taken);
  };
  return take(0, whole.count, whole.cells, []);
}

/** A published count with 1 for each cell that it has, 0 for the others. */
interface Term {
  readonly has: readonly number[];
  readonly count: number;
}

/** A sum of terms with signs: how often it has each cell. */
interface Sum {
  readonly times: readonly number[];
  readonly count: number;
  readonly signs: readonly number[];
}

function termsOf(counts: readonly PublishedCount[]): Term[] {
  const size = Math.max(...counts.map(({ cells }) => cells.toString(2).length));
  return counts.map(({ cells, count }) => ({
    count,
    has: Array.from(cells.toString(2).padStart(size, '0'), Number),
  }));
}

function plus(sum: Sum, { has, count }: Term, at: number, sign: number): Sum {
  return {
    times: sum.times.map((time, cell) => time + sign * (has[cell] ?? 0)),
    count: sum.count + sign * count,
    signs: sum.signs.with(at, sign),
  };
}

/** Terms that bring a sum nearer to one that has each cell once or not at all, or leave less of one that does. */
function nextTerms(terms: readonly Term[], { times, signs }: Sum): [at: number, sign: number][] {
  const wrong = times.findIndex((time) => time < 0 || time > 1);
  const sign = (times[wrong] ?? 1) < 0 ? 1 : -1;
  const helps = ({ has }: Term) =>
    wrong >= 0 ? has[wrong] === 1 : times.some((time, cell) => time === 1 && has[cell] === 1);
  return [...terms.entries()].flatMap(([at, term]) => (signs[at] === 0 && helps(term) ? [[at, sign]] : []));
}

/** Adds and takes away counts that overlap, as of years that begin in different months, shortest sums first. */
function sumOf(counts: readonly PublishedCount[], hasSteps: HasSteps): Combination | undefined {
  const terms = termsOf(counts);
  const signs = terms.map(() => 0);
  const seen = new Set<string>();
  let sums = terms.map(({ has, count }, at): Sum => ({ times: has, count, signs: signs.with(at, 1) }));
  while (sums.length > 0) {
    const found = sums.find(
      ({ times, count }) => isSmall(count) && times.every((time) => time === 0 || time === 1),
    );
    if (found) {
      const signed = (sign: number) => [...found.signs.keys()].filter((at) => found.signs[at] === sign);
      return { added: signed(1), removed: signed(-1) };
    }
    const longer: Sum[] = [];
    for (const sum of sums) {
      for (const [at, sign] of nextTerms(terms, sum)) {
        const key = sum.signs.with(at, sign).join();
        const term = terms[at];
        if (term === undefined || seen.has(key)) continue;
        if (!hasSteps()) return undefined;
        seen.add(key);
        longer.push(plus(sum, term, at, sign));
      }
    }
    sums = longer;
  }
  return undefined;
}

/**
 * Finds published counts from which a cohort too small to be published can be worked out by adding and taking away.
 *
 * @returns 'undecided' where so many counts overlap that not every sum can be tried.
 */
export function smallCombination(counts: readonly PublishedCount[]): Combination | 'undecided' | undefined {
  let steps = 0;
  const hasSteps = () => {
    steps += 1;
    return steps <= MAX_STEPS;
  };
  for (const [at, whole] of counts.entries()) {
    const removed = remainderOf(counts, whole, hasSteps);
    if (removed) return { added: [at], removed };
  }
  // Where of two counts that overlap one is always within the other, no other sum leaves fewer.
  const isCrossing = counts.some((a) =>
    counts.some((b) => overlap(a, b) && !isWithin(a, b) && !isWithin(b, a)),
  );
  const combination = isCrossing ? sumOf(counts, hasSteps) : undefined;
  return combination ?? (steps > MAX_STEPS ? 'undecided' : undefined);
}
