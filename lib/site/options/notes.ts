import { lackingNotes } from '@/lib/calculators/lpn-pathway/page/state-view';
import type { Program } from '@/lib/calculators/lpn-pathway/programs';
import { programInWords } from '@/lib/calculators/lpn-pathway/sentences/phrases';
import { splitText } from '@/lib/calculators/lpn-pathway/sentences/recommendation';
import { longestTime } from '@/lib/calculators/nursing-roi/verdict';
import { yearsInWords } from '@/lib/calculators/nursing-roi/words';
import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { isMissing } from '@/lib/numbers/figure';
import {
  formatDollars,
  formatDollarsRange,
  formatDollarsRounded,
  formatMonthsRange,
} from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { areaName, nation } from '@/lib/places/states';
import { capitalized, choice, count, list, uncapitalized } from '@/lib/text/words';
import { glossaryEntry } from '../glossary';
import { conditionInWords, wayInWords, wayTitle } from './names';
import type { Where } from './place';
import { hasMiddleHalf, type KnownWay, type WayTable } from './table';

/** What a way takes, in sentences, for those who want to know how it adds up. */
export interface WayDetail {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What a program is, in a line, for readers who don't know its name. */
export interface Meaning {
  readonly term: string;
  /** Id in the glossary. */
  readonly id: string;
  readonly sentence: string;
}

/** The term of the program that ends below the RN license. */
const belowRn = 'lpn';

/** Says of each program of a table what it is, and of an LPN program that it makes no RN. */
export function meaningsOf({ columns }: Pick<WayTable, 'columns'>): Meaning[] {
  const meanings = columns.flatMap(({ programs }) =>
    programs.map(({ name, term }): Meaning => {
      const below = term === belowRn ? ' Not an RN.' : '';
      return { term: capitalized(name), id: term, sentence: `${glossaryEntry(term).meaning}${below}` };
    }),
  );
  return [...new Map(meanings.map((meaning) => [meaning.id, meaning])).values()];
}

/** What the cost is where private schools count too; nothing where it reads the same. */
function allSchoolsText({ costAtAllSchools }: KnownWay['way'], median: number): string[] {
  const [all, shown] = [costAtAllSchools, median].map(formatDollarsRounded);
  return all === shown ? [] : [`With private schools the middle price comes to ${all}.`];
}

/** How the time to come out ahead adds up: the linked page counts from the first class. */
function aheadText({ ahead, payNationwide }: KnownWay['figures']): string[] {
  const pay =
    payNationwide === null
      ? []
      : [
          `Graduates’ pay is not known for this state; nationwide it is ${formatDollarsRounded(payNationwide)}.`,
        ];
  if (isMissing(ahead) || ahead.value.isTooLate) return pay;
  const { beforeClass, fromClass } = ahead.value;
  return [
    `You come out ahead ${count(fromClass, 'month')} after your first class. Your first class is ${count(beforeClass, 'month')} from today: ${count(beforeClass + fromClass, 'month')} in all.`,
    ...pay,
  ];
}

/** How the months and the cost of a way add up. */
export function detailOf({ way, figures }: KnownWay): WayDetail {
  const { months, cost } = figures;
  const condition = conditionInWords(way);
  return {
    title: condition === null ? wayTitle(way) : `${condition}: ${wayTitle(way)}`,
    sentences: [
      `${splitText(way.programs)}. With the waiting, schools differ: ${formatMonthsRange(months.low, months.high)}.`,
      hasMiddleHalf(cost)
        ? `The middle half of prices comes to ${formatDollarsRange(cost.p25, cost.p75)}, books and fees included.`
        : `The middle price comes to ${formatDollarsRounded(cost.median)}, books and fees included.`,
      ...allSchoolsText(way, cost.median),
      ...aheadText(figures),
    ],
  };
}

/** When graduates' pay is measured, and at whose wages it is stated. */
function measuredNotes(ways: readonly KnownWay[], data: Data): string[] {
  const { edition } = data.wage(nation.slug, occupations.registeredNurse);
  return ways.flatMap(({ figures: { yearsAfter } }) =>
    yearsAfter === null
      ? []
      : [
          `Graduates’ pay is measured ${yearsInWords(yearsAfter)} after finishing, and stated at ${edition} wages.`,
        ],
  );
}

/** A way in a sentence, with what it asks for: "an MSN if you have a BSN". */
function wayWithCondition(way: KnownWay['way']): string {
  const condition = conditionInWords(way);
  return [wayInWords(way, way), ...(condition === null ? [] : [uncapitalized(condition)])].join(' ');
}

/** Which pay the time to come out ahead is counted from: the reader gave none. */
function payNotes(ways: readonly KnownWay[]): string[] {
  const counted = ways.filter(({ figures: { ahead } }) => !isMissing(ahead)).map(({ way }) => way);
  const payOf = ({ payNow }: KnownWay['way']) => `${formatDollars(roundHalfUp(payNow))} a year`;
  const amounts = [...new Set(counted.map(payOf))];
  if (amounts.length === 0) return [];
  const pay = amounts.map((amount) => {
    const those = counted.filter((way) => payOf(way) === amount);
    return amounts.length === 1 ? amount : `${amount} for ${list(those.map(wayWithCondition))}`;
  });
  return [
    `Ahead after compares with the usual pay where you start: ${pay.join('; ')}. Its link lets you enter your own.`,
  ];
}

/** What "maybe" means beside a time to come out ahead, where the table says so. */
const maybeNotes = (ways: readonly KnownWay[], data: Data) =>
  ways.some(({ figures: { ahead } }) => !isMissing(ahead) && ahead.value.isMaybe)
    ? [`Maybe means that at the low end of pay you do not come out ahead within ${longestTime(data)}.`]
    : [];

/** Of which programs no public school of a state has a price. */
function privateNotes(programs: readonly Program[], state: Where['state']): string[] {
  const lacking = programs.filter(
    ({ rows: { price } }) => price.kind !== 'printed' && price.row.control === 'private',
  );
  return state === null || lacking.length === 0
    ? []
    : [
        `No public school in ${areaName(state)} reports a price of ${choice(lacking.map(({ credential }) => programInWords(credential)))}: private ones’ is used.`,
      ];
}

/** What has to be known of the figures, each thing once. */
export function notesOf(ways: readonly KnownWay[], { state }: Where, data: Data): string[] {
  const programs = [...new Set(ways.flatMap(({ way }) => way.programs))];
  return [
    ...new Set([
      'Months count from today, with prerequisites and waiting. Ahead after does too, pay given up included.',
      'Ahead after is the figure of the linked page, which counts from your first class, with the months before it added.',
      'Prices are the middle of public schools’ prices, before grants.',
      ...maybeNotes(ways, data),
      ...privateNotes(programs, state),
      ...measuredNotes(ways, data),
      ...payNotes(ways),
      ...(ways.every(({ way }) => way.programs.length === 1)
        ? []
        : ['Ahead after is worked out for one program at a time.']),
      ...(programs.some(({ credential }) => credential === 'LPN_TO_RN')
        ? ['It is not worked out for a bridge: no school reports a price of one.']
        : []),
      ...(ways.every(({ programs: { notConfirmed } }) => notConfirmed === 0)
        ? []
        : [
            'Not confirmed means that a school may not be open, or may not take you. The list says which, and why.',
          ]),
      ...(state === null ? [] : lackingNotes(programs, state)),
      ...ways.flatMap(({ programs: { notes } }) => notes),
    ]),
  ];
}
