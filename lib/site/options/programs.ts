import { listedAs, type ProgramsFor, programsFor } from '@/lib/calculators/lpn-pathway/page/programs-near';
import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { areaName, nation } from '@/lib/places/states';
import { credentialName } from '@/lib/programs/credentials';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { programsOf } from '@/lib/programs/finder/programs-of';
import { usualRadius } from '@/lib/programs/page/finder-place';
import { capitalized, count } from '@/lib/text/words';
import type { Where } from './place';
import type { Way } from './ways';

/** Programs that a way begins with, where the reader lives. */
export interface WayPrograms {
  /** What the finder lists them as: "ADN". */
  readonly name: string;
  /** How many it lists. */
  readonly total: number;
  /** Where it looked: "within 50 miles", "in Georgia". */
  readonly where: string;
  /** "Middle Georgia State University, 3 miles away"; null where no place is known or nothing is near. */
  readonly closest: string | null;
  readonly link: Link;
  readonly notes: readonly string[];
}

/** How many programs a search of the finder has. */
function totalOf({ href }: Link, data: Data): number {
  const parsed = parseQuery(finderParameters, new URLSearchParams(href.split('?')[1]));
  const found = parsed.ok ? programsOf(data).finder.find({ ...parsed.inputs, limit: 1 }) : parsed;
  if (!found.ok) throw new Error(found.problem.message);
  return found.answer.total;
}

const whereOf = ({ near, state }: Where) =>
  near === null ? `in ${areaName(state ?? nation.slug)}` : `within ${count(usualRadius, 'mile')}`;

/** No list names every accelerated program: accreditors name the BSN that it is a track of. */
const trackNotes = ({ programs: [first] }: Way) =>
  first.credential === 'ABSN'
    ? ['We can name only some accelerated BSN programs. Ask schools with a BSN whether they have one.']
    : [];

function closestOf({ rows: [first] }: ProgramsFor): string | null {
  return first ? `${first.institution}, ${first.distance}` : null;
}

/** Finds the programs that a way begins with. */
export function programsOfWay(way: Way, where: Where, data: Data): WayPrograms {
  const [{ credential }] = way.programs;
  const listed = programsFor(credential, { ...where, have: null, wait: null }, data);
  return {
    name: capitalized(credentialName(listedAs[credential])),
    total: totalOf(listed.link, data),
    where: whereOf(where),
    closest: closestOf(listed),
    link: listed.link,
    notes: [...listed.notes, ...trackNotes(way)],
  };
}
