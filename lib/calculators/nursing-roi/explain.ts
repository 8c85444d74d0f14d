import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Source } from '@/lib/data/table';
import { graduateEarningsByState } from '@/lib/data/tables/graduate-earnings';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import { priceByState } from '@/lib/data/tables/prices';
import type { WageRow } from '@/lib/data/tables/wages';
import { formatDollars } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { count } from '@/lib/text/words';
import type { Explanation } from '../calculator';
import { planningEstimate } from '../planning-estimate';
import { differencePercent, type NursingRoiRows } from './calculate';
import type { NursingRoiInputs } from './parameters';
import type { NursingRoiResult } from './result';

interface Calculation {
  readonly result: NursingRoiResult;
  readonly rows: NursingRoiRows;
}

const percentOf = (share: ParameterRow) => `${Number(share.value) * 100}%`;

function payAssumptions({ state }: NursingRoiInputs, { rows: { pay } }: Calculation): string[] {
  const { wage, multiplier, measured } = pay;
  const place = areaName(state);
  const widened = pay.low < pay.mean * multiplier.low || pay.high > pay.mean * multiplier.high;
  return [
    `The expected salary is the mean annual wage of ${wage.occupation} in ${place} (BLS, ${wage.edition}) × ${multiplier.value}. ` +
      `The multiplier for this credential is ${multiplier.row.kind}: ${multiplier.row.basis}.`,
    'No salary survey of a nursing-education association gives pay by degree, so the multiplier rests on the sources named.',
    'A wage is for everyone who holds the job, at every age and level of experience; a new graduate is nearer the low end of the range.',
    `The range multiplies the same wage by ${multiplier.low} and ${multiplier.high}` +
      (widened && measured
        ? `, widened to contain the ${formatDollars(measured.row.median_of_program_medians)} that graduates in ${place} are measured to earn.`
        : '.'),
  ];
}

/** What the College Scorecard mixes together, by what it is asked for. */
const outcomesCaveats: Partial<Record<Degree, string>> = {
  LPN: 'The measured earnings of LPN graduates include some nursing-assistant programs.',
  BSN: 'The measured earnings of BSN graduates mix first BSNs with RN-to-BSN completions.',
  RN_TO_BSN: 'The measured earnings are those of all BSN graduates, first BSNs included.',
  RN_TO_MSN: 'The measured earnings are those of all MSN graduates.',
  DNP: 'The measured earnings are those of doctoral graduates; a DNP and a PhD are one level in the source.',
};

function measuredAssumptions(
  { state, degree }: NursingRoiInputs,
  { rows: { pay, cautionPercent } }: Calculation,
): string[] {
  const { measured, expected } = pay;
  if (!measured)
    return [
      'No measured earnings are known for PhD graduates: the source does not separate them from DNP graduates.',
    ];
  const { row, area } = measured;
  const place = areaName(row.state_slug);
  const difference = differencePercent(row.median_of_program_medians, expected);
  const caveat = outcomesCaveats[degree];
  return [
    `Graduates' earnings are the median over ${count(row.programs, 'program')} in ${place}, ` +
      `${row.earnings_years_after_completion} years after completion, of graduates who had federal aid (College Scorecard, release of ${row.release}).`,
    ...(caveat ? [caveat] : []),
    ...(area === 'national'
      ? [
          `Fewer institutions in ${areaName(state)} than a state figure needs have a published value, so measured earnings are the nation's.`,
        ]
      : []),
    ...(area === 'state' && Math.abs(difference) > cautionPercent
      ? [
          `Caution: graduates in ${place} are measured to earn ${formatDollars(row.median_of_program_medians)}, ` +
            `${Math.abs(difference).toFixed(1)}% ${difference < 0 ? 'less' : 'more'} than the calculated ${formatDollars(expected)}. ` +
            'The national multiplier does not fit this state well: plan with the measured figure.',
        ]
      : []),
  ];
}

/** Which institutions' prices stand for a credential that is not reported on its own. */
const priceCaveats: Partial<Record<Degree, string>> = {
  BSN: 'Colleges whose BSN is likely a completion program for RNs are left out of the price.',
  RN_TO_BSN:
    'No institution reports a price for RN-to-BSN alone: it is one academic year at institutions that award a BSN.',
  RN_TO_MSN:
    'No institution reports a price for RN-to-MSN alone: it is the graduate rate of institutions that award an MSN.',
  CERTIFICATE: "The price is that of institutions that awarded a post-master's certificate.",
};

function costAssumptions({ state, degree }: NursingRoiInputs, { result, rows }: Calculation): string[] {
  const { cost, priceRise, fewInstitutions } = rows;
  const { name } = credentialFacts[degree];
  const place = areaName(cost.price.state_slug);
  const home = areaName(state);
  const priceCaveat = priceCaveats[degree];
  return [
    `Tuition is the median price of the whole program over ${count(cost.price.institutions, `${cost.control} institution`)} in ${place}, ` +
      `weighted by completions: published ${cost.price.year} tuition and fees for residents, before financial aid.`,
    ...(priceCaveat ? [priceCaveat] : []),
    ...(cost.area === 'national'
      ? [
          `Caution: no institution in ${home} has a known price for this credential, so tuition is the nation's public median.`,
        ]
      : []),
    ...(cost.area === 'state' && cost.control === 'private'
      ? [
          `Caution: no public institution in ${home} has a known price for this credential, so tuition is that of private ones.`,
        ]
      : []),
    ...(cost.price.institutions < fewInstitutions
      ? [`Caution: the price rests on ${count(cost.price.institutions, 'institution')} only.`]
      : []),
    "Tuition is an institution's general rate unless it reports a charge for the whole program; fees that a nursing school adds come on top.",
    `Prices are not updated to today: published undergraduate prices rose by a median ${priceRise.value}% from 2023-24 to 2024-25.`,
    `Other costs are ${formatDollars(result.other_costs)} for a typical ${name} program, ${cost.otherCosts[0]?.row.kind}: ${cost.otherCosts
      .filter((other) => other.dollars > 0)
      .map((other) => `${other.name} ${formatDollars(other.dollars)}`)
      .join('; ')}.`,
    ...(result.if_funded
      ? [
          `Research doctoral students are often funded: with tuition paid by the university the cost is ${formatDollars(result.if_funded.total_cost)}.`,
        ]
      : []),
  ];
}

function paybackAssumptions({ current_income }: NursingRoiInputs, { result, rows }: Calculation): string[] {
  const { length, payGivenUp, longestHorizonYears, entrant } = rows;
  const { typical_entrant: typical } = result;
  const slow = result.break_even_months !== null && result.break_even_months > longestHorizonYears * 12;
  return [
    `The program takes ${length.value} months (${length.low} to ${length.high}; ${length.kind}), and ` +
      `${percentOf(payGivenUp)} of current pay is given up while enrolled (${payGivenUp.kind}).`,
    'No wage growth, taxes, financial aid, loan interest or discounting. Costs are spread evenly over the program.',
    ...(current_income === 0
      ? [
          'current_income is 0, so every dollar earned counts as a raise. typical_entrant gives the same calculation for someone who earns ' +
            `${formatDollars(typical.baseline_income)} before the program (${entrant.baseline.baseline}).`,
        ]
      : []),
    ...(slow
      ? [`Caution: the raise takes more than ${longestHorizonYears} years of work to repay the cost.`]
      : []),
  ];
}

function sources({ rows: { pay, cost, entrant } }: Calculation): Source[] {
  const named = (table: readonly Source[], what: string) =>
    table.map(({ title, url }) => ({ title: `${title}: ${what}`, url }));
  const wageOf = ({ source_name, edition, occupation, state_slug, source_url }: WageRow, what: string) => ({
    title: `${source_name}, ${edition}: ${what}, ${occupation}, ${areaName(state_slug)}`,
    url: source_url,
  });
  const { price, control } = cost;
  const evidence = pay.multiplier.row.source_url;
  return [
    wageOf(pay.wage, 'mean annual wage'),
    ...named(
      priceByState.sources,
      `tuition and fees of ${count(price.institutions, `${control} institution`)} in ${areaName(price.state_slug)}`,
    ),
    ...(pay.measured
      ? named(
          graduateEarningsByState.sources,
          `${count(pay.measured.row.programs, 'program')} in ${areaName(pay.measured.row.state_slug)}`,
        )
      : []),
    ...(evidence
      ? [{ title: `Evidence for the credential multiplier: ${pay.multiplier.row.basis}`, url: evidence }]
      : []),
    wageOf(entrant.wage, `pay before the program (${entrant.baseline.baseline})`),
  ];
}

/** Assumptions, cautions, sources and related pages of one answer, from the rows that it was computed from. */
export function explain(inputs: NursingRoiInputs, calculation: Calculation): Explanation {
  return {
    assumptions: [
      planningEstimate,
      ...payAssumptions(inputs, calculation),
      ...measuredAssumptions(inputs, calculation),
      ...costAssumptions(inputs, calculation),
      ...paybackAssumptions(inputs, calculation),
    ],
    sources: sources(calculation),
    related: {
      state: `/states/${inputs.state}`,
      salaries: '/salaries',
      pathway: '/calculators/lpn-pathway',
    },
  };
}
