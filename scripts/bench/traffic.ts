import { bisect } from 'd3-array';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { stateSlugs } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';

/** What one request asks for. */
export interface Address {
  readonly path: string;
  readonly accept: string;
}

/** What addresses are made of. */
export interface Places {
  /** Paths of pages of programs: `/programs/SCHOOL/TYPE`. */
  readonly programPages: readonly string[];
  readonly zipCodes: readonly string[];
}

const HTML = 'text/html';
const ANYTHING = '*/*';
/** Turns are dollars too: less than a year's pay is asked about and not answered. */
const LOWEST_DOLLARS = 20_000;

const at = (list: readonly string[], turn: number) => list[turn % list.length] ?? '';
const dollars = (turn: number) => LOWEST_DOLLARS + turn;
const roiQuery = (turn: number) => `state=${at(stateSlugs, turn)}&degree=BSN&current_income=${dollars(turn)}`;

/** Returns an address of the calculator's API: another one in each turn, and the cheapest to answer. */
export const calculatorAddress = (turn: number): Address => ({
  path: withQuery(paths.calculator(nursingRoi.id), roiQuery(turn)),
  accept: ANYTHING,
});

const calculatorPage = (turn: number, accept: string): Address => ({
  path: withQuery(paths.calculatorPage(nursingRoi.id), roiQuery(turn)),
  accept,
});

const inState = (path: string, turn: number, accept: string): Address => ({
  path: withQuery(path, `state=${at(stateSlugs, turn)}&credential=BSN&max_tuition=${dollars(turn)}`),
  accept,
});

const nearZip = (zip: string, turn: number): Address => ({
  path: withQuery(paths.programs, `near=${zip}&credential=ADN&max_tuition=${dollars(turn)}`),
  accept: HTML,
});

/** Parts of the list between compared schools: unequal, so that no two rounds compare the same three. */
const APART = [0, 0.3, 0.47];

function comparison(pages: readonly string[], round: number): Address {
  const slugs = APART.map((part) => at(pages, round + Math.floor(part * pages.length)).split('/')[2]);
  return {
    path: withQuery(paths.programComparison, slugs.map((slug) => `schools=${slug}`).join('&')),
    accept: HTML,
  };
}

/** Turns in which each kind of address has come once, the calculator's API three times. */
const ROUND = 10;

/**
 * Returns the address of a turn, another one in each: of ten, four are of the API, five are pages and one is Markdown.
 * After ten turns for each page of a program those come again.
 */
export function mixedAddress({ programPages, zipCodes }: Places, turn: number): Address {
  const round = Math.floor(turn / ROUND);
  switch (turn % ROUND) {
    case 1:
      return inState(paths.programsApi, turn, ANYTHING);
    case 2:
      return calculatorPage(turn, HTML);
    case 3:
      return inState(paths.programs, turn, HTML);
    case 4:
      return nearZip(at(zipCodes, round), turn);
    case 6:
      return { path: at(programPages, round), accept: HTML };
    case 7:
      return comparison(programPages, round);
    case 8:
      return calculatorPage(turn, 'text/markdown');
    default:
      return calculatorAddress(turn);
  }
}

/** Fractional part of the golden ratio: its multiples fill 0 to 1 evenly, without chance and without a period. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Returns which of some things each turn asks for, by Zipf's law: the second half as often as the first, the third a
 * third as often. The same in each run.
 */
export function zipfRanks(count: number): (turn: number) => number {
  let sum = 0;
  const upTo = Array.from({ length: count }, (_, rank) => {
    sum += 1 / (rank + 1);
    return sum;
  });
  return (turn) => Math.min(count - 1, bisect(upTo, ((turn * GOLDEN) % 1) * sum));
}
