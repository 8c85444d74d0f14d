import type { AnswerFigure } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { loanParameters } from '@/lib/data/tables/aid';
import { formatDollars, formatPercent } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';
import { type Borrower, type LoanLimit, loanLimits } from '../loan-limits';
import type { NursingRoiInputs } from '../parameters';
import type { NursingRoiResult } from '../result';

/** What the cost would be as a federal loan, and what the limits of such loans leave to pay another way. */
export interface LoanView {
  /** What is folded, in a line. */
  readonly summary: string;
  /** Amount, payment a month, share of pay; none where there is nothing to borrow. */
  readonly figures: readonly AnswerFigure[];
  /** What federal loans cover at most, a sentence for each kind of borrower. */
  readonly limits: readonly string[];
  readonly notes: readonly string[];
  /** The official address of the limits. */
  readonly source: Source;
}

const borrowers: Readonly<Record<Borrower, string>> = {
  dependent: 'If you depend on your parents, as most students under 24 do',
  independent: 'If you are independent, for example 24, married or with children',
  graduate: 'As a graduate student',
};

function limitInWords({ borrower, most, left }: LoanLimit, cost: number): string {
  const covered =
    left === 0
      ? `enough for the whole ${formatDollars(cost)}`
      : `so ${formatDollars(left)} is left to pay another way`;
  return `${borrowers[borrower]}: at most ${formatDollars(most)}, ${covered}.`;
}

function loanFigures({ loan, early_career }: NursingRoiResult): AnswerFigure[] {
  const pay = early_career.entry_pay === null ? 'average pay over a career' : 'pay at the start';
  return [
    {
      label: 'Borrowed',
      value: formatDollars(loan.amount),
      note: 'The whole cost after grants, nothing paid from savings or income',
    },
    {
      label: 'Payment a month',
      value: formatDollars(loan.monthly_payment),
      note: `For ${count(loan.years, 'year')} at ${loan.rate_percent}%`,
    },
    {
      label: 'Share of your pay',
      value: formatPercent(loan.share_of_gross_monthly_pay_percent),
      note: `Of ${pay}, before tax`,
    },
  ];
}

/** The loan of an answer and the limits of federal loans over its program. */
export function loanView(inputs: NursingRoiInputs, result: NursingRoiResult, data: Data): LoanView {
  const { loan, program_months: months } = result;
  const limits = loanLimits(inputs, months, loan.amount, data);
  const isGraduate = limits.some(({ borrower }) => borrower === 'graduate');
  const [first] = limits;
  const source = { title: 'Federal Student Aid: how much you can borrow', url: first?.row.source_url ?? '' };
  if (loan.amount === 0)
    return {
      summary: 'If you borrow: grants cover the cost',
      figures: [],
      limits: [],
      notes: ['Grants cover the cost: there is nothing to borrow.'],
      source,
    };
  return {
    summary: `If you borrow it all: ${formatDollars(loan.monthly_payment)} a month`,
    figures: loanFigures(result),
    limits: limits.map((limit) => limitInWords(limit, loan.amount)),
    notes: [
      'These are limits, not offers. What you can borrow depends on your school, your other aid and what you have borrowed before. Interest that runs while you study and the cost of living come on top.',
      ...(isGraduate ? (loanParameters.notes ?? []) : []),
      `Figures: ${loan.basis}.`,
    ],
    source,
  };
}
