import type { Link } from '@/lib/calculators/page/related';
import type { AnswerFigure } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import {
  formatDollars,
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatMonths,
  formatMonthsRange,
} from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { yearsBeside } from '@/lib/text/phrases';
import { capitalized, count } from '@/lib/text/words';
import { type HeldLicense, type LadderLeft, type Left, leftFor } from '../licensed';
import { payKept, percent } from '../measures';
import type { PathwayInputs } from '../parameters';
import { ladderInWords, milestone } from '../sentences/phrases';
import { splitText } from '../sentences/recommendation';
import type { PathwayExtras } from './extras';
import { payOffLink } from './pay-off';
import { type ProgramsFor, programsFor } from './programs-near';

/** A ladder that is left for someone with a license, in sentences. */
export interface LadderView {
  readonly id: string;
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** What is left for someone with a license. */
export interface LicensedView {
  readonly ladders: readonly LadderView[];
  readonly programs: ProgramsFor;
  readonly payOff: Link;
}

export const licenseNames: Readonly<Record<HeldLicense, string>> = { lpn: 'LPN', rn: 'RN' };

const idOf = ({ programs }: LadderLeft) => programs.map(({ credential }) => credential).join(' ');
const nameOf = ({ programs }: LadderLeft) => ladderInWords(programs);
const brings = ({ programs }: LadderLeft) => milestone(programs.at(-1) ?? programs[0]);
const isAdvanced = ({ programs }: LadderLeft) => programs.some(({ license }) => license === 'APRN');

/** The ladders, those of the reader's goal first; equal ones by their months. */
function inOrder({ ladders }: Left, { end_goal }: Pick<PathwayInputs, 'end_goal'>): readonly LadderLeft[] {
  const reaches = (ladder: LadderLeft) => isAdvanced(ladder) === (end_goal === 'advanced');
  return ladders.toSorted(
    (a, b) => Number(reaches(b)) - Number(reaches(a)) || a.months.typical - b.months.typical,
  );
}

const costText = ({ cost }: LadderLeft) =>
  `${formatDollars(cost.median)} at the median price, ${formatDollars(cost.p25)} to ${formatDollars(cost.p75)} for the middle half`;

const payText = (ladder: LadderLeft, { payNow }: Left) =>
  `Average pay goes from ${formatDollars(payNow)} to ${formatDollars(ladder.payAfter)} a year`;

function ladderView(ladder: LadderLeft, left: Left, inState: Left | null, place: string): LadderView {
  const there = inState?.ladders.find((one) => idOf(one) === idOf(ladder));
  const beside = there && inState ? [`In ${place}: ${costText(there)}. ${payText(there, inState)}.`] : [];
  return {
    id: idOf(ladder).toLowerCase().replaceAll(/[ _]/g, '-'),
    heading: capitalized(nameOf(ladder)),
    sentences: [
      `${splitText(ladder.programs)}.`,
      `${beside.length > 0 ? 'Nationwide: ' : ''}${costText(ladder)}. ${payText(ladder, left)}.`,
      ...beside,
    ],
  };
}

/** The answer in a sentence: the next step of someone with a license. */
function sentenceOf(license: HeldLicense, ladder: LadderLeft): string {
  return (
    `${capitalized(nameOf(ladder))} takes you from ${licenseNames[license]} to ${brings(ladder)} in about ${formatMonths(ladder.months.typical)}, ` +
    `for ${formatDollarsAbout(ladder.cost.median)} at the median price.`
  );
}

function figuresOf(ladder: LadderLeft, { payNow }: Left): AnswerFigure[] {
  const { months, cost } = ladder;
  return [
    {
      label: `to ${brings(ladder)}`,
      value: count(months.typical, 'month'),
      note: [...yearsBeside(months.typical), `${formatMonthsRange(months.low, months.high)} from today`].join(
        '; ',
      ),
    },
    {
      label: 'tuition, books and fees',
      value: formatDollarsRounded(cost.median),
      note: `${formatDollarsRange(cost.p25, cost.p75)} for the middle half`,
    },
    {
      label: 'average pay after, a year',
      value: formatDollarsRounded(ladder.payAfter),
      note: `${formatDollarsRounded(payNow)} with the license that you have`,
    },
  ];
}

/** The answer to someone with a license: its sentence, figures and everything that is left. */
export function licensedAnswer(
  license: HeldLicense,
  inputs: PathwayInputs,
  extras: PathwayExtras,
  data: Data,
) {
  const { state } = extras;
  const left = leftFor(license, null, data);
  const inState = state === null ? null : leftFor(license, state, data);
  const [next, ...others] = inOrder(left, inputs);
  if (!next) throw new Error(`Nothing is left for ${license}`);
  const [first] = next.programs;
  const place = state === null ? '' : areaName(state);
  const view: LicensedView = {
    ladders: [next, ...others].map((ladder) => ladderView(ladder, left, inState, place)),
    programs: programsFor(first.credential, extras, data),
    payOff: payOffLink(first.credential, state, license === 'lpn' ? (inState ?? left).payNow : undefined),
  };
  return {
    view,
    verdict: `From ${licenseNames[license]} to ${brings(next)} with ${nameOf(next)}`,
    sentence: sentenceOf(license, next),
    figures: figuresOf(next, left),
    facts: [
      `${splitText(next.programs)}.`,
      `You keep about ${percent(payKept(next.programs))} of your pay while you study.`,
    ],
    programs: [...new Set([next, ...others].flatMap(({ programs }) => programs))],
  };
}
