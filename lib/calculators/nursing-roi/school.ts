import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { oncePer } from '@/lib/data/once';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { RuleVerdict } from '@/lib/parameters/parse';
import { areaName, type StateSlug } from '@/lib/places/states';
import { isReported } from '@/lib/programs/catalogue/reported';
import { type NursingRoiInputs, programCredential } from './parameters';

/** The IPEDS unit that a slug ends in. */
const UNITID = /(?:^|-)(\d{6})$/;

/** The school that `program` names, by its unitid or by a slug, which ends in it; undefined where no school has it. */
export function schoolCalled(program: string, data: Data): InstitutionRow | undefined {
  const [, unitid] = UNITID.exec(program) ?? [];
  return unitid === undefined ? undefined : data.institution(unitid);
}

/** A bridge is taught where the degree that it ends in is. */
const taughtAs = (degree: Degree) => (degree === 'RN_TO_MSN' ? 'MSN' : degree);

/** Says why a school enrolls no one any more, as a clause; undefined where it does. */
function ending({ unitid, in_latest_ipeds }: InstitutionRow, data: Data): string | undefined {
  const closure = data.closure(unitid);
  if (!closure) return in_latest_ipeds ? undefined : 'which has closed';
  if (closure.ranked) return undefined;
  if (closure.status === 'closing') return 'which takes no new students';
  return closure.status === 'closed' ? 'which has closed' : `whose programs go on at ${closure.successor}`;
}

interface Asked extends Pick<NursingRoiInputs, 'track'> {
  readonly state: StateSlug;
  readonly degree: Degree;
}

function offers({ unitid }: InstitutionRow, { degree, track }: Asked, data: Data): boolean {
  if (isReported(unitid, taughtAs(degree), data) || data.institutionPrice(unitid, degree) !== undefined)
    return true;
  return track === 'accelerated' && data.absnPrices(unitid).some(({ credential }) => credential === 'ABSN');
}

/** Why a school can't be shown beside an answer; undefined where it can. */
function objection(school: InstitutionRow, asked: Asked, data: Data) {
  const { name, state_slug } = school;
  const others = `choose a school in ${areaName(asked.state)}, or none`;
  const because = (clause: string, sentence: string) => ({
    refusal: `names ${name}, ${clause}`,
    forReaders: `${name} ${sentence}: ${others}`,
  });
  const place = areaName(state_slug);
  if (state_slug !== asked.state) return because(`which is in ${place}`, `is in ${place}`);
  const ended = ending(school, data);
  if (ended) return because(ended, ended.replace(/^which /, ''));
  const program = credentialFacts[programCredential(asked)].name;
  return offers(school, asked, data)
    ? undefined
    : because('for which we know no such program', `has no ${program} program that we know`);
}

/** Refuses a school that can't be shown beside an answer; undefined for one that can. */
export function schoolRefusal(program: string, asked: Asked, data: Data): RuleVerdict {
  const school = schoolCalled(program, data);
  if (school) return objection(school, asked, data);
  return { refusal: 'names no school that we know', forReaders: 'Choose a school from the list, or none' };
}

const schoolsByQuestion = oncePer((_: Data) => new Map<string, readonly InstitutionRow[]>());

/** The schools of a state that can be shown beside an answer, by name. */
export function schoolsOffering(asked: Asked, data: Data): readonly InstitutionRow[] {
  const known = schoolsByQuestion(data);
  const question = [asked.state, asked.degree, asked.track].join();
  const schools =
    known.get(question) ??
    data
      .rows('institutions')
      .filter((school) => school.state_slug === asked.state && objection(school, asked, data) === undefined)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  known.set(question, schools);
  return schools;
}
