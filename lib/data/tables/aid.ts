import { z } from 'zod';
import { formatCount } from '@/lib/numbers/format';
import { column } from '../columns';
import { type Degree, degrees } from '../credentials';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import {
  control,
  institutionKey,
  provenance,
  scorecardCopy,
  scorecardSources,
  share,
  stateCode,
  unitid,
  yesNo,
} from './shared';

const { net_price_by_income: netPrices, loan_repayment: repayment } = editions;
const awardYearOfPrices = `award year ${netPrices.years.award}`;

const scorecardColumns = {
  release: column.text('College Scorecard release', { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  ...provenance,
};

const netPrice = (whom: string) =>
  column.integer(`Net price of students ${whom}; below 0 where grants exceed the cost`, {
    unit: 'USD a year',
  });

/** Bands of family income, in whole dollars a year and lowest first; the highest has no end. */
export const incomeBands = [
  { column: 'net_price_0_30000', from: 0, to: 30_000 },
  { column: 'net_price_30001_48000', from: 30_001, to: 48_000 },
  { column: 'net_price_48001_75000', from: 48_001, to: 75_000 },
  { column: 'net_price_75001_110000', from: 75_001, to: 110_000 },
  { column: 'net_price_110001_plus', from: 110_001, to: null },
] as const;
export type IncomeBand = (typeof incomeBands)[number];

function ofFamilies({ from, to }: IncomeBand) {
  if (to === null) return `over ${formatCount(from - 1)}`;
  return from === 0 ? `up to ${formatCount(to)}` : `${formatCount(from)} to ${formatCount(to)}`;
}

const priceOfBand = (band: IncomeBand) =>
  column.optional(netPrice(`of families with ${ofFamilies(band)} dollars a year`));
const bandColumns = Object.fromEntries(incomeBands.map((band) => [band.column, priceOfBand(band)])) as Record<
  IncomeBand['column'],
  ReturnType<typeof priceOfBand>
>;

export const netPriceByIncome = defineTable({
  file: 'data/net_price_by_income.csv',
  title: 'Price after grants by family income',
  description: `What a year costs after grants (tuition, fees, books, room and board), on average and for five bands of family income, ${awardYearOfPrices}.`,
  edition: netPrices.edition,
  row: z.object({
    unitid,
    institution_name: column.text('Name of the institution'),
    state_code: stateCode,
    control,
    net_price_average: netPrice('with federal aid'),
    ...bandColumns,
    academic_year: column.text('Award year', { pattern: '^\\d{4}-\\d{2}$' }),
    residency_basis: column.oneOf(
      ['students paying the in-district or in-state rate', 'all students'],
      'Whose price it is',
    ),
    ...scorecardColumns,
    basis: column.text('What the figure is'),
  }),
  primaryKey: ['unitid'],
  sources: scorecardSources(netPrices.edition),
  shortSource: { title: `College Scorecard, ${awardYearOfPrices}`, by: scorecardCopy },
  notes: [
    'For first-time full-time undergraduates with federal aid, in-state at public institutions, all fields: it says nothing about MSN, DNP, RN-to-BSN or transfer students and is no tuition.',
    'Prices below 0 are real: grants exceed the cost.',
    'The five bands rise in order at only half of the institutions: they are shown as they are and no curve is drawn through them.',
  ],
  foreignKeys: [institutionKey],
});

export type NetPriceRow = Row<typeof netPriceByIncome>;

const borrowers = (what: string) => column.optional(share(`Share of the borrowers ${what}`));
const isBound = column.optional(yesNo('Whether the share is an upper bound: "at most"'));

export const loanRepayment = defineTable({
  file: 'data/loan_repayment.csv',
  title: 'Loan repayment of undergraduates',
  description:
    'Federal borrowers who finished an undergraduate program, two years after repayment began: in default, paid in full, making progress.',
  edition: repayment.edition,
  row: z.object({
    unitid,
    institution_name: column.text('Name of the institution'),
    state_code: stateCode,
    borrowers_in_cohort: column.integer('Borrowers behind the shares, whole institution', {
      unit: 'people',
      minimum: 0,
    }),
    share_in_default: borrowers('who are in default'),
    share_in_default_is_upper_bound: isBound,
    share_paid_in_full: borrowers('who have paid in full'),
    share_paid_in_full_is_upper_bound: isBound,
    share_making_progress: borrowers('who owe less than at first'),
    share_making_progress_is_upper_bound: isBound,
    basis: column.text('Who is counted'),
    ...scorecardColumns,
  }),
  primaryKey: ['unitid'],
  sources: scorecardSources(repayment.edition),
  shortSource: {
    title: `College Scorecard, release of ${repayment.edition}`,
    by: scorecardCopy,
  },
  notes: ['All fields of the institution. Most shares are bounds: say "at most".'],
  foreignKeys: [institutionKey],
});

export type LoanRepaymentRow = Row<typeof loanRepayment>;

const awardYear = 'award year 2026-27';

export const loanParameters = defineTable({
  file: 'parameters/loan-parameters.csv',
  title: 'Terms of federal Direct Loans',
  description: 'Interest rates, years of repayment by amount owed, and limits, with the law behind each.',
  edition: awardYear,
  editionColumn: 'as_of',
  row: z.object({
    parameter: column.text(
      'Name of the constant; years_from_N is the term of a debt of N dollars or more, limits are in the name',
    ),
    applies_to: column.list(column.oneOf(degrees, 'Degree'), 'Degrees that it applies to', ';'),
    value: column.number('Value in the unit of the row', { minimum: 0 }),
    unit: column.text('Unit of the value'),
    as_of: column.text('Award year that the value holds for'),
    basis: column.text('Law or rule that sets it'),
    source_url: column.address("Address of the publisher's document"),
  }),
  primaryKey: ['parameter', 'applies_to'],
  sources: [
    {
      title: 'U.S. Department of Education, Federal Student Aid; U.S. Code and Code of Federal Regulations',
      url: 'https://studentaid.gov/understand-aid/types/loans/interest-rates',
    },
  ],
  shortSource: { title: `Federal loan terms, ${awardYear}` },
  notes: [
    'Whether graduate nursing counts as a professional program, with higher limits, is in court since June 2026.',
  ],
});

export type LoanParameterRow = Row<typeof loanParameters>;

/** Whether a term of a loan applies to a degree. */
export const loanAppliesTo = (row: LoanParameterRow, degree: Degree) => row.applies_to.includes(degree);
