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
import type { KnownWay } from './table';
import { goalOf, hasReached, isHeld } from './ways';

const costOf = ({ figures }: KnownWay) => figures.cost.median;
const monthsOf = ({ figures }: KnownWay) => figures.months.typical;
const firstPayOf = (known: KnownWay) => known.figures.firstLicenseMonths ?? monthsOf(known);

/** Graduates' pay in dollars a year; 0 where it is not measured, so that such a way never pays most. */
const payOf = ({ figures: { graduatesPay } }: KnownWay) => (isMissing(graduatesPay) ? 0 : graduatesPay.value);

/** What the second way of an answer is best at. */
type Strength = 'pays most' | 'pays sooner' | 'is done sooner';

/** The ways that an answer names: the cheapest, and the one that is best at something else. */
export interface NamedWays {
  readonly cheapest: KnownWay;
  readonly best: KnownWay;
  readonly strength: Strength;
  readonly all: readonly KnownWay[];
}

type Asked = Pick<OptionsInputs, 'now' | 'want'>;

function strengthOf(asked: Asked): Strength {
  if (goalOf(asked) === 'unsure') return 'pays most';
  return isHeld(asked.now) ? 'is done sooner' : 'pays sooner';
}

/** Picks the ways that an answer names, of those that are open without another degree where there are any. */
export function namedWays(asked: Asked, all: readonly [KnownWay, ...KnownWay[]]): NamedWays {
  const [first = all[0], ...others] = all.filter(({ way }) => way.ifYouHave === null);
  const least = (of: (known: KnownWay) => number) =>
    others.reduce((best, known) => (of(known) < of(best) ? known : best), first);
  const strength = strengthOf(asked);
  const best = strength === 'pays most' ? least((known) => -payOf(known)) : least(firstPayOf);
  return { cheapest: least(costOf), best, strength, all: [first, ...others] };
}

const nameOf = ({ way }: KnownWay, { cheapest, best }: NamedWays) =>
  wayInWords(way, way === cheapest.way ? best.way : cheapest.way);

/** What is said of the better of two ways, and of the best of more. */
const strengthInWords: Readonly<Record<Strength, { readonly ofTwo: string; readonly ofMore: string }>> = {
  'pays most': { ofTwo: 'pays graduates more', ofMore: 'pays graduates most' },
  'pays sooner': { ofTwo: 'pays you sooner', ofMore: 'pays you soonest' },
  'is done sooner': { ofTwo: 'is done sooner', ofMore: 'is done soonest' },
};

/** The answer in a line: "An ADN costs least; LPN first pays you sooner". */
export function verdictOf(named: NamedWays): string {
  const { cheapest, best, strength, all } = named;
  const name = capitalized(nameOf(cheapest, named));
  if (all.length === 1) {
    return `${name} is your way on: about ${formatMonths(monthsOf(cheapest))}`;
  }
  const isOfTwo = all.length === 2;
  const costs = `${name} costs ${isOfTwo ? 'less' : 'least'}`;
  const { ofTwo, ofMore } = strengthInWords[strength];
  return cheapest === best
    ? `${costs} and ${isOfTwo ? ofTwo : ofMore}`
    : `${costs}; ${nameOf(best, named)} ${strength === 'pays sooner' || isOfTwo ? ofTwo : ofMore}`;
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

/** What the second way is better at, and what it takes for that. */
function bestSentence(named: NamedWays): string {
  const { best, strength } = named;
  const name = capitalized(nameOf(best, named));
  const costs = `costs ${formatDollarsAbout(costOf(best))}`;
  if (strength === 'pays most') {
    return `${name} takes about ${formatMonths(monthsOf(best))}, ${costs}, and pays graduates ${formatDollarsAbout(payOf(best))} a year.`;
  }
  const paid = strength === 'pays sooner' ? 'has you paid as a nurse after' : 'is done after';
  return `${name} ${paid} about ${formatMonths(firstPayOf(best))}, and ${costs}.`;
}

/** A way that is open to those alone who have another degree. */
const conditionalSentence = (known: KnownWay) =>
  `${conditionInWords(known.way)}, ${wayInWords(known.way, known.way)} takes about ${formatMonths(monthsOf(known))} and costs ${formatDollarsAbout(costOf(known))}.`;

/** What the cheapest way takes. */
const cheapestSentence = (named: NamedWays, place: string) =>
  `${capitalized(place)}, ${nameOf(named.cheapest, named)} takes about ${formatMonths(monthsOf(named.cheapest))} from today and costs ${formatDollarsAbout(costOf(named.cheapest))}.`;

/** The answer in sentences. @param place whose prices count: "in Georgia" */
export function sentencesOf(
  asked: Asked,
  named: NamedWays,
  ways: readonly KnownWay[],
  place: string,
): string {
  const { cheapest, best, all } = named;
  const conditional = ways.filter((known) => !all.includes(known));
  return [
    ...reachedSentence(asked),
    cheapestSentence(named, place),
    ...(cheapest === best ? [] : [bestSentence(named)]),
    ...conditional.map(conditionalSentence),
  ].join(' ');
}

function bestFigure(named: NamedWays, goal: Goal): AnswerFigure {
  const { best, strength } = named;
  const name = capitalized(nameOf(best, named));
  const { months, firstLicenseMonths, graduatesPay, yearsAfter } = best.figures;
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
    label: firstLicenseMonths === null ? reachedIn[goal] : 'First nursing pay in',
    value: count(firstPayOf(best), 'month'),
    note:
      firstLicenseMonths === null
        ? `${name}: ${formatMonthsRange(months.low, months.high)}, by school`
        : `${name}: as an LPN`,
  };
}

/** The answer in three figures: the lowest cost, what another way is best at, and programs to begin with. */
export function figuresOf(asked: Asked, named: NamedWays): AnswerFigure[] {
  const { cheapest } = named;
  const { programs, figures } = cheapest;
  const closest = programs.closest === null ? '' : `. Closest: ${programs.closest}`;
  return [
    {
      label: 'Lowest cost',
      value: formatDollarsRounded(costOf(cheapest)),
      note: `${capitalized(nameOf(cheapest, named))}: tuition, books and fees. The middle half: ${formatDollarsRange(figures.cost.p25, figures.cost.p75)}`,
    },
    bestFigure(named, goalOf(asked)),
    {
      label: `${programs.name} programs`,
      value: formatCount(programs.total),
      note: `${capitalized(programs.where)}${closest}`,
    },
  ];
}
