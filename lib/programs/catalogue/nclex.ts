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
  /** Percent who passed, with the candidates at the nation's rate added. */
  readonly percent: number;
}

/** Results of a program on its licensing examination. */
export interface Nclex {
  /** The examination that its graduates take first; null where they are nurses already, or the source does not say. */
  readonly exam: Exam | null;
  /** Whether the measure applies: the state has a whole-state table in the window. */
  readonly applies: boolean;
  readonly measure: NclexMeasure | null;
  readonly newest: ProgramPassRate | null;
  /** State whose board's results those are: an online school's may be of another state than its own. */
  readonly newestOf: StateSlug | null;
}

const labels = (rates: readonly PassRate<WholeYear>[]) => [
  ...new Set(rates.map(({ period }) => period.label)),
];

const attemptsOf = (rates: readonly PassRate[]): Attempts =>
  rates.every(({ attempts }) => attempts === 'first-time') ? 'first-time' : 'not told';

/**
 * The newest year as it is published; several rows of it, as of campuses under one unit, together.
 *
 * @param since first year that is recent enough for the score.
 */
function published({ candidates, passed, rates, year }: PooledYear, since: number): ProgramPassRate | null {
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
    recent: year >= since,
    verification: first.verification,
    source_url: first.source_url,
  };
}

/** Prepares the results of each program. @throws Error when an examination has no rate of the nation. */
export function nclexOf(passRates: PassRates, { nclex: rules }: ScoreRules): (member: Member) => Nclex {
  const windowOf = (exam: Exam) => {
    const last = passRates.newestYear(exam) ?? 0;
    const first = last - rules.windowYears + 1;
    const nation = passRates.nationFirstTime(exam);
    if (!nation) throw new Error(`The tables have no national first-time rate for ${exam}`);
    return { first, last, nation, states: passRates.statesWithTable(exam, first, last) };
  };
  const windows = new Map<Exam, ReturnType<typeof windowOf>>();
  const cached = (exam: Exam) => {
    const found = windows.get(exam) ?? windowOf(exam);
    windows.set(exam, found);
    return found;
  };

  const measureOf = (years: readonly PooledYear[], exam: Exam): NclexMeasure | null => {
    const { first, last, nation } = cached(exam);
    const recent = years.filter(({ year }) => year >= first && year <= last).slice(0, rules.pooledYears);
    if (recent.length === 0) return null;
    const rates = recent.toReversed().flatMap((year) => year.rates);
    const { candidates, passed } = pool(rates);
    const expected = (rules.priorCandidates * percentPassed(nation)) / 100;
    const percent = (100 * (passed + expected)) / (candidates + rules.priorCandidates);
    return { candidates, passed, years: labels(rates), attempts: attemptsOf(rates), percent };
  };

  return ({ credential, school }) => {
    const of = examined[credential];
    if (!of) return { exam: null, applies: false, measure: null, newest: null, newestOf: null };
    const held = passRates.ofUnit(school.ipeds?.unitid ?? '', of.exam, [of.type]).years;
    const years = byYear(held);
    const [newest] = years;
    return {
      exam: of.exam,
      applies: cached(of.exam).states.has(school.state),
      measure: measureOf(years, of.exam),
      newest: newest ? published(newest, cached(of.exam).first) : null,
      newestOf: newest?.rates[0]?.state_slug ?? null,
    };
  };
}
