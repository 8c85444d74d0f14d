import { group } from 'd3-array';
import type { WholeYear } from '@/lib/data/period';
import type { Source } from '@/lib/data/table';
import { exams } from '@/lib/data/tables/shared';
import { areaName } from '@/lib/places/states';
import { type DatasetFacts, datasetFacts } from '@/lib/site/dataset/facts';
import { list } from '@/lib/text/words';
import type { Exam, GroupRate } from '../rate';
import { type Board, boardIn } from './board';
import { type CoverageRow, type CoverageState, coverageOf } from './coverage';
import type { RatesSource } from './rates-source';

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

/** A state in the list of all, with its board. */
export interface OverviewRow extends CoverageRow {
  readonly board: Board;
}

/** What is known of pass rates by state, and of the nation. */
export interface OverviewView {
  readonly answer: { readonly verdict: string; readonly sentence: string };
  readonly facts: DatasetFacts;
  readonly national: readonly NationalYears[];
  /** All states, by name. */
  readonly rows: readonly OverviewRow[];
  /** States by how new their results are. */
  readonly byState: Readonly<Record<CoverageState, readonly OverviewRow[]>>;
  /** The newest year of the nation on the exam of registered nurses. */
  readonly nation: GroupRate<WholeYear> | undefined;
}

/** So many names fit in the answer; of more their number is said. */
const MAX_NAMES = 3;

function verdictOf(current: readonly OverviewRow[], all: number): string {
  const names = current.map(({ slug }) => areaName(slug));
  if (names.length === 0)
    return 'We have no current pass rates by program. Ask your state’s board of nursing';
  const which = names.length > MAX_NAMES ? `${names.length} of ${all} states` : list(names);
  return `We have current pass rates for ${which}. For the others, ask the board`;
}

/** Returns what the page of all pass rates says. */
export function overviewView(source: RatesSource): OverviewView {
  const { held } = source;
  const rows = coverageOf(held, source.currentSince).rows.map((row) => ({
    ...row,
    board: boardIn(row.slug, source),
  }));
  const of = (state: CoverageState) => rows.filter((row) => row.state === state);
  const byState = { current: of('current'), few: of('few'), old: of('old'), none: of('none') };
  const linked = rows.filter(({ board }) => board.page !== null).length;
  return {
    answer: {
      verdict: verdictOf(byState.current, rows.length),
      sentence: `Choose your state: you get what we have, and the page of its board where we know it (${linked} of ${rows.length}).`,
    },
    facts: datasetFacts(held),
    national: exams.map((exam) => ({ exam, rates: held.nationFirstTimeYears(exam) })),
    rows,
    byState,
    nation: held.nationFirstTime('NCLEX-RN'),
  };
}
