import type { Source } from '@/lib/data/table';
import { absnPrices } from '@/lib/data/tables/absn-prices';
import { loanParameters, netPriceByIncome } from '@/lib/data/tables/aid';
import { graduateEarningsByState } from '@/lib/data/tables/graduate-earnings';
import { programOutcomes } from '@/lib/data/tables/outcomes';
import { priceByState, prices } from '@/lib/data/tables/prices';
import { wageGrowth } from '@/lib/data/tables/wage-growth';
import { type WageRow, wagesMetro } from '@/lib/data/tables/wages';
import { areaName } from '@/lib/places/states';
import { count } from '@/lib/text/words';
import type { Explanation } from '../calculator';
import { planningEstimate } from '../planning-estimate';
import type { Tuition } from './cost';
import type { NursingRoiInputs } from './parameters';
import type { Calculation } from './sentences/calculation';
import { costSentences } from './sentences/cost';
import { loanSentences } from './sentences/loan';
import { measuredSentences, salarySentences } from './sentences/pay';
import { incomeQuestion, paybackSentences } from './sentences/payback';
import { usualPayInWords } from './usual-pay';

const named = (table: readonly Source[], what: string) =>
  table.map(({ title, url }) => ({ title: `${title}: ${what}`, url }));

const wageOf = (row: WageRow, what: string): Source => ({
  title: `${row.source_name}, ${row.edition}: ${what}, ${row.occupation}, ${areaName(row.state_slug)}`,
  url: row.source_url,
});

function tuitionSources(tuition: Tuition): Source[] {
  if (tuition.area === 'given') return [];
  if (tuition.control === null)
    return named(absnPrices.sources, `accelerated BSN, ${count(tuition.institutions ?? 0, 'school')}`);
  const { price, control } = tuition;
  return named(
    priceByState.sources,
    `tuition and fees of ${count(price.institutions, `${control} school`)} in ${areaName(price.state_slug)}`,
  );
}

function measuredSources({ rows: { pay } }: Calculation): Source[] {
  if (!pay.measured) return [];
  const { row } = pay.measured;
  return [
    ...named(
      graduateEarningsByState.sources,
      `${count(row.programs, 'program')} in ${areaName(row.state_slug)}`,
    ),
    ...named(wageGrowth.sources, `earnings restated by ${row.restated_by}`),
  ];
}

/** Documents behind the figures of the school that was asked for. */
function schoolSources({ track }: NursingRoiInputs, { result: { program }, rows }: Calculation): Source[] {
  if (!program) return [];
  const { name, unitid } = program;
  const own = track === 'accelerated' ? rows.data.absnPrices(unitid) : [];
  const [printed] = own.filter(({ credential }) => credential === 'ABSN');
  const price = printed
    ? [{ title: `${name}: accelerated BSN, printed price`, url: printed.source_url }]
    : named(prices.sources, `tuition and fees, ${name}`);
  return [
    ...(program.tuition_total === null ? [] : price),
    ...(program.graduate_earnings ? named(programOutcomes.sources, name) : []),
    ...(program.metro ? named(wagesMetro.sources, program.metro.area_name) : []),
    ...(program.net_price ? named(netPriceByIncome.sources, `price after grants, ${name}`) : []),
  ];
}

function sources(inputs: NursingRoiInputs, calculation: Calculation): Source[] {
  const { pay, cost, entrant, loan } = calculation.rows;
  const { multiplier } = pay;
  return [
    wageOf(pay.wage, 'mean annual wage'),
    ...tuitionSources(cost.tuition),
    ...measuredSources(calculation),
    ...(multiplier.url
      ? [{ title: `Evidence for the multiplier: ${multiplier.basis}`, url: multiplier.url }]
      : []),
    wageOf(entrant.wage, `pay before the program (${usualPayInWords(entrant.baseline)})`),
    ...schoolSources(inputs, calculation),
    ...[loan.rate, loan.term].map(({ basis, source_url }) => ({
      title: `${loanParameters.title}, ${loan.rate.as_of}: ${basis}`,
      url: source_url,
    })),
  ];
}

/** Assumptions, cautions, sources and related pages of one answer, from the rows that it was computed from. */
export function explain(inputs: NursingRoiInputs, calculation: Calculation): Explanation {
  return {
    assumptions: [
      ...incomeQuestion(inputs, calculation),
      planningEstimate,
      ...[salarySentences, measuredSentences, costSentences, paybackSentences, loanSentences].flatMap(
        (sentences) => sentences(inputs, calculation),
      ),
    ],
    sources: sources(inputs, calculation),
    related: {
      state: `/states/${inputs.state}`,
      salaries: '/salaries',
      pathway: '/calculators/lpn-pathway',
    },
  };
}
