import type { AnswerFigure, FigureCell, FigureTable } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import { formatDollars, formatDollarsRounded } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { netPriceLabel, whosePrice } from '@/lib/programs/facts/net-price';
import { paths } from '@/lib/site/urls';
import { capitalized, count, possessive } from '@/lib/text/words';
import { loanOf } from '../loan';
import { isNetPriceKnown } from '../net-price';
import type { NursingRoiInputs } from '../parameters';
import type { NursingRoiResult } from '../result';
import { timeAhead } from '../verdict';
import { schoolInWords, typeName, yearsInWords } from '../words';

type School = NonNullable<NursingRoiResult['program']>;

/** The school that was asked for, beside the state. */
export interface SchoolView {
  readonly heading: string;
  readonly table: FigureTable;
  /** What a year costs after grants at the family's income; null where no income was given. */
  readonly netPrice: AnswerFigure | null;
  readonly notes: readonly string[];
}

type Row = FigureTable['rows'][number];

const cell = (value: string, note = ''): FigureCell => ({ value, note: capitalized(note) });
const missing = (reason: string | null): FigureCell => ({ value: null, note: reason ?? '' });

const dollarsCell = (value: number | null, note: string, reason: string | null): FigureCell =>
  value === null ? missing(reason) : cell(formatDollars(value), note);

function priceRows(school: School, inputs: NursingRoiInputs, result: NursingRoiResult): Row[] {
  const whose = schoolInWords(inputs.degree, result.tuition_basis);
  const grants = result.grants_total > 0 ? `after ${formatDollars(result.grants_total)} of grants` : '';
  return [
    {
      id: 'tuition',
      label: 'Tuition and fees, whole program',
      cells: [
        dollarsCell(school.tuition_total, school.tuition_basis ?? '', school.tuition_reason),
        cell(formatDollars(result.tuition_total), whose),
      ],
    },
    {
      id: 'cost',
      label: 'Tuition, books and fees',
      cells: [
        dollarsCell(school.total_cost, grants, school.tuition_reason),
        cell(formatDollars(result.total_cost), grants),
      ],
    },
  ];
}

function loanRow(school: School, { degree }: NursingRoiInputs, result: NursingRoiResult, data: Data): Row {
  const yearlyPay = result.early_career.entry_pay ?? result.expected_salary;
  const { total_cost: cost } = school;
  const own = cost === null ? null : loanOf(cost, degree, yearlyPay, data);
  const years = (number: number) => `for ${count(number, 'year')}`;
  const { loan } = result;
  return {
    id: 'loan',
    label: 'Payment a month, if you borrow all of it',
    cells: [
      own ? cell(formatDollars(own.monthlyPayment), years(own.years)) : missing(school.tuition_reason),
      cell(formatDollars(loan.monthly_payment), years(loan.years)),
    ],
  };
}

function timeRow(school: School, result: NursingRoiResult, data: Data): Row {
  const { program_months, break_even_months_from_start: months, break_even_reason } = result;
  const time = (value: number | null, reason: string | null) =>
    value === null ? missing(reason) : cell(timeAhead(value, data));
  const own = school.break_even_months === null ? null : program_months + school.break_even_months;
  return {
    id: 'ahead',
    label: 'Ahead after, from your first class',
    cells: [time(own, school.break_even_reason), time(months, break_even_reason)],
  };
}

/** Who a school's measured graduates are. */
function graduatesNote(earned: NonNullable<School['graduate_earnings']>): string {
  const people = earned.earners === null ? '' : `, ${count(earned.earners, 'earner')}`;
  const shared = earned.shared_with === null ? '' : `; one value with ${earned.shared_with}`;
  return `${earned.cohort}${people}${shared}`;
}

function payRows(school: School, result: NursingRoiResult): Row[] {
  const { graduate_earnings: own, metro } = school;
  const { graduate_earnings: measured, wage_basis: wage } = result;
  const where = measured?.area === 'national' ? 'nationwide, ' : '';
  return [
    {
      id: 'pay',
      label: `Graduates’ pay, a year${measured ? `, ${yearsInWords(measured.years_after_completion)} after finishing` : ''}`,
      cells: [
        own
          ? cell(formatDollarsRounded(own.median_restated), graduatesNote(own))
          : missing(school.graduate_earnings_reason),
        measured
          ? cell(
              formatDollarsRounded(measured.median_restated),
              `${where}${count(measured.programs, 'program')}`,
            )
          : missing(result.graduate_earnings_reason),
      ],
    },
    {
      id: 'career',
      label: 'Average pay over a career (calculated), a year',
      cells: [
        cell(formatDollarsRounded(school.expected_salary), school.pay_basis),
        cell(formatDollarsRounded(result.expected_salary)),
      ],
    },
    {
      id: 'area',
      label: `${wage.occupation}, average pay, a year`,
      cells: [
        metro
          ? dollarsCell(metro.mean, metro.area_name, 'BLS did not release it for the area.')
          : missing(school.metro_reason),
        cell(formatDollars(wage.amount), result.state_name),
      ],
    },
  ];
}

function netPriceOf({ net_price: net, net_price_reason: reason }: School): AnswerFigure | null {
  if (net) {
    return {
      label: `${netPriceLabel}, ${whosePrice(net)}`,
      value: formatDollars(net.amount),
      note: `${net.year}: ${net.basis}.`,
    };
  }
  return reason ? { label: netPriceLabel, value: null, note: reason } : null;
}

/** The school that was asked for beside the state: prices, time, pay; null where none was. */
export function schoolView(
  inputs: NursingRoiInputs,
  result: NursingRoiResult,
  data: Data,
): SchoolView | null {
  const { program: school } = result;
  if (!school) return null;
  const netPrice = netPriceOf(school);
  const place = areaName(inputs.state);
  return {
    heading: `${typeName(inputs)} at ${school.name}: price, time and pay beside ${areaName(inputs.state)}`,
    table: {
      caption: `${possessive(school.name)} figures beside those of ${place}`,
      columns: [
        { id: 'school', label: 'This school', href: paths.institution(school.slug) },
        { id: 'state', label: capitalized(place), href: null },
      ],
      rows: [
        ...priceRows(school, inputs, result),
        loanRow(school, inputs, result, data),
        timeRow(school, result, data),
        ...payRows(school, result),
      ],
    },
    netPrice,
    notes: [
      ...(netPrice === null && isNetPriceKnown(school.unitid, inputs, data)
        ? ['Give your family’s income in the form to see what a year here costs after grants.']
        : []),
      school.total_cost === null
        ? `The answer above is for ${place}: we don’t know what this school charges.`
        : 'The answer above is for this school. A school moves it by its price far more than by its graduates’ pay.',
    ],
  };
}
