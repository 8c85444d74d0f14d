import { median } from 'd3-array';
import type { WholeYear } from '@/lib/data/period';
import type { BoardRow } from '@/lib/data/tables/pass-rates';
import { passRates as passRateTable } from '@/lib/data/tables/pass-rates';
import { exams } from '@/lib/data/tables/shared';
import { formatCount } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { areaName, type StateSlug, stateName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { againstReference } from '../against-reference';
import type { PassRates } from '../pass-rates';
import {
  type Exam,
  type GroupRate,
  type PassRate,
  type PublishedRate,
  wholeYearGroups,
  wholeYears,
} from '../rate';
import { highestFirst, line, Series } from '../series';
import { rateInWords, spreadInWords } from '../words';
import { type ChoiceView, choices, chosenRates, type Order, readChoice } from './choice';
import { type Holding, holdingsOf } from './holdings';
import { inOrder } from './order';
import { type SourceList, sourceList } from './sources';

/** Rows of one page of the table: the largest year fits on one. */
const ROWS_ON_A_PAGE = 130;

/** So many rates have room for their names in a drawing. */
const MOST_NAMED = 12;

/** A rate that is drawn, under what tells it from the others. */
export interface DrawnRate {
  readonly rate: PassRate<WholeYear>;
  readonly label: string;
}

/** What is drawn of the chosen rates. */
export interface RatesDrawing {
  readonly finding: string;
  /** Alike years: highest first, those of one program newest first. */
  readonly rates: readonly DrawnRate[];
  /** What the labels are; undefined where they are the periods. */
  readonly labelHeader: string | undefined;
  /** Whether there is room for their labels. */
  readonly named: boolean;
  /** The nation of the same year, where it is known and alike. */
  readonly reference: GroupRate<WholeYear> | null;
}

/** The results of a state that are asked for. */
export interface StateResults {
  readonly choice: ChoiceView;
  /** The chosen values in one line. */
  readonly summary: string;
  readonly sentence: string;
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
  readonly board: BoardRow;
  /** What is known to be wrong with the rows of this state. */
  readonly notes: readonly string[];
}

/** What the pages of pass rates are made from. */
export interface RatesSource {
  readonly held: PassRates;
  readonly boards: readonly BoardRow[];
  /** Path of the page of a school, by its IPEDS unit. */
  readonly schoolPath: (unitid: string) => string | undefined;
}

/** A total with whom it counts. */
export const groupInWords = (rate: GroupRate) =>
  `${rate.exam}, ${rate.candidate_group}: ${rateInWords(rate)}`;

const stateTotal = (rate: GroupRate): StateTotal => ({
  text: `${groupInWords(rate)}.`,
  url: rate.source_url,
});

/** The nation in the year of these rates, where it is alike: a year that begins in another month is not. */
function nationBeside(rates: readonly PassRate<WholeYear>[], exam: Exam, held: PassRates) {
  const year = rates[0]?.period.year;
  const ofNation = held.nationFirstTimeYears(exam).find(({ period }) => period.year === year);
  if (!ofNation) return null;
  const both: PublishedRate<WholeYear>[] = [...rates, ofNation];
  const [series, ...others] = Series.among(both);
  return series && others.length === 0 ? { ofNation, series } : null;
}

/** "Of 57 programs 12 did better than the nation …": what the intervals bear out. */
function standingInWords(
  rates: readonly PassRate<WholeYear>[],
  beside: NonNullable<ReturnType<typeof nationBeside>>,
): string {
  const { above, below, around } = againstReference(beside.series, beside.ofNation);
  return (
    `Of ${count(rates.length, 'program')} in ${beside.ofNation.period.label}, ${formatCount(above.length)} did better than the nation’s first-time takers, ` +
    `${formatCount(below.length)} worse, and for ${formatCount(around.length)} there are too few candidates to tell`
  );
}

const distinct = <T>(values: readonly T[]) => new Set(values).size;

/** The rates of a series under what tells them apart: the program, the year, or both. */
function drawnRates(series: Series<PassRate<WholeYear>>): Pick<RatesDrawing, 'rates' | 'labelHeader'> {
  const oneProgram = distinct(series.rates.map(({ program_name }) => program_name)) === 1;
  const oneYear = distinct(series.rates.map(({ period }) => period.label)) === 1;
  if (oneProgram) {
    const newestFirst = line(series).toReversed();
    return {
      rates: newestFirst.map((rate) => ({ rate, label: rate.period.label })),
      labelHeader: undefined,
    };
  }
  const label = ({ program_name: program, period }: PassRate) =>
    oneYear ? program : `${program}, ${period.label}`;
  return {
    rates: highestFirst(series).map((rate) => ({ rate, label: label(rate) })),
    labelHeader: 'Program',
  };
}

/** How little small groups tell: the width of an interval that half of them exceed. */
function widthInWords({ rates }: Series<PassRate<WholeYear>>): string {
  const width = median(rates, ({ interval_low, interval_high }) => interval_high - interval_low) ?? 0;
  return `Half of these ${formatCount(rates.length)} results are uncertain by ${formatCount(roundHalfUp(width))} points or more`;
}

/** A drawing of the chosen rates, where two or more of them are alike and not too many for one. */
function drawingOf(
  matching: readonly PassRate[],
  exam: Exam,
  year: number | undefined,
  held: PassRates,
): RatesDrawing | null {
  const [series, ...others] = Series.among(wholeYears(matching));
  if (!series || others.length > 0 || series.rates.length < 2) return null;
  const { rates, labelHeader } = drawnRates(series);
  const named = rates.length <= MOST_NAMED;
  if (!named && year === undefined) return null;
  const beside = year === undefined ? null : nationBeside(series.rates, exam, held);
  return {
    finding: beside ? standingInWords(series.rates, beside) : widthInWords(series),
    rates,
    labelHeader,
    named,
    reference: beside?.ofNation ?? null,
  };
}

const whenInWords = (year: number | undefined) => (year === undefined ? 'all years' : String(year));

function sentenceOf(place: string, exam: Exam, matching: readonly PassRate[]): string {
  const [only, ...more] = matching;
  if (only === undefined) return `We have no result in ${place} for this choice.`;
  if (more.length === 0) {
    return `${only.program_name}: ${rateInWords(only)}, ${exam}.`;
  }
  const whole = wholeYears(matching);
  const parts = matching.length - whole.length;
  const series = Series.among(whole);
  const newestYear = Math.max(...whole.map(({ period }) => period.year));
  const newest = whole.filter(({ period }) => period.year === newestYear);
  const [ofNewest] = Series.among(newest);
  const spread = series.length === 1 && ofNewest ? spreadInWords(ofNewest) : undefined;
  const results = `${count(whole.length, 'result')} of programs in ${place} on the ${exam}`;
  const beside = parts === 0 ? '' : ` Beside them: ${count(parts, 'result')} of a part of a year.`;
  if (series.length === 1 && spread === undefined) return `${results}.${beside}`;
  return spread === undefined
    ? `${results}; their years are not alike and are not compared.${beside}`
    : `${results}${newest.length === whole.length ? ' run' : '; the newest run'} ${spread}.${beside}`;
}

/** Title of the table: what is in it, of when. */
export const tableCaption = ({ exam, year, total }: StateResults, place: string) => {
  const when = year === undefined ? '' : ` in ${year}`;
  return `${exam} by program in ${place}${when}: ${count(total, 'result')}`;
};

function resultsOf(
  state: StateSlug,
  rates: readonly PassRate[],
  query: URLSearchParams,
  { held, schoolPath }: RatesSource,
): StateResults {
  const choice = readChoice(choices(rates), query);
  const { chosen, queryWith } = choice;
  const { exam, year, matching } = chosenRates(rates, chosen);
  const sorted = inOrder(matching, chosen.order);
  const pages = Math.max(1, Math.ceil(sorted.length / ROWS_ON_A_PAGE));
  const page = Math.min(chosen.page, pages);
  const href = (changes: Parameters<typeof queryWith>[0]) =>
    withQuery(paths.statePassRates(state), queryWith(changes));
  const rows = sorted.slice((page - 1) * ROWS_ON_A_PAGE, page * ROWS_ON_A_PAGE);
  return {
    choice,
    summary: [exam, whenInWords(year), chosen.school].filter((part) => part !== undefined).join(', '),
    sentence: sentenceOf(areaName(state), exam, matching),
    exam,
    year,
    rows,
    total: sorted.length,
    unalike: chosen.order === 'rate' && Series.among(wholeYears(matching)).length > 1,
    drawing: drawingOf(matching, exam, year, held),
    sources: sourceList(rows),
    page,
    pages,
    pageHref: (number) => href({ page: number }),
    orderHref: (order) => href({ order, page: 1 }),
    order: chosen.order,
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
  const { held, boards } = source;
  const rates = held.rates.filter(({ state_slug }) => state_slug === state);
  const board = boards.find(({ state_slug }) => state_slug === state);
  if (!board) throw new Error(`The table of boards has no row for ${state}`);
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
    board,
    notes: (passRateTable.notes ?? []).filter((note) => rates.length > 0 && note.includes(stateName(state))),
  };
}
