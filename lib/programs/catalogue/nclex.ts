import type { WholeYear } from '@/lib/data/period';
import { wilsonInterval } from '@/lib/pass-rates/interval';
import type { PassRates } from '@/lib/pass-rates/pass-rates';
import { byYear, type PooledYear, pool } from '@/lib/pass-rates/pool';
import {
  type Attempts,
  type Counts,
  type Exam,
  type PassRate,
  type ProgramType,
  percentPassed,
} from '@/lib/pass-rates/rate';
import type { StateSlug } from '@/lib/places/states';
import type { CatalogueCredential } from '../credentials';
import type { ProgramPassRate } from '../facts/pass-rate';
import type { ScoreRules } from '../score/rules';
import type { Member } from './membership';

/** Results that stand for a credential: those of the BSN for its accelerated track. */
const examined: Readonly<Partial<Record<CatalogueCredential, { exam: Exam; type: ProgramType }>>> = {
  LPN: { exam: 'NCLEX-PN', type: 'LPN' },
  ADN: { exam: 'NCLEX-RN', type: 'ADN' },
  BSN: { exam: 'NCLEX-RN', type: 'BSN' },
  ABSN: { exam: 'NCLEX-RN', type: 'BSN' },
  MSN: { exam: 'NCLEX-RN', type: 'MSN_ENTRY' },
};

/** Results of a program's newest years together, drawn toward the nation's rate. */
export interface NclexMeasure extends Counts {
  /** Labels of the years pooled, oldest first. */
  readonly years: readonly string[];
  readonly attempts: Attempts;
  /** Share who passed, 0 to 1, with the candidates at the nation's rate added. */
  readonly share: number;
  readonly standardError: number;
}

/** Results of a program on its licensing examination. */
export interface Nclex {
  /** The examination that its graduates take first; null where they are nurses already, or the source does not say. */
  readonly exam: Exam | null;
  /** Whether the measure applies: the state has a whole-state table in the window. */
  readonly applies: boolean;
  readonly measure: NclexMeasure | null;
  /** Newest result of the years that count; an older one is history. */
  readonly newest: ProgramPassRate | null;
  /** Year of the newest result where all are too old to count. */
  readonly olderYear: number | null;
  /** State whose board's results those are: an online school's may be of another state than its own. */
  readonly newestOf: StateSlug | null;
}

const labels = (rates: readonly PassRate<WholeYear>[]) => [
  ...new Set(rates.map(({ period }) => period.label)),
];

const attemptsOf = (rates: readonly PassRate[]): Attempts =>
  rates.every(({ attempts }) => attempts === 'first-time') ? 'first-time' : 'not told';

/** The newest year as it is published; several rows of it, as of campuses under one unit, together. */
function published({ candidates, passed, rates }: PooledYear): ProgramPassRate | null {
  const [first, ...others] = rates;
  if (!first) return null;
  const hundredths = 100;
  const percent = others.length === 0 ? percentPassed(first) : (100 * passed) / candidates;
  const interval = wilsonInterval(passed, candidates);
  return {
    exam: first.exam,
    period_label: labels(rates).join(' and '),
    candidates,
    rate_percent: Math.round(percent * hundredths) / hundredths,
    interval_low: interval.low,
    interval_high: interval.high,
    attempts: attemptsOf(rates),
    recent: true,
    verification: first.verification,
    source_url: first.source_url,
  };
}

/** Prepares the results of each program. */
export function nclexOf(passRates: PassRates, { nclex: rules }: ScoreRules): (member: Member) => Nclex {
  const tables = new Map<Exam, ReadonlySet<StateSlug>>();
  const statesWithTable = (exam: Exam) => {
    const kept = tables.get(exam);
    if (kept) return kept;
    const newest = passRates.newestYear(exam) ?? rules.firstYear;
    const found = passRates.statesWithTable(exam, rules.firstYear, newest);
    tables.set(exam, found);
    return found;
  };

  const measureOf = (recent: readonly PooledYear[], exam: Exam): NclexMeasure | null => {
    const pooled = recent.slice(0, rules.pooledYears);
    if (pooled.length === 0) return null;
    const rates = pooled.toReversed().flatMap((year) => year.rates);
    const { candidates, passed } = pool(rates);
    const all = candidates + rules.priorCandidates;
    const share = (passed + rules.priorCandidates * rules.priorRates[exam]) / all;
    const standardError = Math.sqrt((share * (1 - share)) / all);
    return { candidates, passed, years: labels(rates), attempts: attemptsOf(rates), share, standardError };
  };

  return ({ credential, school }) => {
    const of = examined[credential];
    if (!of)
      return { exam: null, applies: false, measure: null, newest: null, newestOf: null, olderYear: null };
    const held = passRates.ofUnit(school.ipeds?.unitid ?? '', of.exam, [of.type]).years;
    const years = byYear(held);
    const recent = years.filter(({ year }) => year >= rules.firstYear);
    const [newest] = recent;
    return {
      exam: of.exam,
      applies: statesWithTable(of.exam).has(school.state),
      measure: measureOf(recent, of.exam),
      newest: newest ? published(newest) : null,
      newestOf: newest?.rates[0]?.state_slug ?? null,
      olderYear: newest ? null : (years[0]?.year ?? null),
    };
  };
}
