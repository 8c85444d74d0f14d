import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Source } from '@/lib/data/table';
import { absnPrices } from '@/lib/data/tables/absn-prices';
import { type ParameterRow, parameterTables } from '@/lib/data/tables/parameters';
import { type PriceByStateRow, priceByState } from '@/lib/data/tables/prices';
import { formatDollars } from '@/lib/numbers/format';
import { capitalized, count, list, uncapitalized } from '@/lib/text/words';
import type { Explanation } from '../calculator';
import { planningEstimate } from '../planning-estimate';
import type { PathwayRows } from './calculate';
import { measureFacts, percent } from './measures';
import type { PathwayModel, Weights } from './model';
import {
  type InputValue,
  type PathwayInputs,
  type PathwayParameter,
  parameterInWords,
  valueInWords,
} from './parameters';
import type { Program } from './programs';
import type { LpnPathwayResult } from './result';
import { pathwayFacts } from './routes';
import { pricePoints, span } from './sentences/phrases';

interface Calculation {
  readonly result: LpnPathwayResult;
  readonly rows: PathwayRows;
}

const nameOf = (credential: Degree | Program['credential']) => credentialFacts[credential].name;
const degreeOf = ({ credential }: Pick<Program, 'credential'>) => pathwayFacts[credential].degree;

/** The first program of each degree: programs that share a degree share its pay. */
const byDegree = (programs: readonly Program[]) =>
  programs.filter(
    (program, at) => programs.findIndex((other) => degreeOf(other) === degreeOf(program)) === at,
  );

function payAssumptions({ starting_point }: PathwayInputs, { model, programs }: PathwayRows): string[] {
  const { amount, wage, constant } = model.startingPay[starting_point];
  const after = byDegree(programs).map(({ payAfter, rows, ...program }) => {
    const { kind, value } = rows.multiplier;
    return `${nameOf(degreeOf(program))} ${formatDollars(payAfter)} (× ${value}, ${kind})`;
  });
  return [
    `Pay today is taken as ${formatDollars(amount)} a year (BLS, ${wage.edition}; ${constant.kind}: ${constant.basis}).`,
    `Pay after a program is the national mean wage of the occupation (BLS, ${wage.edition}) × a multiplier for the credential: ${list(after)}.`,
    `Median wages of ${model.medians.newest.edition} are shown for reference, those of ${model.medians.specified.edition} beside them; neither enters a score.`,
    'A wage is for everyone who holds the job, at every age and level of experience; new graduates earn less.',
  ];
}

/** Where a program's price is from, where it is not the published distribution. */
function otherPrice({ credential, rows: { price } }: Program): string[] {
  switch (price.kind) {
    case 'published':
      return [];
    case 'share':
      return [
        `No price is reported for ${nameOf(credential)} programs alone: theirs is ${price.share} × the price of ${nameOf(pathwayFacts[credential].degree)} programs, by academic years.`,
      ];
    case 'printed':
      return [
        `The price of an ${nameOf(credential)} rests on the ${count(price.prices.schools, 'school')} that print a whole-program total for residents (${yearsOf(price.prices.years)}); ` +
          `left out: ${list([...price.prices.leftOut].map(([why, schools]) => `${schools} (${why})`))}.`,
      ];
  }
}

const yearsOf = (years: readonly string[]) => span(years.at(0) ?? '', years.at(-1) ?? '');

/** Rows of published price distributions, each once. */
function priceRows(programs: readonly Program[]): readonly PriceByStateRow[] {
  const rows = programs.flatMap(({ rows: { price } }) => (price.kind === 'printed' ? [] : [price.row]));
  return [...new Set(rows)];
}

function costAssumptions({ budget }: PathwayInputs, { model, programs }: PathwayRows): string[] {
  const published = priceRows(programs);
  const institutions = published.map(
    ({ credential, institutions: schools }) => `${nameOf(credential)} ${count(schools, 'institution')}`,
  );
  const years = [...new Set(published.map(({ year }) => year))];
  return [
    `Prices are whole-program tuition and fees of the nation's institutions in ${list(years)} (IPEDS), for residents and before financial aid, ` +
      `weighted by completions: ${list(institutions)}. A ${budget} budget is scored at the ${pricePoints[model.pricePoint[budget]]}; ` +
      `for every budget the low and the high cost are the ${pricePoints.p25} and the ${pricePoints.p75}, and the typical cost is the ${pricePoints.median}.`,
    'No single catalog of program lengths and prices is behind this answer: it uses that price table and program lengths judged from published programs.',
    ...programs.flatMap(otherPrice),
    'Other costs are books and supplies, kit, health checks, testing, exam and license, judged for a typical program. Prerequisite credits are inside the price of an associate degree.',
  ];
}

/** A quantity with its range and how sure it is: "(6 to 12; judged)", or "(judged)" where it has no range. */
const sureness = ({ low, high, kind }: ParameterRow) =>
  low === high ? `(${kind})` : `(${span(low, high)}; ${kind})`;

/** What a program takes: each quantity with its range and how sure it is. */
export function lengthOf({ credential, shareOfPayGivenUp, rows }: Program): string {
  return (
    `${capitalized(nameOf(credential))}: ${count(Number(rows.prerequisites.value), 'month')} of prerequisites ${sureness(rows.prerequisites)}, ` +
    `${rows.wait.value} of waiting for a start ${sureness(rows.wait)}, ${rows.study.value} of study ${sureness(rows.study)}; ${percent(shareOfPayGivenUp)} of pay given up while enrolled (${rows.payGivenUp.kind}).`
  );
}

/** What the weights rest on: a sentence for each input that adds weight. */
function weighting(
  { priority, timeline, budget }: PathwayInputs,
  { model: { weights } }: PathwayRows,
): string[] {
  const rests = (parameter: PathwayParameter, value: InputValue, { row }: Weights) =>
    `Weights for the ${parameterInWords(parameter)} ${valueInWords(parameter, value)} (${row.kind}): ${uncapitalized(row.basis)}.`;
  return [
    rests('priority', priority, weights.priority[priority]),
    rests('timeline', timeline, weights.timeline[timeline]),
    rests('budget', budget, weights.budget[budget]),
  ];
}

/** Which ladders are not scored: the measures that decide it are fewer than those that a priority weighs. */
function barring({ priority }: PathwayInputs, { priorities }: PathwayModel): string {
  const measures = list(priorities[priority].barredOn.map((id) => measureFacts[id].label));
  return `A ladder is shown and not scored where another one is at least as good on ${measures}, and better on one of these. The weights compare only the ladders that are left.`;
}

function assumptions(inputs: PathwayInputs, { rows }: Calculation): string[] {
  const { closeCall } = rows.model;
  return [
    planningEstimate,
    'Routes are compared on national figures by weights that are judged, not measured: the weights are in the answer, and a lead under ' +
      `${closeCall.value} points is called close (${closeCall.row.kind}).`,
    'Middle values are scored; the low and high ends of months are sums of the low and high ends of each step.',
    'A ladder is a sequence of programs; every ladder of the routes that are open is worked out.',
    barring(inputs, rows.model),
    ...weighting(inputs, rows),
    ...rows.programs.map(lengthOf),
    'Before each program you work at full pay until it starts. The weeks for exam and license after a program are not counted.',
    ...payAssumptions(inputs, rows),
    ...costAssumptions(inputs, rows),
    'No wage growth, taxes, financial aid, loan interest or discounting.',
  ];
}

/** Wages behind pay before, pay after and the medians, each once. */
function wageSources({ model, programs }: PathwayRows, inputs: PathwayInputs): Source[] {
  const used = [
    model.startingPay[inputs.starting_point].wage,
    ...programs.flatMap(({ license, rows }) => [rows.wage, model.medianWage[license].wage]),
  ];
  return [...new Set(used)].map(({ source_name, edition, occupation, source_url: url }) => ({
    title: `${source_name}, ${edition}: ${occupation}, nation`,
    url,
  }));
}

/** The medians that the specification names. */
function specifiedMedianSources({ model }: PathwayRows): Source[] {
  const { edition } = model.medians.specified;
  return model.specifiedMedianRows.flatMap(({ source_url: url, subject }) =>
    url
      ? [{ title: `BLS Occupational Outlook Handbook: median annual wage of ${edition}, ${subject}`, url }]
      : [],
  );
}

/** Schools' own pages: only people with a degree in another field have answers that rest on them. */
const secondDegreeSources = ({ starting_point }: PathwayInputs): readonly Source[] =>
  starting_point === 'degree_holder'
    ? absnPrices.sources.map(({ title, url }) => ({ title: `${absnPrices.title}: ${title}`, url }))
    : [];

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
      ...specifiedMedianSources(rows),
      ...priceByState.sources,
      ...secondDegreeSources(inputs),
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
