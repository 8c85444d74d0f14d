import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Source } from '@/lib/data/table';
import { type ParameterRow, parameterTables } from '@/lib/data/tables/parameters';
import { priceByState } from '@/lib/data/tables/prices';
import { formatDollars } from '@/lib/numbers/format';
import { capitalized, count, list } from '@/lib/text/words';
import type { Explanation } from '../calculator';
import { planningEstimate } from '../planning-estimate';
import type { PathwayRows } from './calculate';
import { percent } from './measures';
import type { Weights } from './model';
import {
  type InputValue,
  type PathwayInputs,
  type PathwayParameter,
  parameterInWords,
  valueInWords,
} from './parameters';
import type { Program } from './programs';
import type { LpnPathwayResult } from './result';
import { type License, pathwayFacts } from './routes';
import { pricePoints, span } from './sentences/phrases';

interface Calculation {
  readonly result: LpnPathwayResult;
  readonly rows: PathwayRows;
}

const nameOf = (credential: Degree | Program['credential']) => credentialFacts[credential].name;
const degreeOf = ({ credential }: Program) => pathwayFacts[credential].degree;

/** The first program of each degree: programs that share a degree share its price and its pay. */
const byDegree = (programs: readonly Program[]) =>
  programs.filter(
    (program, at) => programs.findIndex((other) => degreeOf(other) === degreeOf(program)) === at,
  );

function payAssumptions({ starting_point }: PathwayInputs, { model, programs }: PathwayRows): string[] {
  const { amount, wage, constant } = model.startingPay[starting_point];
  const after = byDegree(programs).map(({ payAfter, rows, ...program }) => {
    const { kind, value } = rows.multiplier;
    return `${nameOf(pathwayFacts[program.credential].degree)} ${formatDollars(payAfter)} (× ${value}, ${kind})`;
  });
  return [
    `Pay today is taken as ${formatDollars(amount)} a year (BLS, ${wage.edition}; ${constant.kind}: ${constant.basis}).`,
    `Pay after a program is the national mean wage of the occupation (BLS, ${wage.edition}) × a multiplier for the credential: ${list(after)}.`,
    `Medians of ${model.medians.specified.edition} and ${model.medians.newest.edition} are shown for reference and never enter a score.`,
    'A wage is for everyone who holds the job, at every age and level of experience; new graduates earn less.',
  ];
}

/** How a program without a price of its own gets one. */
function derivedPrice({ credential, rows: { priceFactor } }: Program): string[] {
  return priceFactor
    ? [
        `No price is reported for ${nameOf(credential)} programs alone: theirs is ${priceFactor.value} × the price of ${nameOf(pathwayFacts[credential].degree)} programs (${priceFactor.kind}).`,
      ]
    : [];
}

function costAssumptions({ budget }: PathwayInputs, { model, programs }: PathwayRows): string[] {
  const institutions = byDegree(programs).map(
    (program) => `${nameOf(degreeOf(program))} ${count(program.rows.price.institutions, 'institution')}`,
  );
  const years = [...new Set(programs.map(({ rows }) => rows.price.year))];
  return [
    `Prices are whole-program tuition and fees of the nation's institutions in ${list(years)} (IPEDS), for residents and before financial aid, ` +
      `weighted by completions: ${list(institutions)}. A ${budget} budget is scored at the ${pricePoints[model.pricePoint[budget]]}; ` +
      `for every budget the low and the high cost are the ${pricePoints.p25} and the ${pricePoints.p75}, and the typical cost is the ${pricePoints.median}.`,
    'No single catalog of program lengths and prices is behind this answer: it uses that price table and program lengths judged from published programs.',
    ...programs.flatMap(derivedPrice),
    'Other costs are books and supplies, kit, health checks, testing, exam and license, judged for a typical program. Prerequisite credits are inside the price of an associate degree.',
  ];
}

const months = ({ value, low, high, kind }: ParameterRow) => `${value} (${span(low, high)}; ${kind})`;

/** What a program takes: each quantity with its range and how sure it is. */
function lengthOf({ credential, shareOfPayGivenUp, rows }: Program): string {
  return (
    `${capitalized(nameOf(credential))}: months of prerequisites ${months(rows.prerequisites)}, of waiting for a start ${months(rows.wait)}, ` +
    `of study ${months(rows.study)}; ${percent(shareOfPayGivenUp)} of pay given up while enrolled (${rows.payGivenUp.kind}).`
  );
}

/** What the weights rest on: a sentence for each input that adds weight. */
function weighting(
  { priority, timeline, budget }: PathwayInputs,
  { model: { weights } }: PathwayRows,
): string[] {
  const rests = (parameter: PathwayParameter, value: InputValue, { row }: Weights) =>
    `Weights for the ${parameterInWords(parameter)} ${valueInWords(parameter, value)} (${row.kind}): ${row.basis}.`;
  return [
    rests('priority', priority, weights.priority[priority]),
    rests('timeline', timeline, weights.timeline[timeline]),
    rests('budget', budget, weights.budget[budget]),
  ];
}

function assumptions(inputs: PathwayInputs, { rows }: Calculation): string[] {
  const { closeCall } = rows.model;
  return [
    planningEstimate,
    'Routes are compared on national figures by weights that are judged, not measured: the weights are in the answer, and a lead under ' +
      `${closeCall.value} points is called close (${closeCall.row.kind}).`,
    'Middle values are scored; the low and high ends of months are sums of the low and high ends of each step.',
    ...weighting(inputs, rows),
    ...rows.programs.map(lengthOf),
    'Before each program you work at full pay until it starts. The weeks for exam and license after a program are not counted.',
    ...payAssumptions(inputs, rows),
    ...costAssumptions(inputs, rows),
    'No wage growth, taxes, financial aid, loan interest or discounting.',
  ];
}

function wageSources({ model, programs }: PathwayRows, inputs: PathwayInputs): Source[] {
  const newest = [model.startingPay[inputs.starting_point].wage, ...programs.map(({ rows }) => rows.wage)];
  return newest.map(({ source_name, edition, occupation, source_url: url }) => ({
    title: `${source_name}, ${edition}: ${occupation}, nation`,
    url,
  }));
}

/** Whose median wage stands for a license. */
const medianOf: Readonly<Record<License, string>> = {
  'LPN/LVN': 'licensed practical nurses',
  RN: 'registered nurses',
  APRN: 'nurse practitioners',
};

/** The medians that the ladders and `wages` show. */
function medianSources({ model, programs }: PathwayRows): Source[] {
  const shown = new Set<License>(['LPN/LVN', 'RN', ...programs.map(({ license }) => license)]);
  return [...shown].flatMap((license) => {
    const { source_url: url } = model.medianWage[license].row;
    const title = `U.S. Bureau of Labor Statistics, ${model.medians.specified.edition}: median annual wage of ${medianOf[license]}`;
    return url ? [{ title, url }] : [];
  });
}

function multiplierSources({ programs }: PathwayRows): Source[] {
  return byDegree(programs).flatMap((program) => {
    const { source_url: url, basis } = program.rows.multiplier;
    return url
      ? [{ title: `Evidence for the pay multiplier of ${nameOf(degreeOf(program))}: ${basis}`, url }]
      : [];
  });
}

const ownTables = [
  parameterTables['lpn-pathway'],
  parameterTables['lpn-pathway-weights'],
  parameterTables.programs,
];

/** Tables of constants that are this service's own judgment. */
export const ownSources: readonly Source[] = ownTables.flatMap((table) =>
  table.sources.map(({ title, url }) => ({ title: `${table.title} (${table.edition}). ${title}`, url })),
);

/** Assumptions, sources and related pages of one answer, from the rows that it was computed from. */
export function explain(inputs: PathwayInputs, calculation: Calculation): Explanation {
  const { rows } = calculation;
  return {
    assumptions: assumptions(inputs, calculation),
    sources: [
      ...wageSources(rows, inputs),
      ...medianSources(rows),
      ...priceByState.sources,
      ...multiplierSources(rows),
      ...ownSources,
    ],
    related: {
      program_finder: `/programs?credential=${rows.first.credential}`,
      nursing_roi: '/calculators/nursing-roi',
      admission_readiness: '/calculators/admission-readiness',
    },
  };
}
