import { group } from 'd3-array';
import type { Label } from './labels';
import { exactKey, looseKey } from './tokens';

/** Schools whose name or alias a text is. */
export interface ExactNames {
  /** The labels that it equals, own names first; labels of one rank together. The first rank of a system is empty. */
  readonly ranks: readonly (readonly Label[])[];
  /** Whether it names a system: all its schools, and nothing else. */
  readonly isSystem: boolean;
}

/** What people call a system that no table calls so, by a name of the table. */
const systemNicknames: Readonly<Record<string, readonly string[]>> = {
  'City University of New York': ['CUNY'],
  'State University of New York System': ['SUNY', 'State University of New York'],
  'California State University': ['Cal State', 'Cal State system', 'CSU system'],
  'University of California': ['UC system', 'UCs'],
};

/** Ends of a system's name that people leave out. */
const SYSTEM_ENDS = /[\s,-]+(system|inc\.?|llc|ltd\.?|corporation|district|board of regents)$/i;

/** The longest alias that is an abbreviation only where it is typed in capitals: "ME" is one, "me" is not. */
const MAX_CAPITALS = 2;

/** Whether a short alias is typed as one. */
const isTypedSo = (text: string, key: string) => key.length > MAX_CAPITALS || text === text.toUpperCase();

const slugsOf = (labels: readonly Label[]) => new Set(labels.map(({ slug }) => slug));

/** Systems by every name: a name without "System" is one too, where no school is called so. */
function systemsOf(
  labels: readonly Label[],
  isSchool: (key: string) => boolean,
): ReadonlyMap<string, readonly Label[]> {
  const systems = new Map<string, readonly Label[]>();
  const members = group(
    labels.filter(({ isSystem }) => isSystem),
    ({ text }) => looseKey(text),
  );
  for (const [key, ofSystem] of members) {
    if (slugsOf(ofSystem).size < 2) continue;
    systems.set(key, ofSystem);
    const [{ text } = { text: '' }] = ofSystem;
    const short = looseKey(text.replace(SYSTEM_ENDS, ''));
    if (!members.has(short) && !isSchool(short)) systems.set(short, ofSystem);
    for (const nickname of systemNicknames[text] ?? []) systems.set(looseKey(nickname), ofSystem);
  }
  return systems;
}

/**
 * Prepares the search for schools by an exact name. Ranks, the best first: a school's own name; an alias as typed;
 * one of the same letters and digits; all again by words, so that "The" and "Saint" make no difference.
 *
 * @returns a search that gives undefined where no name is the text.
 */
export function exactNames(labels: readonly Label[]): (text: string) => ExactNames | undefined {
  const byExact = group(labels, ({ text }) => exactKey(text));
  const byLoose = group(labels, ({ text }) => looseKey(text));
  const hasOwnName = (key: string) => (byLoose.get(key) ?? []).some(({ isName }) => isName);
  const systems = systemsOf(
    labels,
    (key) => hasOwnName(key) || slugsOf((byLoose.get(key) ?? []).filter((one) => !one.isSystem)).size === 1,
  );

  return (text) => {
    const exact = exactKey(text);
    const loose = looseKey(text);
    if (loose === '' || !isTypedSo(text, exact)) return undefined;
    const named = [...(byExact.get(exact) ?? []), ...(byLoose.get(loose) ?? [])];
    const system = systems.get(loose);
    if (system && !hasOwnName(loose)) return { ranks: [[], [...system, ...named]], isSystem: true };
    const isTyped = (label: Label) => label.text.toLowerCase() === text.toLowerCase();
    const ranks = [byExact.get(exact) ?? [], byLoose.get(loose) ?? []].flatMap((rank) => [
      rank.filter(({ isName }) => isName),
      rank.filter((label) => !label.isName && isTyped(label)),
      rank.filter((label) => !label.isName && !isTyped(label)),
    ]);
    const filled = ranks.filter((rank) => rank.length > 0);
    return filled.length === 0 ? undefined : { ranks: filled, isSystem: false };
  };
}
