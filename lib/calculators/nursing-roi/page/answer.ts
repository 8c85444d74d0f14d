import type { AnswerFigure } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { TypicalEntrantRow } from '@/lib/data/tables/parameters';
import {
  formatDollarsAbout,
  formatDollarsRange,
  formatDollarsRounded,
  formatDollarsShort,
  formatMonths,
  formatMonthsRange,
  formatPercent,
} from '@/lib/numbers/format';
import { usualPayInWords } from '@/lib/places/page/usual-pay';
import { areaName } from '@/lib/places/states';
import { withArticle, yearsBeside } from '@/lib/text/phrases';
import { capitalized, count } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import type { NursingRoiResult } from '../result';
import { credentialInWords, incomeInWords, schoolInWords } from './words';

interface AnsweredRequest {
  readonly inputs: NursingRoiInputs;
  readonly result: NursingRoiResult;
}

/** "costs about $57,900"; where students are often funded, the price without tuition beside the list price. */
function cost({ result: { total_cost, if_funded } }: AnsweredRequest): string {
  const price = formatDollarsAbout(total_cost);
  return if_funded
    ? `costs ${price} at list price, or ${formatDollarsRounded(if_funded.total_cost)} if funded as research students often are,`
    : `costs ${price}`;
}

/** "pays back in 8 months of work after graduating", or that it does not. */
function payback({ inputs, result }: AnsweredRequest): string {
  const { break_even_months: months, if_funded } = result;
  const income = incomeInWords(inputs.current_income);
  if (months === null) {
    return `does not pay back through pay alone ${income}: the salary to expect, ${formatDollarsAbout(result.expected_salary)}, is no raise`;
  }
  const funded = if_funded?.break_even_months;
  const beside = typeof funded === 'number' ? ` (${formatMonths(funded)} if funded)` : '';
  return `pays back in ${formatMonths(months)} of work after graduating${beside}, ${income}`;
}

/** The answer in one sentence. */
export function sentence(asked: AnsweredRequest): string {
  const { inputs, result } = asked;
  const credential = credentialInWords(inputs.degree);
  return `In ${areaName(inputs.state)} ${credential} ${schoolInWords(inputs.degree, result.tuition_basis)} ${cost(asked)} and ${payback(asked)}.`;
}

/** What graduates of the state are measured to earn, beside the pay of nurses of all ages; undefined where unknown. */
function measuredBeside({ graduate_earnings: measured }: NursingRoiResult): string | undefined {
  if (!measured || measured.difference_percent === null) return undefined;
  const { median, difference_percent: difference, years_after_completion: years, release } = measured;
  const size = formatPercent(Math.abs(difference), 0);
  const beside = difference === 0 ? '' : `, ${size} ${difference < 0 ? 'less' : 'more'}`;
  return `graduates earn ${formatDollarsRounded(median)}${beside}, ${count(years, 'year')} after finishing (release of ${release.slice(0, 'YYYY'.length)})`;
}

function payFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const range = formatDollarsRange(result.expected_salary_low, result.expected_salary_high);
  return {
    label: `a year ${inputs.degree === 'LPN' ? 'as' : 'with'} ${withArticle(credentialFacts[inputs.degree].name)}`,
    value: formatDollarsRounded(result.expected_salary),
    note: `${range}; ${measuredBeside(result) ?? 'a new graduate is nearer the low end'}`,
  };
}

function paybackFigure({ result }: AnsweredRequest): AnswerFigure {
  const { break_even_months: months, break_even_months_low: low, break_even_months_high: high } = result;
  const label = 'to pay back';
  if (months === null) return { label, value: null, note: result.break_even_reason ?? '' };
  const range =
    low === null
      ? ''
      : ` (${high === null ? `${formatMonths(low)} or never` : formatMonthsRange(low, high)})`;
  const fromStart = result.break_even_months_from_start;
  return {
    label,
    value: count(months, 'month'),
    note: [
      `${[...yearsBeside(months), 'of work after graduating'].join(' ')}${range}`,
      ...(fromStart === null ? [] : [`${formatMonths(fromStart)} from enrolling`]),
    ].join('; '),
  };
}

function gainFigure({ inputs, result }: AnsweredRequest): AnswerFigure {
  const gain = result.net_gain_20_year;
  const direction = gain < 0 ? 'less' : 'more';
  return {
    label: 'over 20 years, after cost',
    value: formatDollarsShort(result.net_earnings_20_year),
    note:
      inputs.current_income === 0
        ? 'from enrolling, before tax, without raises'
        : `${formatDollarsShort(Math.abs(gain))} ${direction} than staying as you are, before tax, without raises`,
  };
}

export function figures(asked: AnsweredRequest): AnswerFigure[] {
  return [payFigure(asked), paybackFigure(asked), gainFigure(asked)];
}

/** Against what people usually earn before: no income now must not make every credential look free. */
function entrantFact(
  { result: { typical_entrant: entrant } }: AnsweredRequest,
  usual: TypicalEntrantRow,
): string {
  const before = `We take ${formatDollarsAbout(entrant.baseline_income)} as what people earn before they enroll (our judgment: ${usualPayInWords(usual)}).`;
  return entrant.break_even_months === null
    ? `${before} From there it is no raise, so it does not pay back through pay alone.`
    : `${before} From there it pays back in ${formatMonths(entrant.break_even_months)} of work.`;
}

function measuredFact({ inputs, result }: AnsweredRequest): string {
  const { graduate_earnings: measured, graduate_earnings_reason: reason } = result;
  if (!measured) return `What graduates earn is not known: ${reason}`;
  const where = measured.area === 'state' ? areaName(inputs.state) : 'the United States';
  const difference = measured.difference_percent;
  const beside =
    difference === null
      ? `; ${measured.difference_percent_reason}`
      : `, ${formatPercent(Math.abs(difference), 0)} ${difference < 0 ? 'less' : 'more'} than calculated.`;
  return (
    `Graduates in ${where} are measured to earn ${formatDollarsRounded(measured.median)} ` +
    `${measured.years_after_completion} years after finishing (median of ${count(measured.programs, 'program')})${beside}`
  );
}

/** What has to be known beside the figures. */
export function facts(asked: AnsweredRequest, usual: TypicalEntrantRow): string[] {
  return [entrantFact(asked, usual), measuredFact(asked)];
}

export function subject({ state, degree }: Pick<NursingRoiInputs, 'state' | 'degree'>): string {
  return `${capitalized(credentialFacts[degree].name)} in ${areaName(state)}`;
}
