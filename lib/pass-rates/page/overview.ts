import { group } from 'd3-array';
import type { WholeYear } from '@/lib/data/period';
import type { Source } from '@/lib/data/table';
import { exams } from '@/lib/data/tables/shared';
import { formatCount } from '@/lib/numbers/format';
import { type DatasetFacts, datasetFacts } from '@/lib/site/dataset/facts';
import { list } from '@/lib/text/words';
import type { PassRates } from '../pass-rates';
import type { Exam, GroupRate } from '../rate';
import { rateInWords } from '../words';
import { type Coverage, type CoverageRow, coverageOf } from './coverage';

/** The copies that results of a group were read in, each once with its periods: NCSBN's own pages are not among them. */
export function groupSources(rates: readonly GroupRate[]): Source[] {
  const copies = rates.flatMap((rate) => {
    const [url = rate.source_url] = rate.obtained_from.split(' ; ');
    return { url, label: rate.period.label };
  });
  return [...group(copies, ({ url }) => url)].map(([url, read]) => ({
    title: `NCSBN, ${list([...new Set(read.map(({ label }) => label))])}, as quoted at ${new URL(url).host.replace(/^www\./, '')}`,
    url,
  }));
}

/** First attempts of the nation at one examination. */
export interface NationalYears {
  readonly exam: Exam;
  /** Newest first; years that are known without a count are left out. */
  readonly rates: readonly GroupRate<WholeYear>[];
}

/** What is known of pass rates by state, and of the nation. */
export interface OverviewView {
  readonly sentence: string;
  readonly facts: DatasetFacts;
  readonly national: readonly NationalYears[];
  readonly coverage: Coverage;
  /** States with results, by name; and the others. */
  readonly held: readonly CoverageRow[];
  readonly notHeld: readonly CoverageRow[];
}

export function overviewView(held: PassRates): OverviewView {
  const coverage = coverageOf(held);
  const facts = datasetFacts(held);
  const newest = held.nationFirstTime('NCLEX-RN');
  const ofNation = newest
    ? ` In the nation, ${rateInWords(newest)} on their first attempt at the NCLEX-RN.`
    : '';
  return {
    sentence: `${formatCount(facts.rows)} results of ${formatCount(facts.programs)} programs in ${facts.states} states, each with its year, its number of candidates and its source.${ofNation}`,
    facts,
    national: exams.map((exam) => ({ exam, rates: held.nationFirstTimeYears(exam) })),
    coverage,
    held: coverage.rows.filter(({ holdings }) => holdings.length > 0),
    notHeld: coverage.rows.filter(({ holdings }) => holdings.length === 0),
  };
}
