import { group, rollup, sum } from 'd3-array';
import type { Data } from '@/lib/data/data';
import type { ParameterSet } from '@/lib/data/parameters';
import { facts } from '../facts/facts';
import type { Catalogue, Program } from '../program';
import type { FactValues } from '../program-schema';
import { scoreRules } from '../score/rules';
import { scoreProgram, scoreScales } from '../score/score';
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
export function programCatalogue(data: Data, sponsored: ReadonlySet<string> = new Set()): Catalogue {
  const rules = scoreRules(data.parameters('outcomes-score'));
  const schools = schoolsOf(data);
  const listingsOf: ListingRows = listingRows(data, schools);
  const all = members(data, schools, listingsOf);
  const joined = joinRows(data, all, rules);
  const measured = joined.map(measuresOf);
  const scales = scoreScales(measured, rules);
  const constants = data.parameters('program-finder');
  const isTheRule = stateApprovalRules(all, constants);
  const caveatConstants = {
    fewGraduates: constants.number('few_graduates'),
    lowPriceRatio: constants.number('low_price_ratio'),
    listIsOldBefore: constants.number('list_is_old_before'),
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
    version: data.version,
    programs,
    institutions: new Map(
      schools.all.map((school) => [school.slug, { ...school, programs: bySchool.get(school.slug) ?? [] }]),
    ),
    caveats: caveatTexts,
    leastListedShare: constants.number('least_listed_share'),
  };
}
