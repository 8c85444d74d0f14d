import { formatDollarsRounded, formatPercent } from '@/lib/numbers/format';
import type { Program } from '../../program';
import type { ProgramFacts } from '../../program-schema';
import { isMoneyApart } from '../compared-measures';

/** What programs of one type in a state are set side by side by. */
export interface SchoolMeasure {
  readonly id: 'pass_rate' | 'tuition' | 'earnings' | 'debt';
  /** "Passed the first time". */
  readonly label: string;
  readonly more: 'better' | 'worse';
  /** Null where it is not known, or not of the program's own graduates. */
  readonly value: (program: Program) => number | null;
  /** What must be the same for two values to compare. */
  readonly kind?: (facts: ProgramFacts) => string;
  readonly format: (value: number) => string;
  /** Whether the program differs from the middle one by more than chance or a trifle. */
  readonly isApart: (facts: ProgramFacts, value: number, middle: number) => boolean;
  /** The verdict where the program is on the good or the bad side of most: "it costs less than most". */
  readonly better: (facts: ProgramFacts) => string;
  readonly worse: (facts: ProgramFacts) => string;
}

/** How a verdict that sets a program beside others ends. */
const THAN_MOST = 'than most';
export const THAN_THOSE_OF_MOST = 'than those of most programs';

/** Finds a verdict that sets a program beside others. */
export const OF_MOST = new RegExp(`${THAN_MOST}|${THAN_THOSE_OF_MOST}`);

const UNUSUAL_PRICE = 'unusual_price';

/** Whether pay and debt are of the program's own graduates. */
const isOwn = ({ hasOwnPay, facts: { earnings } }: Program) => hasOwnPay && earnings.reason === null;

const isMoney = (_: ProgramFacts, value: number, middle: number) => isMoneyApart(value, middle);

const passed = ({ pass_rate: rate }: ProgramFacts) =>
  rate ? `${formatPercent(rate.rate_percent, 0)} passed the ${examOf(rate.exam)} exam` : '';

/** The license that an exam is for. */
export const examOf = (exam: 'NCLEX-RN' | 'NCLEX-PN') => (exam === 'NCLEX-PN' ? 'LPN' : 'RN');

/** In the order of display: what graduates reach, then what it costs. */
export const schoolMeasures: readonly SchoolMeasure[] = [
  {
    id: 'pass_rate',
    label: 'Passed the first time',
    more: 'better',
    value: ({ facts }) => facts.pass_rate?.rate_percent ?? null,
    kind: ({ pass_rate: rate }) => `${rate?.source_url} ${rate?.period_label} ${rate?.exam}`,
    format: (value) => formatPercent(value, 0),
    isApart: ({ pass_rate: rate }, _, middle) =>
      rate !== null && (rate.interval_low > middle || rate.interval_high < middle),
    better: passed,
    worse: (facts) => `only ${passed(facts)}`,
  },
  {
    id: 'tuition',
    label: 'Tuition & fees',
    more: 'worse',
    value: ({ facts: { tuition, caveats } }) =>
      caveats.includes(UNUSUAL_PRICE) ? null : (tuition?.total ?? null),
    format: formatDollarsRounded,
    isApart: isMoney,
    better: () => `it costs less ${THAN_MOST}`,
    worse: () => `it costs more ${THAN_MOST}`,
  },
  {
    id: 'earnings',
    label: 'Graduates’ pay',
    more: 'better',
    value: (program) => (isOwn(program) ? program.facts.earnings.restated : null),
    format: formatDollarsRounded,
    isApart: isMoney,
    better: () => `graduates earn more ${THAN_THOSE_OF_MOST}`,
    worse: () => `graduates earn less ${THAN_THOSE_OF_MOST}`,
  },
  {
    id: 'debt',
    label: 'Borrowers’ debt',
    more: 'worse',
    value: (program) => (isOwn(program) ? (program.facts.median_debt?.amount ?? null) : null),
    format: formatDollarsRounded,
    isApart: isMoney,
    better: () => `graduates owe less ${THAN_THOSE_OF_MOST}`,
    worse: () => `graduates owe more ${THAN_THOSE_OF_MOST}`,
  },
];
