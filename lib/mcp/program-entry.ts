import { credentialName } from '@/lib/programs/credentials';
import { facts } from '@/lib/programs/facts/facts';
import { placeOf, programMarks } from '@/lib/programs/page/program-view';
import { distanceOf } from '@/lib/programs/page/ranked-view';
import { isPlaced } from '@/lib/programs/score/bands';
import type { FoundProgram } from '@/lib/site/api/programs';
import type { Footnotes } from './footnotes';

/** Returns who runs the school and what distinguishes the program, in parentheses. */
function aside(program: FoundProgram): string {
  const { control, sponsored } = program;
  const said = [...(control ? [control] : []), ...programMarks(program), ...(sponsored ? ['sponsored'] : [])];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/** Returns where a program is, and how far from the place of a search. */
function whereIs(program: FoundProgram): string {
  const distance = distanceOf(program);
  return distance === null ? placeOf(program) : `${placeOf(program)} (${distance})`;
}

/** Returns the group of a program among all of its type, which matters more than its number in the list. */
function group({ band_label: label }: FoundProgram): string {
  if (label === null) return '';
  return isPlaced(label) ? `, ${label} group nationwide` : `, ${label} in a group nationwide`;
}

/** A program in words: which one it is, and what is known of it. */
export interface ProgramEntry {
  readonly name: string;
  readonly sentences: readonly string[];
  readonly url: string;
}

/**
 * Puts one program into words: every fact, and what to mind.
 *
 * @param caveatText returns the text of a caveat by its id.
 */
export function programEntry(
  program: FoundProgram,
  caveatText: (id: string) => string,
  { refer }: Footnotes,
): ProgramEntry {
  const { rank, institution, credential, caveats, url } = program;
  // Before the caveats: notes are numbered in reading order.
  const sentences = facts.map((fact) => fact.sentence(program, refer)).filter((said) => said !== '');
  const cautions = caveats.map((id) => refer(caveatText(id))).join('');
  return {
    name: `${rank}. **${institution}**, ${whereIs(program)}: ${credentialName(credential)}${group(program)}${aside(program)}.`,
    sentences: [...sentences, ...(cautions === '' ? [] : [`Caveats${cautions}.`])],
    url,
  };
}

/** Writes entries as a list: a sentence that all of several have appears above them, once. */
export function entryLines(entries: readonly ProgramEntry[]): string[] {
  const [first, ...others] = entries;
  const isShared = (said: string) =>
    others.length > 0 && others.every(({ sentences }) => sentences.includes(said));
  const shared = (first?.sentences ?? []).filter(isShared);
  return [
    ...(shared.length === 0 ? [] : [`Of each: ${shared.join(' ')}`, '']),
    ...entries.map(({ name, sentences, url }) =>
      [name, ...sentences.filter((said) => !shared.includes(said)), url].join(' '),
    ),
  ];
}
