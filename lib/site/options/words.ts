import { yearsInWords } from '@/lib/calculators/nursing-roi/words';
import type { AnswerFigure } from '@/lib/calculators/page/view';
import { isMissing } from '@/lib/numbers/figure';
import {
  formatCount,
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatMonths,
  formatMonthsRange,
} from '@/lib/numbers/format';
import { capitalized, count } from '@/lib/text/words';
import { conditionInWords, reachedIn, wayInWords } from './names';
import type { Goal, OptionsInputs } from './parameters';
import { hasMiddleHalf, type KnownWay, otherSchools } from './table';
import { goalOf, hasReached, isHeld, isListed } from './ways';

const costOf = ({ figures }: KnownWay) => figures.cost.median;
const monthsOf = ({ figures }: KnownWay) => figures.months.typical;

/** Graduates' pay in dollars a year; 0 where it is not measured, so that such a way never pays most. */
const payOf = ({ figures: { graduatesPay } }: KnownWay) => (isMissing(graduatesPay) ? 0 : graduatesPay.value);

/** What the second way of an answer is best at: pay where no goal is named and pay is known, else the time. */
type Strength = 'pays most' | 'is fastest';

/** The ways that an answer names: the cheapest, and the one that is best at something else. */
export interface NamedWays {
  readonly cheapest: KnownWay;
  readonly best: KnownWay;
  readonly strength: Strength;
  readonly goal: Goal;
  /** Those that an answer may name. */
  readonly all: readonly KnownWay[];
}

type Asked = Pick<OptionsInputs, 'now' | 'want'>;

/** The ways of some that are so, or all where none is. */
function preferred(ways: readonly KnownWay[], isSo: (way: KnownWay['way']) => boolean) {
  const some = ways.filter(({ way }) => isSo(way));
  return some.length > 0 ? some : ways;
}

/** Picks the ways that an answer names: of those open without another degree, and of those that lists name. */
export function namedWays(asked: Asked, ways: readonly [KnownWay, ...KnownWay[]]): NamedWays {
  const open = preferred(ways, ({ ifYouHave }) => ifYouHave === null);
  const [first = ways[0], ...others] = preferred(open, isListed);
  const all = [first, ...others];
  const least = (of: (known: KnownWay) => number) =>
    all.reduce((best, known) => (of(known) < of(best) ? known : best));
  const goal = goalOf(asked);
  const strength: Strength =
    goal === 'unsure' && all.some((known) => payOf(known) > 0) ? 'pays most' : 'is fastest';
  const cheapest = least(costOf);
  const leading = strength === 'pays most' ? least((known) => -payOf(known)) : least(monthsOf);
  const isAsSoon = strength === 'is fastest' && monthsOf(leading) === monthsOf(cheapest);
  return { cheapest, best: isAsSoon ? cheapest : leading, strength, goal, all };
}

/** The way that a reader begins with: the one that reaches the goal soonest, else the cheapest. */
export const leadOf = ({ cheapest, best, strength }: NamedWays): KnownWay =>
  strength === 'is fastest' ? best : cheapest;

const nameOf = ({ way }: KnownWay, { cheapest, best }: NamedWays) =>
  wayInWords(way, way === cheapest.way ? best.way : cheapest.way);

/** The answer in a line: "An accelerated BSN is fastest; an ADN costs least". */
export function verdictOf(named: NamedWays): string {
  const { cheapest, best, strength, all } = named;
  const name = capitalized(nameOf(cheapest, named));
  if (all.length === 1) {
    return `${name} takes about ${formatMonths(monthsOf(cheapest))}`;
  }
  const isOfTwo = all.length === 2;
  const costs = `costs ${isOfTwo ? 'less' : 'least'}`;
  const does =
    strength === 'pays most'
      ? `pays graduates ${isOfTwo ? 'more' : 'most'}`
      : `is ${isOfTwo ? 'faster' : 'fastest'}`;
  if (cheapest === best) return `${name} ${costs} and ${does}`;
  return strength === 'pays most'
    ? `${name} ${costs}; ${nameOf(best, named)} ${does}`
    : `${capitalized(nameOf(best, named))} ${does}; ${nameOf(cheapest, named)} ${costs}`;
}

/** Says first to someone who has reached the goal that it is, and what the ways lead to. */
function reachedSentence(asked: Asked): string[] {
  if (!hasReached(asked.now, asked.want)) return [];
  return [
    asked.now === 'lpn'
      ? 'You are an LPN already. This comes next.'
      : 'You are an RN already. This is what you can add.',
  ];
}

/** What the cheapest way takes; of the only one the headline has the months. */
const cheapestSentence = (named: NamedWays, place: string) =>
  named.all.length === 1
    ? `${capitalized(place)}, it costs ${formatDollarsAbout(costOf(named.cheapest))}, books and fees included.`
    : `${capitalized(place)}, ${nameOf(named.cheapest, named)} takes about ${formatMonths(monthsOf(named.cheapest))} from today and costs ${formatDollarsAbout(costOf(named.cheapest))}.`;

/** "takes about 15 months longer than", by the months that one way takes more than another. */
function timeAgainst(later: number): string {
  if (later === 0) return 'takes as long as';
  return `takes about ${formatMonths(Math.abs(later))} ${later > 0 ? 'longer' : 'less'} than`;
}

/** What one way takes and costs beside another: their own figures are below. */
function tradeSentence(one: KnownWay, other: KnownWay, named: NamedWays, place: string): string {
  const dollars = costOf(one) - costOf(other);
  return `${capitalized(place)}, ${nameOf(one, named)} ${timeAgainst(monthsOf(one) - monthsOf(other))} ${nameOf(other, named)}, and costs ${formatDollarsAbout(Math.abs(dollars))} ${dollars > 0 ? 'more' : 'less'}.`;
}

/** What the cheapest way takes, or what it and the best one take beside each other, as the headline has them. */
function mainSentence(named: NamedWays, place: string): string {
  const { cheapest, best, strength } = named;
  if (cheapest === best) return cheapestSentence(named, place);
  return strength === 'pays most'
    ? tradeSentence(best, cheapest, named, place)
    : tradeSentence(cheapest, best, named, place);
}

/** A way that pays as an LPN before it reaches the goal, where the answer names no other one beside the cheapest. */
function lpnFirstSentence({ all, cheapest, best }: NamedWays): string[] {
  if (cheapest !== best) return [];
  return all
    .filter((known) => known !== cheapest && known.way.programs[0].license === 'LPN/LVN')
    .slice(0, 1)
    .flatMap(({ way, figures: { firstLicenseMonths }, figures }) =>
      firstLicenseMonths === null
        ? []
        : [
            `${capitalized(wayInWords(way, cheapest.way))} pays you as an LPN after about ${formatMonths(firstLicenseMonths)}, and costs ${formatDollarsAbout(figures.cost.median)} in all.`,
          ],
    );
}

/** A way that may not be open to the reader: with another degree, or where a school takes them. */
function conditionalSentence(known: KnownWay): string {
  const { way } = known;
  const takes = `${wayInWords(way, way)} takes about ${formatMonths(monthsOf(known))}`;
  return way.ifYouHave === null
    ? `${capitalized(takes)}, but no list says which programs take RNs without a BSN.`
    : `${conditionInWords(way)}, ${takes}.`;
}

/** Says of a nurse's other ways to the goal what they ask for; for others they are too far ahead. */
const conditionalSentences = ({ now }: Asked, named: NamedWays, ways: readonly KnownWay[]) =>
  isHeld(now) && named.goal === 'advanced'
    ? ways.filter((known) => !named.all.includes(known)).map(conditionalSentence)
    : [];

/** The answer in sentences. @param place whose prices count: "in Georgia" */
export function sentencesOf(
  asked: Asked,
  named: NamedWays,
  ways: readonly KnownWay[],
  place: string,
): string {
  return [
    ...reachedSentence(asked),
    mainSentence(named, place),
    ...(named.strength === 'is fastest' ? lpnFirstSentence(named) : []),
    ...conditionalSentences(asked, named, ways),
  ].join(' ');
}

/** What the best way is best at: graduates' pay, or the time to the goal. */
function bestFigure(named: NamedWays): AnswerFigure {
  const { best, strength, goal } = named;
  const name = capitalized(nameOf(best, named));
  const { months, graduatesPay, yearsAfter } = best.figures;
  if (strength === 'pays most') {
    return {
      label: 'Graduates’ pay, a year',
      value: isMissing(graduatesPay) ? null : formatDollarsRounded(graduatesPay.value),
      note: isMissing(graduatesPay)
        ? graduatesPay.missing
        : `${name}, ${yearsInWords(yearsAfter ?? 0)} after finishing`,
    };
  }
  return {
    label: reachedIn[goal],
    value: count(months.typical, 'month'),
    note: `${name}: ${formatMonthsRange(months.low, months.high)}, by school`,
  };
}

/** What the cheapest way costs: a middle price, that of most ways under those of others. */
function costFigure(named: NamedWays): AnswerFigure {
  const { cheapest, all } = named;
  const { cost } = cheapest.figures;
  const schools = otherSchools(cheapest.way) === null ? ' at public schools' : '';
  const middleHalf = hasMiddleHalf(cost) ? [`Middle half: ${formatDollarsRange(cost.p25, cost.p75)}`] : [];
  return {
    label: all.length === 1 ? 'Typical cost' : 'Lowest typical cost',
    value: formatDollarsRounded(cost.median),
    note: [`${capitalized(nameOf(cheapest, named))}${schools}`, ...middleHalf].join('. '),
  };
}

function programsFigure({ programs }: KnownWay): AnswerFigure {
  const { name, total, notConfirmed, where, closest } = programs;
  return {
    label: `${capitalized(name)} programs ${where}`,
    value: formatCount(total),
    note: [
      ...(notConfirmed ? [`${formatCount(notConfirmed)} not confirmed`] : []),
      ...(closest === null ? [] : [closest]),
    ].join('. '),
  };
}

/** The answer in three figures, in the order of its headline; programs to begin with last. */
export function figuresOf(named: NamedWays): AnswerFigure[] {
  const pair = [bestFigure(named), costFigure(named)];
  return [...(leadOf(named) === named.best ? pair : pair.toReversed()), programsFigure(leadOf(named))];
}
