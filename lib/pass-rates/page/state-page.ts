import type { WholeYear } from '@/lib/data/period';
import { passRates as passRateTable } from '@/lib/data/tables/pass-rates';
import { exams } from '@/lib/data/tables/shared';
import { areaName, type StateSlug, stateName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { count, uncapitalized } from '@/lib/text/words';
import { type Exam, type GroupRate, type PassRate, wholeYearGroups, wholeYears } from '../rate';
import { Series } from '../series';
import { rateInWords } from '../words';
import { type RatesAnswer, ratesAnswer } from './answer';
import { type Board, boardIn } from './board';
import { type ChoiceView, choices, chosenRates, type Order, readChoice } from './choice';
import { drawingOf, type RatesDrawing } from './drawing';
import { type Holding, holdingsOf } from './holdings';
import { inOrder } from './order';
import type { RatesSource } from './rates-source';
import { type SourceList, sourceList } from './sources';

/** Rows of one page of the table: the largest year fits on one. */
const ROWS_ON_A_PAGE = 130;

/** The results of a state that are asked for. */
export interface StateResults {
  readonly choice: ChoiceView;
  /** The chosen values in one line. */
  readonly summary: string;
  readonly answer: RatesAnswer;
  readonly exam: Exam;
  /** Year in which the periods end; undefined for all. */
  readonly year: number | undefined;
  /** Rates of this page of the table. */
  readonly rows: readonly PassRate[];
  readonly total: number;
  /** Whether several kinds of year are sorted by rate: said beside the table. */
  readonly unalike: boolean;
  readonly drawing: RatesDrawing | null;
  readonly sources: SourceList;
  readonly page: number;
  readonly pages: number;
  readonly pageHref: (page: number) => string;
  readonly orderHref: (order: Order) => string;
  readonly order: Order;
  /** Whether anything but the page's own choice is asked for: its table is open then. */
  readonly isChosen: boolean;
  /** Whether the newest of its whole years is too old to say much about programs of today. */
  readonly isOld: boolean;
  /** The page without any choice. */
  readonly allHref: string;
  /** Page of the school of a rate; undefined where it is not certain which one that is. */
  readonly schoolHref: (rate: PassRate) => string | undefined;
}

/** A result of a whole state in a sentence, and where it was printed. */
export interface StateTotal {
  readonly text: string;
  readonly url: string;
}

/** Everything that the page of a state's pass rates says. */
export interface StateRatesView {
  readonly state: StateSlug;
  readonly place: string;
  readonly holdings: readonly Holding[];
  /** Null where we have no result by program. */
  readonly results: StateResults | null;
  /** Results of the whole state in whole years, as someone printed them. */
  readonly totals: readonly StateTotal[];
  /** The same of parts of years: never beside those of years. */
  readonly partTotals: readonly StateTotal[];
  /** Newest year of the nation, per examination. */
  readonly nation: readonly GroupRate<WholeYear>[];
  readonly board: Board;
  /** What is known to be wrong with the rows of this state. */
  readonly notes: readonly string[];
}

/** A total with whom it counts. */
export const groupInWords = (rate: GroupRate) =>
  `${rate.exam}, ${rate.candidate_group}: ${uncapitalized(rateInWords(rate))}`;

const stateTotal = (rate: GroupRate): StateTotal => ({
  text: `${groupInWords(rate)}.`,
  url: rate.source_url,
});

const whenInWords = (year: number | undefined) => (year === undefined ? 'all years' : String(year));

/** Title of the table: what is in it, of when. */
export const tableCaption = ({ exam, year, total }: StateResults, place: string) => {
  const when = year === undefined ? '' : ` in ${year}`;
  return `${exam} by program in ${place}${when}: ${count(total, 'result')}`;
};

function resultsOf(
  state: StateSlug,
  rates: readonly PassRate[],
  query: URLSearchParams,
  { held, schoolPath, currentSince }: RatesSource,
): StateResults {
  const choice = readChoice(choices(rates), query);
  const { chosen, queryWith } = choice;
  const { exam, year, all, matching } = chosenRates(rates, chosen);
  const sorted = inOrder(matching, chosen.order);
  const pages = Math.max(1, Math.ceil(sorted.length / ROWS_ON_A_PAGE));
  const page = Math.min(chosen.page, pages);
  const href = (changes: Parameters<typeof queryWith>[0]) =>
    withQuery(paths.statePassRates(state), queryWith(changes));
  const rows = sorted.slice((page - 1) * ROWS_ON_A_PAGE, page * ROWS_ON_A_PAGE);
  return {
    choice,
    summary: [exam, whenInWords(year), chosen.school].filter((part) => part !== undefined).join(', '),
    answer: ratesAnswer(state, exam, matching),
    exam,
    year,
    rows,
    total: sorted.length,
    unalike: chosen.order === 'rate' && Series.among(wholeYears(matching)).length > 1,
    drawing: drawingOf({ all, school: chosen.school, exam, year, held }),
    sources: sourceList(rows),
    page,
    pages,
    pageHref: (number) => href({ page: number }),
    orderHref: (order) => href({ order, page: 1 }),
    order: chosen.order,
    isChosen: queryWith({}) !== '',
    isOld: matching.length > 0 && matching.every(({ period }) => period.year < currentSince),
    allHref: paths.statePassRates(state),
    schoolHref: ({ unitid }) => (unitid === null ? undefined : schoolPath(unitid)),
  };
}

/** Everything that the page of a state's pass rates says for a query. */
export function stateRatesView(
  state: StateSlug,
  query: URLSearchParams,
  source: RatesSource,
): StateRatesView {
  const { held } = source;
  const rates = held.rates.filter(({ state_slug }) => state_slug === state);
  return {
    state,
    place: areaName(state),
    holdings: holdingsOf(state, held),
    results: rates.length === 0 ? null : resultsOf(state, rates, query, source),
    totals: wholeYearGroups(held.totalsOf(state)).map(stateTotal),
    partTotals: held
      .totalsOf(state)
      .filter(({ period }) => period.kind === 'partial')
      .map(stateTotal),
    nation: exams.flatMap((exam) => held.nationFirstTime(exam) ?? []),
    board: boardIn(state, source),
    notes: (passRateTable.notes ?? []).filter((note) => rates.length > 0 && note.includes(stateName(state))),
  };
}
