import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import { areaName, type StateSlug } from '@/lib/places/states';
import { isReported } from '@/lib/programs/catalogue/reported';
import type { NursingRoiInputs } from './parameters';

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
function ending({ unitid, in_ipeds_2024 }: InstitutionRow, data: Data): string | undefined {
  const closure = data.closure(unitid);
  if (!closure) return in_ipeds_2024 ? undefined : 'which has closed';
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

/** Says why a school can't be shown beside an answer, as the end of a sentence; undefined where it can. */
export function schoolRefusal(program: string, asked: Asked, data: Data): string | undefined {
  const school = schoolCalled(program, data);
  if (!school) return 'names no school that we know';
  const { name, state_slug } = school;
  if (state_slug !== asked.state) return `names ${name}, which is in ${areaName(state_slug)}`;
  const ended = ending(school, data);
  if (ended) return `names ${name}, ${ended}`;
  return offers(school, asked, data) ? undefined : `names ${name}, for which we know no such program`;
}
