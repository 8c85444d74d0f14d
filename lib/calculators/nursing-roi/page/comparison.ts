import type { Link } from '@/lib/calculators/page/related';
import type { Comparison, ComparisonCell } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { formatDollars, formatDollarsRange, formatMonths } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { nursingRoi } from '..';
import { inputsOf, type NursingRoiInputs, parameters } from '../parameters';
import type { NursingRoiResult } from '../result';
import { entrantMonthsFromStart } from '../summary';
import { timeAhead } from '../verdict';
import { subject } from './answer';
import { type Compared, comparePairs, hasRoom, same } from './compare';

interface Line {
  readonly label: string;
  readonly cell: (result: NursingRoiResult, data: Data) => ComparisonCell;
}

const areasInWords = { national: 'nation', given: 'as given' };

const ahead = (months: number | null, reason: string | null, data: Data): ComparisonCell =>
  months === null ? { missing: reason ?? '' } : timeAhead(months, data);

const lines: readonly Line[] = [
  {
    label: 'Average pay over a career (calculated), a year',
    cell: (result) => formatDollars(result.expected_salary),
  },
  {
    label: 'Range',
    cell: ({ expected_salary_low, expected_salary_high }) =>
      formatDollarsRange(expected_salary_low, expected_salary_high),
  },
  {
    label: 'Graduates earn, 4 years after finishing, at May 2025 wages',
    cell: ({ graduate_earnings: measured, graduate_earnings_reason: reason }) =>
      measured
        ? `${formatDollars(measured.median_restated)}${measured.area === 'national' ? ' (nation)' : ''}`
        : { missing: reason ?? '' },
  },
  { label: 'Length of the program', cell: ({ program_months }) => formatMonths(program_months) },
  {
    label: 'Tuition, whole program',
    cell: ({ tuition_total, tuition_basis: { control, area } }) =>
      `${formatDollars(tuition_total)} (${[...(control ? [control] : []), ...(area === 'state' ? [] : [areasInWords[area]])].join(', ')})`,
  },
  { label: 'Total cost', cell: ({ total_cost }) => formatDollars(total_cost) },
  {
    label: 'Ahead after, from your first class',
    cell: ({ break_even_months_from_start, break_even_reason }, data) =>
      ahead(break_even_months_from_start, break_even_reason, data),
  },
  {
    label: 'The same, from what entrants usually earn',
    cell: (result, data) =>
      ahead(entrantMonthsFromStart(result), result.typical_entrant.break_even_reason, data),
  },
  {
    label: 'Earnings over 20 years, after cost',
    cell: ({ net_earnings_20_year }) => formatDollars(net_earnings_20_year),
  },
  { label: 'Gain over staying as you are', cell: ({ net_gain_20_year }) => formatDollars(net_gain_20_year) },
];

/** The answer and those that it is compared with, for the same income; null where there is nothing beside it. */
export function comparison(
  inputs: NursingRoiInputs,
  others: readonly Compared[],
  data: Data,
): Comparison | null {
  if (others.length === 0) return null;
  const { current_income } = inputs;
  const asked = [inputs, ...others.map((other) => inputsOf({ ...other, current_income }))];
  const answers = asked.map((question) => ({ question, result: nursingRoi.answer(question, data).result }));
  return {
    caption: `${asked.map(subject).join(', ')}, at the same income now`,
    corner: 'Figure',
    columns: answers.map(({ question }, index) => ({
      id: `${question.state}-${question.degree}`,
      label: subject(question),
      href:
        index === 0
          ? null
          : withQuery(paths.calculatorPage(nursingRoi.id), canonicalQuery(nursingRoi.parameters, question)),
    })),
    rows: lines.map(({ label, cell }) => ({
      id: label,
      label,
      href: null,
      cells: answers.map(({ result }) => cell(result, data)),
    })),
  };
}

/** The page with one more credential beside what it already shows; none where three are side by side. */
export function compareLinks(inputs: NursingRoiInputs, others: readonly Compared[]): Link[] {
  if (!hasRoom(others)) return [];
  const { state } = inputs;
  const shown = [inputs, ...others];
  return parameters.degree.allowedValues
    .map((value) => ({ state, degree: parameters.degree.value.parse(value) }))
    .filter((other) => !shown.some((one) => same(one, other)))
    .map((other) => {
      const query = new URLSearchParams(canonicalQuery(nursingRoi.parameters, inputs));
      for (const [name, value] of comparePairs([...others, other], inputs)) query.append(name, value);
      return {
        label: capitalized(credentialFacts[other.degree].name),
        href: withQuery(paths.calculatorPage(nursingRoi.id), query.toString()),
      };
    });
}
