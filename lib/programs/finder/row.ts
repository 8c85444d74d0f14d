import { figureMembers } from '@/lib/numbers/figure';
import { roundHalfUp } from '@/lib/numbers/rounding';
import type { Program } from '../program';
import { isAboutTheSame } from '../score/bands';
import type { Understood } from './meaning';

/** A program of an answer, with how far it is. */
export interface Shown {
  readonly program: Program;
  /** Unrounded; undefined without a place. */
  readonly miles: number | undefined;
}

/** Whether two programs' scores are about the same; null where either is not compared, or they are of two types. */
function sameScore(a: Program, b: Program): boolean | null {
  const isCompared = ({ facts }: Program) => facts.band !== null;
  if (!a.score || !b.score || a.credential !== b.credential || !isCompared(a) || !isCompared(b)) return null;
  return isAboutTheSame(a.score, b.score);
}

/** Writes a program as a row of an answer. @param place in the order asked for, from 0 */
export function rowOf(
  { program, miles }: Shown,
  place: number,
  first: Program,
  { inputs, meaning }: Understood,
) {
  const { facts, hasSeveralCampuses } = program;
  return {
    rank: place + 1,
    same_as_first: sameScore(first, program),
    distance_miles: miles === undefined ? null : roundHalfUp(miles),
    matched_alias: meaning.reading?.aliases.get(facts.slug) ?? null,
    ...facts,
    ...figureMembers('net_price', program.netPrice(inputs.family_income)),
    caveats: miles !== undefined && hasSeveralCampuses ? [...facts.caveats, 'one_point'] : facts.caveats,
  };
}
