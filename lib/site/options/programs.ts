import { listedAs, programsFor } from '@/lib/calculators/lpn-pathway/page/programs-near';
import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { areaName, nation } from '@/lib/places/states';
import { credentialName } from '@/lib/programs/credentials';
import { isConfirmed } from '@/lib/programs/facts/doubts';
import { finderParameters, MAX_RESULTS } from '@/lib/programs/finder/parameters';
import { programsOf } from '@/lib/programs/finder/programs-of';
import { usualRadius } from '@/lib/programs/page/finder-place';
import { flagOf } from '@/lib/programs/page/flag';
import { closureMark } from '@/lib/programs/page/program-view';
import { distanceOf } from '@/lib/programs/page/ranked-view';
import { count, uncapitalized } from '@/lib/text/words';
import type { Where } from './place';
import type { Way } from './ways';

/** Programs of a list that are looked at one by one: those of a state, or near a place. */
const MAX_LOOKED_THROUGH = 200;

/** Programs that a way begins with, where the reader lives. */
export interface WayPrograms {
  /** What the finder lists them as: "ADN". */
  readonly name: string;
  /** Whether that is another type than the way's own: bridges are listed with the ADN. */
  readonly isListedAsOther: boolean;
  /** How many it lists. */
  readonly total: number;
  /** How many of them may not be open, or not for this reader; null where the list is too long to look through. */
  readonly notConfirmed: number | null;
  /** Where it looked: "within 50 miles", "in Georgia". */
  readonly where: string;
  /** "Closest: Middle Georgia State University, 3 miles away"; null where no place is known or nothing is near. */
  readonly closest: string | null;
  /** Whether schools tell what students pay after grants. */
  readonly hasPricesAfterGrants: boolean;
  readonly link: Link;
  readonly notes: readonly string[];
}

/** Finds what a link to the finder lists: all of it, up to a length. */
function listOf({ href }: Link, data: Data) {
  const parsed = parseQuery(finderParameters, new URLSearchParams(href.split('?')[1]));
  const find = (limit: number) => {
    const found = parsed.ok ? programsOf(data).finder.find({ ...parsed.inputs, limit }) : parsed;
    if (!found.ok) throw new Error(found.problem.message);
    return found.answer;
  };
  const first = find(MAX_RESULTS.json);
  return first.total <= MAX_RESULTS.json || first.total > MAX_LOOKED_THROUGH ? first : find(first.total);
}

type Listed = ReturnType<typeof listOf>['results'][number];

/** Tests whether nothing of a program would keep a reader from it. */
const isSure = (program: Listed) => isConfirmed(program) && closureMark(program).length === 0;

/** Names the closest program of a list, the closest confirmed one first; null where the list has no distances. */
function closestOf(results: readonly Listed[]): string | null {
  const [first] = results;
  const sure = results.find(isSure);
  const named = sure ?? first;
  const distance = named && distanceOf(named);
  if (!named || !distance) return null;
  const flag = sure ? null : flagOf(named);
  return [
    `${named === first ? 'Closest' : 'Closest confirmed'}: ${named.institution}, ${distance}`,
    ...(flag === null ? [] : [` (${uncapitalized(flag)})`]),
  ].join('');
}

const whereOf = ({ near, state }: Where) =>
  near === null ? `in ${areaName(state ?? nation.slug)}` : `within ${count(usualRadius, 'mile')}`;

/** No list names every accelerated program: accreditors name the BSN that it is a track of. */
const trackNotes = ({ programs: [first] }: Way) =>
  first.credential === 'ABSN'
    ? ['We can name only some accelerated BSN programs. Ask schools with a BSN whether they have one.']
    : [];

/** Finds the programs that a way begins with, as the page that they are linked to lists them. */
export function programsOfWay(way: Way, where: Where, data: Data): WayPrograms {
  const [{ credential }] = way.programs;
  const listed = programsFor(credential, where, data);
  const { results, total } = listOf(listed.link, data);
  return {
    name: credentialName(listedAs[credential]),
    isListedAsOther: listedAs[credential] !== credential,
    total,
    notConfirmed: results.length < total ? null : results.filter((program) => !isSure(program)).length,
    where: whereOf(where),
    closest: where.near === null ? null : closestOf(results),
    hasPricesAfterGrants: results.some(({ net_price }) => net_price !== null),
    link: listed.link,
    notes: [...listed.notes, ...trackNotes(way)],
  };
}
