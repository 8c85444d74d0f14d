import { stateName, states } from '@/lib/places/states';
import { credentialName } from '../credentials';
import type { Program } from '../program';

/** What a school is, behind what it is called. */
const KIND = / (?:Community and Technical College|Technical College|Community College|College|University)$/;
const CAMPUS = /-Main Campus$/;

const stateNames: ReadonlySet<string> = new Set(states.map(({ slug }) => stateName(slug)));

/** Leaves out what kind of school it is, unless a state's name is left. */
function shortened(name: string): string {
  const whole = name.replace(CAMPUS, '');
  const short = whole.replace(KIND, '');
  return stateNames.has(short) ? whole : short;
}

/** Returns names short enough for a phone, each of one school alone: "Southern Crescent". */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortened);
  const isOwn = (name: string, of: string) => names.every((other, at) => short[at] !== name || other === of);
  return names.map((name, at) => {
    const own = short[at] ?? name;
    return isOwn(own, name) ? own : name;
  });
}

/** The same of programs: one of a school that is there more than once with its type. */
export function shortProgramNames(programs: readonly Pick<Program, 'facts'>[]): string[] {
  const short = shortNames(programs.map(({ facts }) => facts.institution));
  return programs.map(({ facts: { slug, credential } }, at) => {
    const isOnce = programs.filter(({ facts }) => facts.slug === slug).length === 1;
    return isOnce ? (short[at] ?? '') : `${short[at]}, ${credentialName(credential)}`;
  });
}
