import { group, rollup, sum } from 'd3-array';
import type { Data } from '@/lib/data/data';
import type { ParameterSet } from '@/lib/data/parameters';
import { isMissing } from '@/lib/numbers/figure';
import { placeIndex } from '@/lib/places/near/place-index';
import { type SchoolPoint, schoolPoints } from '@/lib/places/near/school-points';
import type { CaveatConstants } from '../facts/caveat';
import { facts } from '../facts/facts';
import type { Catalogue, Program } from '../program';
import type { FactValues } from '../program-schema';
import { isScored } from '../score/components';
import { scoreRules } from '../score/rules';
import { scoreProgram } from '../score/score';
import { accreditorsIn, type ListingRows, listingRows } from './accreditation';
import { caveatsOf, caveatTexts } from './caveats';
import { degreeKinds } from './degree-kinds';
import { measuresOf } from './measures';
import { graduatesAYear, type Member, members, weightOf } from './membership';
import { joinRows, type MeasuredRows, type ProgramRows } from './rows';
import { type Schools, schoolsOf } from './schools';
import { trackOf } from './track';

/** Whether few of the completions of a credential in a state come from a program on a list of an agency. */
function stateApprovalRules(
  members: readonly Member[],
  constants: ParameterSet,
): (member: Member) => boolean {
  const all = members.filter(({ listPlace }) => listPlace !== 'closed');
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

const identityOf = ({ school, shown, credential, firstDegree, details }: Member) => ({
  slug: school.slug,
  institution: shown.name,
  city: shown.city,
  state: shown.state,
  control: school.ipeds?.control ?? null,
  credential,
  track: trackOf(credential, firstDegree),
  delivery: details.find(({ delivery }) => delivery !== null)?.delivery ?? null,
});

/** Takes every fact of a program from its rows. */
const factValues = (rows: ProgramRows): FactValues =>
  Object.assign({}, ...facts.map((fact) => fact.values(rows)));

/** Units whose undergraduates study online, wherever they live. */
const onlineSchools = (data: Data, { all }: Schools) =>
  new Set(
    all
      .filter(({ ipeds }) => ipeds && data.institutionArea(ipeds.unitid)?.undergraduates_online_90)
      .map(({ slug }) => slug),
  );

/** Slugs of schools of which an agency’s list has a program. */
const listedSchools = (members: readonly Member[]): ReadonlySet<string> =>
  new Set(
    members.flatMap(({ school, listings: rows }) => (accreditorsIn(rows).size > 0 ? [school.slug] : [])),
  );

/** What a program is made with besides its rows. */
interface Made {
  readonly stateApprovalIsTheRule: (member: Member) => boolean;
  readonly listedSchools: ReadonlySet<string>;
  readonly sponsored: ReadonlySet<string>;
  readonly constants: CaveatConstants;
  readonly points: ReadonlyMap<string, SchoolPoint>;
}

function programOf(joined: MeasuredRows, { sponsored, constants, points, ...made }: Made): Program {
  const { member, nclex, outcome, pay, rules, netPrice } = joined;
  const stateApprovalIsTheRule = made.stateApprovalIsTheRule(member);
  const isSchoolListed = made.listedSchools.has(member.school.slug);
  const point = points.get(member.school.ipeds?.unitid ?? '');
  const measures = measuresOf(joined);
  const score = measures ? scoreProgram(measures, rules) : null;
  const accreditors = accreditorsIn(member.listings);
  const values = {
    ...identityOf(member),
    ...factValues({ ...joined, score, accreditors, stateApprovalIsTheRule }),
    sponsored: sponsored.has(member.school.slug),
  };
  return {
    id: member.id,
    credential: member.credential,
    facts: { ...values, caveats: caveatsOf({ member, nclex, isSchoolListed, facts: values }, constants) },
    listPlace: member.listPlace,
    score: score && { total: score.total, standardError: score.standardError },
    hasOwnPay: isScored(member.credential)
      ? !isMissing(pay)
      : member.listPlace !== 'closed' && outcome?.row.earnings_usable === true,
    graduatesAYear: graduatesAYear(member),
    netPrice,
    point: point ?? null,
    hasSeveralCampuses: point?.severalCampuses ?? false,
    accreditors,
    stateApprovalIsTheRule,
  };
}

/**
 * Makes the catalogue: every program with what is known of it, its score and its caveats.
 *
 * @param sponsored slugs of schools that pay us: a label, read for nothing else.
 * @throws Error when the tables lack a constant or a wage.
 */
export function programCatalogue(data: Data, sponsored: ReadonlySet<string> = new Set()): Catalogue {
  const rules = scoreRules(data.parameters('outcomes-score'));
  const schools = schoolsOf(data);
  const kinds = degreeKinds(data, rules);
  const listingsOf: ListingRows = listingRows(data, schools);
  const all = members(data, schools, listingsOf);
  const constants = data.parameters('program-finder');
  const caveatConstants = {
    fewGraduates: constants.number('few_graduates'),
    lowPriceRatio: constants.number('low_price_ratio'),
    listIsOldBefore: constants.number('list_is_old_before'),
  };
  const made: Made = {
    stateApprovalIsTheRule: stateApprovalRules(all, constants),
    listedSchools: listedSchools(all),
    sponsored,
    constants: caveatConstants,
    points: schoolPoints(data),
  };
  const programs = joinRows(data, all, kinds, rules).map((joined) => programOf(joined, made));
  const bySchool = group(programs, ({ facts }) => facts.slug);
  return {
    version: data.version,
    programs,
    institutions: new Map(
      schools.all.map((school) => [school.slug, { ...school, programs: bySchool.get(school.slug) ?? [] }]),
    ),
    caveats: caveatTexts,
    places: placeIndex(data),
    earthRadiusMiles: constants.number('earth_radius'),
    boardAddresses: new Map(
      data
        .rows('boards')
        .flatMap(({ state_slug, publishes_at: address }) =>
          address === null ? [] : [[state_slug, address] as const],
        ),
    ),
    limits: {
      named: constants.number('also_award_named'),
      nationalOnline: constants.number('national_online_most'),
    },
    onlineSchools: onlineSchools(data, schools),
    leastListedShare: constants.number('least_listed_share'),
  };
}
