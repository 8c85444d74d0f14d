import { median } from 'd3-array';
import type { WholeYear } from '@/lib/data/period';
import { formatCount } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import { againstReference } from '../against-reference';
import type { PassRates } from '../pass-rates';
import { type Exam, type GroupRate, type PassRate, type PublishedRate, wholeYears } from '../rate';
import { highestFirst, line, Series } from '../series';
import { namesSchool } from './choice';

/** So many rates have room for their names in a drawing. */
const MAX_NAMED = 12;

/** A rate that is drawn, under what tells it from the others. */
export interface DrawnRate {
  readonly rate: PassRate<WholeYear>;
  readonly label: string;
  /** Whether its school was searched for. */
  readonly found: boolean;
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

/** What a drawing is asked for. */
export interface DrawingRequest {
  /** Rates of the exam, year and type, whatever the school. */
  readonly all: readonly PassRate[];
  /** Part of the name of a school, where one was searched for. */
  readonly school: string | undefined;
  readonly exam: Exam;
  /** Undefined for all years. */
  readonly year: number | undefined;
  readonly held: PassRates;
}

/** The nation in the year of these rates, where it is alike: a year that begins in another month is not. */
function nationBeside(rates: readonly PassRate<WholeYear>[], exam: Exam, held: PassRates) {
  const year = rates[0]?.period.year;
  const ofNation = held.nationFirstTimeYears(exam).find(({ period }) => period.year === year);
  if (!ofNation) return null;
  const both: PublishedRate<WholeYear>[] = [...rates, ofNation];
  const [series, ...others] = Series.among(both);
  return series && others.length === 0 ? { ofNation, series } : null;
}

/** "Of 57 programs in 2024, 12 did better than the US …": what the ranges bear out. */
function standingInWords(
  rates: readonly PassRate<WholeYear>[],
  beside: NonNullable<ReturnType<typeof nationBeside>>,
): string {
  const { above, below, around } = againstReference(beside.series, beside.ofNation);
  return (
    `Of ${count(rates.length, 'program')} in ${beside.ofNation.period.label}, ${formatCount(above.length)} did better than all first-time takers in the US ` +
    `and ${formatCount(below.length)} worse. For ${formatCount(around.length)} the difference could be chance`
  );
}

const distinct = <T>(values: readonly T[]) => new Set(values).size;

/** The rates of a series under what tells them apart: the program, the year, or both. */
function drawnRates(
  series: Series<PassRate<WholeYear>>,
  school: string | undefined,
): Pick<RatesDrawing, 'rates' | 'labelHeader'> {
  const found = (rate: PassRate) => school !== undefined && namesSchool(rate, school);
  const oneProgram = distinct(series.rates.map(({ program_name }) => program_name)) === 1;
  const oneYear = distinct(series.rates.map(({ period }) => period.label)) === 1;
  if (oneProgram) {
    const newestFirst = line(series).toReversed();
    return {
      rates: newestFirst.map((rate) => ({ rate, label: rate.period.label, found: false })),
      labelHeader: undefined,
    };
  }
  const label = ({ program_name: program, period }: PassRate) =>
    oneYear ? program : `${program}, ${period.label}`;
  return {
    rates: highestFirst(series).map((rate) => ({ rate, label: label(rate), found: found(rate) })),
    labelHeader: 'Program',
  };
}

/** How little small groups tell: the width of a range that half of them exceed. */
function widthInWords({ rates }: Series<PassRate<WholeYear>>): string {
  const width = median(rates, ({ interval_low, interval_high }) => interval_high - interval_low) ?? 0;
  return `For half of these ${formatCount(rates.length)} results the likely range is ${formatCount(roundHalfUp(width))} points wide or more`;
}

/**
 * Returns a drawing of the chosen rates, where two or more of them are alike and not too many for one. Of one year all
 * programs are drawn, so that a school is seen among the others.
 */
export function drawingOf({ all, school, exam, year, held }: DrawingRequest): RatesDrawing | null {
  const isWanted = (rate: PassRate) =>
    year !== undefined || school === undefined || namesSchool(rate, school);
  const [series, ...others] = Series.among(wholeYears(all.filter(isWanted)));
  if (!series || others.length > 0 || series.rates.length < 2) return null;
  const { rates, labelHeader } = drawnRates(series, school);
  const named = rates.length <= MAX_NAMED;
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
