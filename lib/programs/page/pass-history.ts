import type { WholeYear } from '@/lib/data/period';
import type { PassRates } from '@/lib/pass-rates/pass-rates';
import type { Exam, PassRate, ProgramType } from '@/lib/pass-rates/rate';
import { line, Series } from '@/lib/pass-rates/series';
import { howRead, rateInWords } from '@/lib/pass-rates/words';
import type { CatalogueCredential } from '../credentials';

/** A year of a program on the licensing exam, as charts take it. */
export interface YearRate {
  readonly rate: PassRate<WholeYear>;
  readonly label: string;
}

/** Results of a program on the licensing exam. */
export interface PassHistory {
  readonly id: string;
  readonly exam: Exam;
  /** "First-time candidates"; "candidates" where a source does not tell which attempt it counts. */
  readonly who: string;
  /** Years that may be drawn together, newest first; others are apart. */
  readonly series: readonly (readonly YearRate[])[];
  /** Parts of years, each in a sentence. */
  readonly others: readonly string[];
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** What an examination is taken after, by the credential that shows it; an entry-level master's is shown with the MSN. */
const examined: Readonly<Partial<Record<CatalogueCredential, readonly [Exam, ProgramType]>>> = {
  LPN: ['NCLEX-PN', 'LPN'],
  ADN: ['NCLEX-RN', 'ADN'],
  BSN: ['NCLEX-RN', 'BSN'],
  MSN: ['NCLEX-RN', 'MSN_ENTRY'],
};

/** Label of a year; campuses that share a unit tell theirs apart by the name of the program. */
function labels(rates: readonly PassRate<WholeYear>[]): (rate: PassRate<WholeYear>) => string {
  const seen = rates.map(({ period }) => period.label);
  const isShared = new Set(seen).size < seen.length;
  return ({ period, program_name }) => (isShared ? `${period.label}, ${program_name}` : period.label);
}

function yearRates(series: Series<PassRate<WholeYear>>): YearRate[] {
  const newestFirst = line(series).reverse();
  const label = labels(newestFirst);
  return newestFirst.map((rate) => ({ rate, label: label(rate) }));
}

function sourcesOf(rates: readonly PassRate[]): PassHistory['sources'] {
  const bySource = new Map(
    rates.map((rate) => [
      rate.source_url,
      { title: `${rate.source_name}, ${howRead(rate)}`, url: rate.source_url },
    ]),
  );
  return [...bySource.values()];
}

function history(id: string, exam: Exam, type: ProgramType | null, unitid: string, passRates: PassRates) {
  const { years, parts } = passRates.ofUnit(unitid, exam, [type]);
  const all = [...years, ...parts];
  if (all.length === 0) return [];
  return [
    {
      id,
      exam,
      who: all.every(({ attempts }) => attempts === 'first-time') ? 'first-time candidates' : 'candidates',
      series: Series.among(years).map(yearRates),
      others: parts.map((rate) => `${rateInWords(rate)}.`),
      sources: sourcesOf(all),
    },
  ];
}

/** Returns the results of a program; null where there are none. */
export function passHistory(
  unitid: string | undefined,
  credential: CatalogueCredential,
  passRates: PassRates,
): PassHistory | null {
  const of = examined[credential];
  if (unitid === undefined || !of) return null;
  const [exam, type] = of;
  return history(`results-${type.toLowerCase().replace('_', '-')}`, exam, type, unitid, passRates)[0] ?? null;
}

/** Returns results of a school whose source names no program. */
export function historiesWithoutProgram(unitid: string | undefined, passRates: PassRates): PassHistory[] {
  if (unitid === undefined) return [];
  const exams: readonly Exam[] = ['NCLEX-RN', 'NCLEX-PN'];
  return exams.flatMap((exam) => history(`results-${exam.toLowerCase()}`, exam, null, unitid, passRates));
}
