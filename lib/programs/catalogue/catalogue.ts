import { group, rollup, sum } from 'd3-array';
import type { ParameterSet } from '@/lib/data/parameters';
import { indexRows } from '@/lib/data/table';
import { roundToTenth } from '@/lib/numbers/rounding';
import { areaName } from '@/lib/places/states';
import { credentialName } from '../credentials';
import type { Catalogue, Program } from '../program';
import type { Accreditor, ProgramFacts } from '../result';
import { type ScoreRules, scoreRules } from '../score/rules';
import { type Score, scoreProgram, scoreScales } from '../score/score';
import type { ProgramTables } from '../tables';
import { accreditorsIn, type ListingRows, listingRows, listings } from './accreditation';
import { caveatsOf, caveatTexts } from './caveats';
import { completionsFact, debtFact, earningsFact, graduationFact, passRateFact } from './facts';
import type { Known } from './known';
import { type Evidence, measuresOf, scoreParts } from './measures';
import { type Member, members, weightOf } from './membership';
import { nclexOf } from './nclex';
import { occupationOf, outcomesOf } from './outcomes';
import { schoolsOf } from './schools';
import { pricesOf } from './tuition';

/** A program with everything that it is scored and shown by. */
interface Candidate extends Evidence {
  readonly passRate: Known<NonNullable<ProgramFacts['pass_rate']>>;
}

/** Joins the tables for each program. @throws Error when a state has no mean wage of the occupation. */
function candidates(tables: ProgramTables, all: readonly Member[], rules: ScoreRules): Candidate[] {
  const outcomes = outcomesOf(tables, all);
  const prices = pricesOf(tables);
  const nclex = nclexOf(tables.passRates, rules);
  const wages = indexRows(tables.wages, ({ state_slug, soc }) => `${state_slug}|${soc}`);
  const boards = indexRows(tables.boards, ({ state_slug }) => state_slug);
  const medians = new Map(
    tables.priceByState
      .filter(({ control }) => control === 'all')
      .map((row) => [`${row.state_slug}|${row.credential}`, row.median]),
  );
  return all.map((member) => {
    const { credential, school } = member;
    const meanWage = wages.get(`${school.state}|${occupationOf(credential)}`)?.mean_annual;
    if (!meanWage) throw new Error(`No mean wage for ${credential} in ${school.state}`);
    const results = nclex(member);
    return {
      member,
      nclex: results,
      outcome: outcomes.get(member.id),
      price: prices.compared(member),
      medianPrice: medians.get(`${school.state}|${credential}`),
      meanWage,
      tuition: prices.newest(member),
      passRate: passRateFact(member, results, boards.get(school.state)),
    };
  });
}

/** Whether few of the completions of a credential in a state come from a program on a list of an agency. */
function stateApprovalRules(all: readonly Member[], constants: ParameterSet): (member: Member) => boolean {
  const least = constants.number('least_listed_share') / 100;
  const area = ({ school, credential }: Member) => `${school.state}|${credential}`;
  const isListed = ({ listings: rows }: Member) => accreditorsIn(rows).size > 0;
  const rule = rollup(
    all,
    (programs) => sum(programs.filter(isListed), weightOf) < least * sum(programs, weightOf),
    area,
  );
  return (member) => rule.get(area(member)) ?? false;
}

/** What it means that no list has a program as accredited. */
function notListed({ credential, school }: Member, stateApprovalIsTheRule: boolean): string {
  if (credential === 'PHD') return 'The agencies whose lists we read do not accredit PhD programs.';
  const rule = stateApprovalIsTheRule
    ? ` In ${areaName(school.state)} state approval is the rule for ${credentialName(credential)} programs.`
    : '';
  const seen = school.ipeds
    ? ' The newest sign of the school that we hold is the federal survey of colleges of 2024: ask the state board whether the program is open and admits students.'
    : '';
  return `Not found as accredited on the lists that we read; it may stand there under another name.${rule}${seen}`;
}

const noScore: Readonly<Partial<Record<Member['credential'], string>>> = {
  PHD: 'A PhD has no score: the federal data do not tell it from a DNP, and it leads to research and teaching.',
  DIPLOMA: 'Hospital diplomas have no score: none of its measures is published for them.',
};

function accreditationFacts(member: Member, accreditors: ReadonlySet<Accreditor>, isTheRule: boolean) {
  return {
    accreditation: listings(member.listings),
    accreditation_reason: accreditors.size > 0 ? null : notListed(member, isTheRule),
  };
}

function scoreFacts(candidate: Candidate, score: Score | null, rules: ScoreRules) {
  return {
    outcomes_score: score && roundToTenth(score.total),
    outcomes_score_reason: score ? null : (noScore[candidate.member.credential] ?? 'No measure applies.'),
    score_parts: score ? scoreParts(score.parts, candidate, rules) : [],
    evidence: score?.evidence ?? null,
  };
}

function outcomeFacts({ member, outcome, meanWage, tuition, passRate }: Candidate) {
  const earnings = earningsFact(member, outcome, meanWage);
  const debt = debtFact(member, outcome);
  const completions = completionsFact(member);
  const graduation = graduationFact(member);
  return {
    pass_rate: passRate.value,
    pass_rate_reason: passRate.reason,
    graduate_earnings: earnings.value,
    graduate_earnings_reason: earnings.reason,
    median_debt: debt.value,
    median_debt_reason: debt.reason,
    tuition: tuition.value,
    tuition_reason: tuition.reason,
    completions: completions.value,
    completions_reason: completions.reason,
    graduation_rate_percent: graduation.value,
    graduation_rate_year:
      graduation.value === null ? null : (member.school.ipeds?.graduation_rate_year ?? null),
    graduation_rate_reason: graduation.reason,
  };
}

/**
 * The catalogue: every program of an open school with what is known of it, its score and its caveats.
 *
 * @param sponsored slugs of schools that pay us: a label, read for nothing else.
 * @throws Error when the tables lack a constant, a wage or the nation's pass rate.
 */
export function programCatalogue(
  tables: ProgramTables,
  sponsored: ReadonlySet<string> = new Set(),
): Catalogue {
  const rules = scoreRules(tables.scoreConstants);
  const schools = schoolsOf(tables.institutions, tables.accreditation);
  const listingsOf: ListingRows = listingRows(tables.accreditation, tables.campuses, schools);
  const all = members(tables, schools, listingsOf);
  const joined = candidates(tables, all, rules);
  const measured = joined.map((candidate) => measuresOf(candidate, rules));
  const scales = scoreScales(measured, rules);
  const isTheRule = stateApprovalRules(all, tables.finderConstants);
  const caveatConstants = {
    fewGraduates: tables.finderConstants.number('few_graduates'),
    lowPriceRatio: tables.finderConstants.number('low_price_ratio'),
    listIsOldBefore: tables.finderConstants.number('list_is_old_before'),
  };
  const programs = joined.map((candidate, position): Program => {
    const { member } = candidate;
    const { id, credential, school } = member;
    const measures = measured[position];
    const score = measures ? scoreProgram(measures, scales, rules) : null;
    const accreditors = accreditorsIn(member.listings);
    const stateApprovalIsTheRule = isTheRule(member);
    const facts = {
      slug: school.slug,
      institution: school.name,
      city: school.city,
      state: school.state,
      control: school.ipeds?.control ?? null,
      credential,
      track: member.track,
      delivery: member.details.find(({ delivery }) => delivery !== null)?.delivery ?? null,
      ...scoreFacts(candidate, score, rules),
      ...outcomeFacts(candidate),
      ...accreditationFacts(member, accreditors, stateApprovalIsTheRule),
      sponsored: sponsored.has(school.slug),
    };
    return {
      id,
      credential,
      facts: { ...facts, caveats: caveatsOf({ member, nclex: candidate.nclex, facts }, caveatConstants) },
      score: score?.total ?? null,
      accreditors,
      stateApprovalIsTheRule,
    };
  });
  const bySchool = group(programs, ({ facts }) => facts.slug);
  return {
    version: tables.version,
    programs,
    institutions: new Map(
      schools.all.map((school) => [school.slug, { ...school, programs: bySchool.get(school.slug) ?? [] }]),
    ),
    caveats: caveatTexts,
    leastListedShare: tables.finderConstants.number('least_listed_share'),
  };
}
