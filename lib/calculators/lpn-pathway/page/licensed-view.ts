import type { Link } from '@/lib/calculators/page/related';
import type { AnswerFigure } from '@/lib/calculators/page/view';
import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import {
  formatDollars,
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatMonths,
} from '@/lib/numbers/format';
import { areaName, nation, type StateSlug } from '@/lib/places/states';
import { capitalized } from '@/lib/text/words';
import { type HeldLicense, type LadderLeft, type Left, leftFor } from '../licensed';
import { payKept, percent } from '../measures';
import { modelOf } from '../model';
import type { PathwayInputs } from '../parameters';
import type { License } from '../routes';
import { ladderInWords, milestone, programInWords } from '../sentences/phrases';
import { splitText } from '../sentences/recommendation';
import { budgetPrices } from '../sentences/summary';
import { monthsTo } from './answer';
import type { PathwayExtras } from './extras';
import { payOffLink } from './pay-off';
import { type ProgramsFor, programsFor } from './programs-near';
import { type RouteLine, stepsOf } from './routes';
import { lackingNotes } from './state-view';

/** A ladder that is left for someone with a license, in sentences. */
export interface LadderView {
  readonly id: string;
  readonly heading: string;
  readonly sentences: readonly string[];
  /** Where to begin, of a ladder that asks for more than the license; null of the others. */
  readonly begin: Pick<LicensedView, 'programs' | 'payOff'> | null;
}

/** What is left for someone with a license. */
export interface LicensedView {
  readonly ladders: readonly LadderView[];
  /** The ladders as time lines. */
  readonly lines: readonly RouteLine[];
  /** What the answer counts and leaves out, in sentences. */
  readonly notes: readonly string[];
  readonly programs: ProgramsFor;
  readonly payOff: Link;
}

export const licenseNames: Readonly<Record<HeldLicense, string>> = { lpn: 'LPN', rn: 'RN' };

const idOf = ({ programs }: LadderLeft) => programs.map(({ credential }) => credential).join(' ');
const nameOf = ({ programs }: LadderLeft) => ladderInWords(programs);
const brings = ({ programs }: LadderLeft) => milestone(programs.at(-1) ?? programs[0]);
const isAdvanced = ({ programs }: LadderLeft) => programs.some(({ license }) => license === 'APRN');

/**
 * The ladders, those of the reader's goal first; equal ones by their months. The first is one that the license is
 * enough for: the page does not know what else the reader has finished.
 */
function inOrder({ ladders }: Left, { end_goal }: Pick<PathwayInputs, 'end_goal'>): readonly LadderLeft[] {
  const reaches = (ladder: LadderLeft) => isAdvanced(ladder) === (end_goal === 'advanced');
  const sorted = ladders.toSorted(
    (a, b) => Number(reaches(b)) - Number(reaches(a)) || a.months.typical - b.months.typical,
  );
  const next = sorted.filter(({ ifYouHave }) => ifYouHave === null).slice(0, 1);
  return [...next, ...sorted.filter((ladder) => !next.includes(ladder))];
}

/** What a ladder asks for besides the license, before its name: "if you have a BSN: ". */
const conditionOf = ({ ifYouHave }: LadderLeft) =>
  ifYouHave === null ? '' : `if you have ${programInWords(ifYouHave)}: `;

const headingOf = (ladder: LadderLeft) => capitalized(`${conditionOf(ladder)}${nameOf(ladder)}`);

const costText = ({ cost }: LadderLeft) =>
  `${formatDollars(cost.median)} at the median price, ${formatDollars(cost.p25)} to ${formatDollars(cost.p75)} for the middle half`;

const payText = ({ payNow, payAfter }: LadderLeft) =>
  `Average pay goes from ${formatDollars(payNow)} to ${formatDollars(payAfter)} a year`;

function ladderView(ladder: LadderLeft, beside: LadderLeft | null, place: string): Omit<LadderView, 'begin'> {
  const figures = (one: LadderLeft) => `${costText(one)}. ${payText(one)}.`;
  return {
    id: idOf(ladder).toLowerCase().replaceAll(/[ _]/g, '-'),
    heading: headingOf(ladder),
    sentences: [
      `${splitText(ladder.programs)}.`,
      ...(beside === null
        ? [`Nationwide: ${figures(ladder)}`]
        : [`In ${place}: ${figures(ladder)}`, `Nationwide: ${figures(beside)}`]),
    ],
  };
}

/** Goals that a license has reached already. */
const reached: Readonly<Record<HeldLicense, readonly PathwayInputs['end_goal'][]>> = {
  lpn: ['nurse_now'],
  rn: ['nurse_now', 'become_rn'],
};

/** What a ladder leads to and takes, as the end of a sentence. @param where whose prices count */
const takes = (ladder: LadderLeft, where: string) =>
  `to ${brings(ladder)} in about ${formatMonths(ladder.months.typical)}, ` +
  `for ${formatDollarsAbout(ladder.cost.median)} at the median price ${where}.`;

/** The answer in a sentence: the next step of someone with a license. @param where whose prices count. */
function sentenceOf(
  license: HeldLicense,
  goal: PathwayInputs['end_goal'],
  ladder: LadderLeft,
  where: string,
) {
  const name = licenseNames[license];
  const held = reached[license].includes(goal) ? `You hold the ${name} license already. What is left: ` : '';
  const begins = held === '' ? capitalized(nameOf(ladder)) : `${held}${nameOf(ladder)}`;
  return `${begins} takes you from ${name} ${takes(ladder, where)}`;
}

/** What the cost is at the point where the budget looks, where that is another one than at the median. */
function budgetNote({ budget }: PathwayInputs, { cost }: LadderLeft, data: Data): string[] {
  const point = modelOf(data).pricePoint[budget];
  const there = formatDollarsAbout(cost[point]);
  return there === formatDollarsAbout(cost.median)
    ? []
    : [
        `The cost is at the median price. At ${budgetPrices[budget]}, where a ${budget} budget looks, it is ${there}.`,
      ];
}

/** What the programs leave of the pay. */
function keptPay({ programs }: LadderLeft): string {
  const kept = payKept(programs);
  return kept === 1
    ? 'You can keep your job while you study: these figures take no pay off.'
    : `You keep about ${percent(kept)} of your pay while you study.`;
}

/** The license that someone holds, in the words of the data. */
const licenseOf: Readonly<Record<HeldLicense, License>> = { lpn: 'LPN/LVN', rn: 'RN' };

/** Who works with each license, and their occupation in the wage survey. */
const workers: Readonly<Record<License, { readonly name: string; readonly soc: string }>> = {
  'LPN/LVN': { name: 'LPNs', soc: occupations.licensedPracticalNurse },
  RN: { name: 'RNs', soc: occupations.registeredNurse },
  APRN: { name: 'nurse practitioners', soc: occupations.nursePractitioner },
};

/** Median pay with the license that a ladder leads to; what is kept of the pay where it leads to no other one. */
function payFigure(
  license: HeldLicense,
  { programs }: LadderLeft,
  state: StateSlug | null,
  where: string,
  data: Data,
): AnswerFigure {
  const [held, reached] = [licenseOf[license], (programs.at(-1) ?? programs[0]).license];
  if (reached === held) {
    return {
      label: 'Pay that you keep while you study',
      value: percent(payKept(programs)),
      note: 'Your license stays the same',
    };
  }
  const median = (of: License) => data.wage(state ?? nation.slug, workers[of].soc).median_annual;
  const [after, now] = [median(reached), median(held)];
  const isShown = after !== null && now !== null;
  return {
    label: `Median pay of ${workers[reached].name}, a year, ${where}`,
    value: isShown ? formatDollarsRounded(after) : null,
    note: isShown
      ? [
          `${formatDollarsRounded(now)} for ${workers[held].name}`,
          ...(reached === 'APRN' ? ['not every MSN leads there'] : []),
        ].join('; ')
      : 'Not published for this place',
  };
}

function figuresOf(
  ladder: LadderLeft,
  beside: LadderLeft | null,
  where: string,
  pay: AnswerFigure,
): AnswerFigure[] {
  const { months, cost } = ladder;
  const nationwide = (figure: (one: LadderLeft) => number) =>
    beside === null ? [] : [`${formatDollarsRounded(figure(beside))} nationwide`];
  return [
    monthsTo(brings(ladder), months),
    {
      label: `Tuition, books and fees ${where}`,
      value: formatDollarsRounded(cost.median),
      note: [
        `${formatDollarsRange(cost.p25, cost.p75)} for the middle half`,
        ...nationwide((one) => one.cost.median),
      ].join('; '),
    },
    pay,
  ];
}

/** Where a program that someone with a license takes next is taught, and whether it pays off. @param income pay now, where known */
function beginWith(
  { programs: [first] }: LadderLeft,
  income: number | undefined,
  extras: PathwayExtras,
  data: Data,
) {
  return {
    programs: programsFor(first.credential, extras, data),
    payOff: payOffLink(first.credential, extras, data, income),
  };
}

/** The answer to someone with a license: its sentence, figures and everything that is left, in the reader's state. */
export function licensedAnswer(
  license: HeldLicense,
  inputs: PathwayInputs,
  extras: PathwayExtras,
  data: Data,
) {
  const { state } = extras;
  const left = leftFor(license, state, data);
  const [next, ...others] = inOrder(left, inputs);
  if (!next) throw new Error(`Nothing is left for ${license}`);
  const ladders = [next, ...others];
  const nationwide = state === null ? [] : leftFor(license, null, data).ladders;
  const besideOf = (ladder: LadderLeft) => nationwide.find((one) => idOf(one) === idOf(ladder)) ?? null;
  const place = areaName(state ?? nation.slug);
  const where = state === null ? 'nationwide' : `in ${place}`;
  // An RN's pay before is what the linked page takes by itself.
  const income = license === 'lpn' ? left.payNow : undefined;
  const begin = (ladder: LadderLeft) => beginWith(ladder, income, extras, data);
  const programs = [...new Set(ladders.flatMap((ladder) => ladder.programs))];
  const view: LicensedView = {
    ladders: ladders.map((ladder) => ({
      ...ladderView(ladder, besideOf(ladder), place),
      begin: ladder.ifYouHave === null ? null : begin(ladder),
    })),
    lines: ladders.map((ladder) => ({
      id: idOf(ladder),
      name: headingOf(ladder),
      recommended: ladder === next,
      steps: stepsOf(ladder.programs, 'work'),
    })),
    notes: [
      keptPay(next),
      ...budgetNote(inputs, next, data),
      ...(state === null ? [] : lackingNotes(programs, state)),
    ],
    ...begin(next),
  };
  return {
    view,
    verdict: `From ${licenseNames[license]} to ${brings(next)} with ${nameOf(next)}`,
    sentence: sentenceOf(license, inputs.end_goal, next, where),
    figures: figuresOf(next, besideOf(next), where, payFigure(license, next, state, where, data)),
    programs,
  };
}
