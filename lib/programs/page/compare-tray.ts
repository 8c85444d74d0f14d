import { paths, withQuery } from '@/lib/site/urls';
import { catalogueCredentials } from '../credentials';
import type { Catalogue } from '../program';
import { type ChosenProgram, chosenPairs, MAX_COMPARED, PROGRAM } from './chosen-programs';
import { comparisonHref, programName } from './comparison-query';

/** The programs chosen for a comparison, on every page of the finder. */
export interface CompareTray {
  readonly chosen: readonly {
    readonly id: string;
    readonly label: string;
    /** The same page without it. */
    readonly without: string;
  }[];
  /** "2 of 4". */
  readonly status: string;
  readonly isFull: boolean;
  /** The comparison; null until there are two to compare. */
  readonly compareHref: string | null;
}

/** A link beside a program that chooses it for the comparison, or removes it. */
export interface PickLink {
  /** Where the link lands: at itself. */
  readonly id: string;
  readonly isChosen: boolean;
  /** Null where the tray is full. */
  readonly href: string | null;
}

/** Address of the same page with other programs chosen. */
export type HrefWith = (chosen: readonly ChosenProgram[]) => string;

/** Fewest programs that compare. */
const isEnough = (chosen: readonly ChosenProgram[]) => chosen.length > 1;

/** What a tray is made with besides the programs. */
export interface TraySource {
  readonly institutions: Catalogue['institutions'];
  /** In dollars a year; the comparison keeps it. */
  readonly familyIncome: number | undefined;
}

/**
 * Returns the comparison of exactly these programs: by schools and program types, or by each program where the schools
 * have others of these types, which were not chosen.
 */
function comparisonOf(chosen: readonly ChosenProgram[], { institutions, familyIncome }: TraySource): string {
  const credentials = new Set(chosen.map(({ credential }) => credential));
  const slugs = [...new Set(chosen.map(({ slug }) => slug))];
  const offered = slugs
    .flatMap((slug) => institutions.get(slug)?.programs ?? [])
    .filter(({ credential }) => credentials.has(credential));
  if (offered.length > chosen.length) {
    const names = chosen.map(({ slug, credential }) => programName(slug, credential));
    return comparisonHref(names, undefined, familyIncome);
  }
  const inOrder = catalogueCredentials.filter((credential) => credentials.has(credential));
  return comparisonHref(slugs, inOrder, familyIncome);
}

/** Makes the tray of a page of the finder. */
export function compareTray(
  chosen: readonly ChosenProgram[],
  hrefWith: HrefWith,
  source: TraySource,
): CompareTray {
  return {
    chosen: chosen.map(({ id, label }) => ({
      id,
      label,
      without: hrefWith(chosen.filter((other) => other.id !== id)),
    })),
    status: `${chosen.length} of ${MAX_COMPARED}`,
    isFull: chosen.length >= MAX_COMPARED,
    compareHref: isEnough(chosen) ? comparisonOf(chosen, source) : null,
  };
}

/** Makes the links that choose the programs of a page, by id. */
export function picksOf(
  programs: readonly ChosenProgram[],
  chosen: readonly ChosenProgram[],
  hrefWith: HrefWith,
): ReadonlyMap<string, PickLink> {
  const isFull = chosen.length >= MAX_COMPARED;
  const pick = (program: ChosenProgram): PickLink => {
    const isChosen = chosen.some(({ id }) => id === program.id);
    const others = chosen.filter(({ id }) => id !== program.id);
    const id = `compare-${program.id.replace(':', '-').toLowerCase()}`;
    const href = hrefWith(isChosen ? others : [...chosen, program]);
    return { id, isChosen, href: isFull && !isChosen ? null : `${href}#${id}` };
  };
  return new Map(programs.map((program) => [program.id, pick(program)]));
}

/** Returns an address of the finder with programs chosen in place of its own. */
export function withChosen(href: string, chosen: readonly ChosenProgram[]): string {
  const query = new URLSearchParams(href.split('?')[1]);
  query.delete(PROGRAM);
  for (const [name, value] of chosenPairs(chosen)) query.append(name, value);
  return withQuery(paths.programs, query.toString());
}
