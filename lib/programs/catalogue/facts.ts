import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import { areaName } from '@/lib/places/states';
import { count, dollars } from '@/lib/text/words';
import { awardYears, type ProgramFacts } from '../result';
import type { BoardRow } from '../tables';
import { type Known, known, unknown } from './known';
import type { Member } from './membership';
import type { Nclex } from './nclex';
import { type Outcome, yearsAfterCompletion } from './outcomes';

type Fact<K extends keyof ProgramFacts> = Known<NonNullable<ProgramFacts[K]>>;

/** How many people completed it in the newest year with any, or the newest year. */
export function completionsFact({ credential, completions, school }: Member): Fact<'completions'> {
  if (credential === 'DIPLOMA') return unknown('IPEDS does not tell hospital diplomas apart.');
  if (!completions) {
    return unknown(
      school.ipeds
        ? `IPEDS has no award of it in ${awardYears}.`
        : 'The school is not in IPEDS under this name.',
    );
  }
  const years = [
    { count: completions.completions_2023_24, year: '2023-24' },
    { count: completions.completions_2022_23, year: '2022-23' },
  ].flatMap(({ count: held, year }) => (held === null ? [] : [{ count: held, year }]));
  const newest = years.find(({ count: held }) => held > 0) ?? years[0];
  if (!newest) return unknown('IPEDS has the program, and no count of its awards.');
  if (credential !== 'ABSN' && credential !== 'RN_TO_BSN') return known(newest);
  return unknown(
    `IPEDS counts them among the school's ${count(newest.count, 'BSN degree')} of ${newest.year}.`,
  );
}

/** What the source counts together with the credential. */
const graduatesOf: Readonly<Record<NonNullable<ProgramOutcomeRow['credential']>, string>> = {
  LPN: 'practical nursing certificates, some for nursing assistants',
  ADN: 'associate degrees in nursing',
  BSN: "bachelor's degrees in nursing, RN-to-BSN included",
  MSN: "master's degrees in nursing",
  DOCTORAL: 'doctorates in nursing, DNP and PhD',
  CERTIFICATE: 'graduate certificates in nursing',
};

const notTold: Readonly<Partial<Record<Member['credential'], string>>> = {
  PHD: 'The source does not tell a PhD from a DNP.',
  DIPLOMA: 'The source does not tell hospital diplomas apart.',
};

const withheld = 'Not published: too few graduates with federal aid, or none.';

/** Median earnings of graduates four years on. Others are told in the reason: they do not compare. */
export function earningsFact(
  { credential }: Member,
  outcome: Outcome | undefined,
  meanWage: number,
): Fact<'graduate_earnings'> {
  const reason = notTold[credential];
  if (reason) return unknown(reason);
  if (!outcome) return unknown('The College Scorecard has no row for it.');
  const { row, sharedBy } = outcome;
  const { median_earnings: median, earnings_years_after_completion: years, credential: level } = row;
  if (median === null || years === null || level === null) return unknown(withheld);
  if (years !== yearsAfterCompletion) {
    return unknown(
      `Published only ${count(years, 'year')} after completion (${dollars(median)}), which does not compare with ${yearsAfterCompletion} years.`,
    );
  }
  return known({
    median,
    years_after_completion: years,
    graduates: row.completers_count,
    state_mean_wage: meanWage,
    release: row.release,
    graduates_of: graduatesOf[level],
    shared_by_campuses: sharedBy,
  });
}

export function debtFact({ credential }: Member, outcome: Outcome | undefined): Fact<'median_debt'> {
  const reason = notTold[credential];
  if (reason) return unknown(reason);
  if (!outcome) return unknown('The College Scorecard has no row for it.');
  const { median_debt: amount, release } = outcome.row;
  return amount === null ? unknown(withheld) : known({ amount, release });
}

/** Graduation rate of the whole institution, with its year. */
export function graduationFact({ school: { ipeds } }: Member): Fact<'graduation_rate_percent'> {
  const rate = ipeds?.graduation_rate_150pct;
  if (rate !== null && rate !== undefined) return known(rate);
  return unknown(
    ipeds
      ? 'The institution reports none: it may have no first-time full-time undergraduates.'
      : 'The school is not in IPEDS under this name.',
  );
}

/** The newest whole year of NCLEX results held. */
export function passRateFact(
  { credential, school }: Member,
  { newest }: Nclex,
  board: BoardRow | undefined,
): Fact<'pass_rate'> {
  if (newest) return known(newest);
  if (credential === 'MSN') {
    return unknown("Only entry-level master's programs have NCLEX results; we hold none for this school.");
  }
  if (credential === 'DIPLOMA' || credential in { LPN: 0, ADN: 0, BSN: 0, ABSN: 0 }) {
    const where = board?.publishes_at ? ` The board may publish it: ${board.publishes_at}` : '';
    return unknown(
      `We hold no result of this program; that does not mean that ${areaName(school.state)} publishes none.${where}`,
    );
  }
  return unknown('Its students are licensed nurses already.');
}
