import { formatCount, formatDollars, formatNumber, formatPercent } from '@/lib/numbers/format';
import { candidatesInWords, howRead, intervalInWords } from '@/lib/pass-rates/words';
import { areaName } from '@/lib/places/states';
import { credentialName } from '@/lib/programs/credentials';
import { marks, nurse, placeOf } from '@/lib/programs/page/program-view';
import { dateInWords, evidenceInWords, listingInWords, scorePartNames } from '@/lib/programs/page/words';
import { awardYears, nothingMeasured, type ScorePart } from '@/lib/programs/result';
import type { ProgramsAnswer } from '@/lib/site/api/programs';
import { count } from '@/lib/text/words';
import type { Remarks } from './remarks';

/** A program as an answer has it. */
export type FoundProgram = ProgramsAnswer['results'][number];

/** Writes one fact of a program as a sentence. What it is based on, or why it is missing, is a remark. */
type Fact = (program: FoundProgram, remarks: Remarks) => string;

function missing(what: string, reason: string | null, { refer }: Remarks): string {
  return reason === null ? `${what}.` : `${what}${refer(`${what}: ${reason}`)}.`;
}

const partName = ({ id }: ScorePart) => scorePartNames[id].toLowerCase();

const score: Fact = (program, remarks) => {
  const { outcomes_score: total, evidence, score_parts: parts } = program;
  if (total === null || evidence === null) {
    return missing('No outcomes score', program.outcomes_score_reason, remarks);
  }
  if (nothingMeasured(program)) {
    return `No part of the outcomes score is measured (stand-ins alone would give ${formatNumber(total)} of 100).`;
  }
  const points = parts.map((part) => {
    const { points: given, value, basis } = part;
    const standIn = value === null ? ` (not measured${remarks.refer(`Not measured: ${basis}`)})` : '';
    return `${partName(part)} ${formatNumber(given)}${standIn}`;
  });
  const most = parts.map((part) => `${partName(part)} ${formatNumber(part.weight)}`);
  const scale = remarks.refer(`Outcomes score: most points of each part are ${most.join(', ')}.`);
  return `Outcomes score ${formatNumber(total)} of 100, ${evidenceInWords[evidence]}: ${points.join(', ')}${scale}.`;
};

const passRate: Fact = ({ pass_rate: rate, pass_rate_reason }, remarks) => {
  if (!rate) return missing('No NCLEX pass rate', pass_rate_reason, remarks);
  const { exam, period_label: year, rate_percent: percent, candidates, attempts, recent } = rate;
  const source = remarks.refer(`Pass rate ${howRead(rate)}: ${rate.source_url}`);
  const age = recent ? '' : 'An old result: ';
  return `${age}${exam} in ${year}: ${formatPercent(percent)} of ${candidatesInWords(candidates, attempts)} passed (95% interval ${intervalInWords(rate)})${source}.`;
};

const earnings: Fact = (program, remarks) => {
  const { graduate_earnings: earned, credential, state } = program;
  if (!earned) return missing('Graduates’ earnings not known', program.graduate_earnings_reason, remarks);
  const { median, shared_by_campuses: shared, state_mean_wage } = earned;
  const average = `average ${nurse(credential)} in ${areaName(state)}`;
  const wage = formatDollars(state_mean_wage);
  const beside = remarks.refer(`The ${average} earns ${wage} a year.`, `${average}: ${wage}`);
  const counted = earned.graduates === null ? '' : ` (${count(earned.graduates, 'graduate')} in all)`;
  const basis = remarks.refer(
    `Earnings: median a year, ${count(earned.years_after_completion, 'year')} after finishing, of graduates with federal aid who work (${earned.graduates_of}), of whom no count is published; in all: everyone whom the source counts as a graduate. College Scorecard, release of ${dateInWords(earned.release)}.`,
  );
  const campuses = shared === null ? '' : ` (one value for ${formatCount(shared)} campuses)`;
  return `Graduates earn ${formatDollars(median)} a year${counted}${campuses}${beside}${basis}.`;
};

const debt: Fact = ({ median_debt: owed, median_debt_reason }, remarks) => {
  if (!owed) return missing('Debt not known', median_debt_reason, remarks);
  const basis = `Debt: median federal debt of graduates who borrowed; College Scorecard, release of ${dateInWords(owed.release)}.`;
  return `They owe ${formatDollars(owed.amount)}${remarks.refer(basis)}.`;
};

const residents = {
  'district resident': 'residents of the district',
  'state resident': 'state residents',
  'one price': 'everyone',
} as const;

const tuition: Fact = ({ tuition: price, tuition_reason }, remarks) => {
  if (!price) return missing('Tuition not known', tuition_reason, remarks);
  const { total, residency, year, basis } = price;
  const reached = remarks.refer(`Tuition for the whole program: ${basis}.`);
  return `Tuition ${formatDollars(total)} for ${residents[residency]}, ${year}${reached}.`;
};

const completions: Fact = ({ completions: graduates, completions_reason }, remarks) => {
  if (!graduates) return missing('Number of graduates not known', completions_reason, remarks);
  return graduates.count === 0
    ? `No graduate reported in ${awardYears}.`
    : `${count(graduates.count, 'graduate')} in ${graduates.year}.`;
};

const graduationRate: Fact = (program, remarks) => {
  const { graduation_rate_percent: rate, graduation_rate_year: year } = program;
  if (rate === null) return missing('Graduation rate not known', program.graduation_rate_reason, remarks);
  return `Graduation rate ${formatPercent(rate)}${year === null ? '' : ` (${year})`}.`;
};

const accreditation: Fact = ({ accreditation: listings, accreditation_reason: reason }, remarks) => {
  const said = listings.map((listing) => {
    const { agency, check_url: url } = listing;
    const check = url === null ? '' : remarks.refer(`The list of ${agency} can be checked at ${url}`);
    return `${listingInWords(listing)}${check}.`;
  });
  const unlisted = reason === null ? [] : [missing('On no list that we read', reason, remarks)];
  return [...said, ...unlisted].join(' ');
};

const facts = [
  score,
  passRate,
  earnings,
  debt,
  tuition,
  completions,
  graduationRate,
  accreditation,
] satisfies Fact[];

/** Who runs the school, and what tells the program from others of its kind, in parentheses. */
function aside(program: FoundProgram): string {
  const { control, sponsored } = program;
  const said = [...(control ? [control] : []), ...marks(program), ...(sponsored ? ['sponsored'] : [])];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/**
 * One program as an item of a numbered list: everything that is known of it, and what to mind.
 *
 * @param caveatText what the id of a caveat says.
 */
export function programEntry(
  program: FoundProgram,
  caveatText: (id: string) => string,
  remarks: Remarks,
): string {
  const { rank, institution, credential, caveats, url } = program;
  const sentences = facts.map((fact) => fact(program, remarks));
  const cautions = caveats.map((id) => remarks.refer(caveatText(id))).join('');
  return [
    `${rank}. **${institution}**, ${placeOf(program)}: ${credentialName(credential)}${aside(program)}.`,
    ...sentences,
    ...(cautions === '' ? [] : [`See the caveats${cautions}.`]),
    url,
  ].join(' ');
}
