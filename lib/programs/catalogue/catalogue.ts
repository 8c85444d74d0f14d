import { group, rollup, sum } from 'd3-array';
import type { ParameterSet } from '@/lib/data/parameters';
import { facts } from '../facts/facts';
import type { Catalogue, Program } from '../program';
import type { FactValues } from '../program-schema';
import { scoreRules } from '../score/rules';
import { scoreProgram, scoreScales } from '../score/score';
import type { ProgramTables } from '../tables';
import { accreditorsIn, type ListingRows, listingRows } from './accreditation';
import { caveatsOf, caveatTexts } from './caveats';
import { measuresOf } from './measures';
import { type Member, members, weightOf } from './membership';
import { joinRows, type ProgramRows } from './rows';
import { schoolsOf } from './schools';

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

const identityOf = ({ school, credential, track, details }: Member) => ({
  slug: school.slug,
  institution: school.name,
  city: school.city,
  state: school.state,
  control: school.ipeds?.control ?? null,
  credential,
  track,
  delivery: details.find(({ delivery }) => delivery !== null)?.delivery ?? null,
});

/** Takes every fact of a program from its rows. */
const factValues = (rows: ProgramRows): FactValues =>
  Object.assign({}, ...facts.map((fact) => fact.values(rows)));

/**
 * Makes the catalogue: every program of an open school with what is known of it, its score and its caveats.
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
  const joined = joinRows(tables, all, rules);
  const measured = joined.map(measuresOf);
  const scales = scoreScales(measured, rules);
  const isTheRule = stateApprovalRules(all, tables.finderConstants);
  const caveatConstants = {
    fewGraduates: tables.finderConstants.number('few_graduates'),
    lowPriceRatio: tables.finderConstants.number('low_price_ratio'),
    listIsOldBefore: tables.finderConstants.number('list_is_old_before'),
  };
  const programs = joined.map((joinedRows, position): Program => {
    const { member, nclex } = joinedRows;
    const { id, credential } = member;
    const measures = measured[position];
    const score = measures ? scoreProgram(measures, scales, rules) : null;
    const accreditors = accreditorsIn(member.listings);
    const stateApprovalIsTheRule = isTheRule(member);
    const rows = { ...joinedRows, score, accreditors, stateApprovalIsTheRule };
    const values = {
      ...identityOf(member),
      ...factValues(rows),
      sponsored: sponsored.has(member.school.slug),
    };
    return {
      id,
      credential,
      facts: { ...values, caveats: caveatsOf({ member, nclex, facts: values }, caveatConstants) },
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
