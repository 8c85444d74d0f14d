import { passRateDataset } from '@/lib/data/tables/pass-rate-dataset';
import type { PassRates } from '@/lib/pass-rates/pass-rates';
import type { Verification } from '@/lib/pass-rates/rate';
import { verificationInWords } from '@/lib/pass-rates/words';

/** How near to the board some of the rows come. */
export interface VerificationCount {
  readonly verification: Verification;
  readonly inWords: string;
  readonly rows: number;
}

/** What the dataset holds, in figures. */
export interface DatasetFacts {
  readonly rows: number;
  /** Nearest to the board first. */
  readonly byVerification: readonly VerificationCount[];
  readonly states: number;
  readonly programs: number;
  readonly candidates: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Rows that name an IPEDS unit. */
  readonly withUnit: number;
  /** First and last month that a row is of, as 2024-01. */
  readonly firstMonth: string;
  readonly lastMonth: string;
}

const months = (values: readonly (string | null)[]) => values.filter((month) => month !== null).toSorted();

/** The facts of what is published. */
export function datasetFacts({ rates }: PassRates): DatasetFacts {
  const years = rates.map(({ period }) => period.year);
  const distinct = (values: readonly string[]) => new Set(values).size;
  const verifications = passRateDataset.row.shape.verification.options;
  return {
    rows: rates.length,
    byVerification: verifications.map((verification) => ({
      verification,
      inWords: verificationInWords[verification],
      rows: rates.filter((rate) => rate.verification === verification).length,
    })),
    states: distinct(rates.map(({ state_slug }) => state_slug)),
    programs: distinct(
      rates.map(({ state_slug, institution_name, program_name, exam, program_type }) =>
        JSON.stringify([state_slug, institution_name, program_name, exam, program_type]),
      ),
    ),
    candidates: rates.reduce((sum, { candidates }) => sum + candidates, 0),
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
    withUnit: rates.filter(({ unitid }) => unitid !== null).length,
    firstMonth: months(rates.map(({ period }) => period.start))[0] ?? '',
    lastMonth: months(rates.map(({ period }) => period.end)).at(-1) ?? '',
  };
}
