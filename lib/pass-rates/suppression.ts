import { group } from 'd3-array';
import { smallCohortLeft, smallCohortLeftBySome } from '@/lib/data/check/subtraction';
import { mayLieWithin } from '@/lib/data/period';
import type { GroupRate, PassRate, PublishedRate } from './rate';

const candidatesOf = (rates: readonly PublishedRate[]) => rates.map(({ candidates }) => candidates);

/** All of them, and those of each kind of program: what a reader could subtract from a total. */
function subtractable(rates: readonly PassRate[]): PassRate[][] {
  return [[...rates], ...group(rates, ({ program_type }) => program_type).values()];
}

const sameTime = (a: PublishedRate, b: PublishedRate) =>
  a.period.label === b.period.label || (mayLieWithin(a.period, b.period) && mayLieWithin(b.period, a.period));

/**
 * Complementary suppression: the totals that may be published beside the rates of programs. One is withheld where it,
 * less the programs of its state and period or those of one kind, would leave a cohort under 10.
 */
export function publishableTotals(totals: readonly GroupRate[], rates: readonly PassRate[]): GroupRate[] {
  return totals.filter((total) => {
    const members = rates.filter(
      (rate) => rate.state_slug === total.state_slug && rate.exam === total.exam && sameTime(rate, total),
    );
    return !subtractable(members).some(
      (part) => smallCohortLeft(total.candidates, candidatesOf(part)) !== undefined,
    );
  });
}

const programKey = ({ state_slug, institution_name, program_name, exam, program_type }: PassRate) =>
  JSON.stringify([state_slug, institution_name, program_name, exam, program_type]);

/**
 * The same within a program: the parts of a period are withheld where it, less some of them, would leave a cohort
 * under 10. The longer period stays.
 */
export function publishableParts(rates: readonly PassRate[]): PassRate[] {
  const withheld = new Set(
    [...group(rates, programKey).values()].flatMap((ofProgram) =>
      ofProgram.flatMap((whole) => {
        const parts = ofProgram.filter((part) => part !== whole && mayLieWithin(part.period, whole.period));
        return smallCohortLeftBySome(whole.candidates, candidatesOf(parts)) === undefined ? [] : parts;
      }),
    ),
  );
  return rates.filter((rate) => !withheld.has(rate));
}
