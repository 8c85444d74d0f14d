import type { PathwayCredential } from '@/lib/calculators/lpn-pathway/routes';
import { ladderInWords, programInWords } from '@/lib/calculators/lpn-pathway/sentences/phrases';
import { credentialFacts } from '@/lib/data/credentials';
import { capitalized } from '@/lib/text/words';
import type { Goal, StartingPoint } from './parameters';
import type { Way } from './ways';

/** Who someone is who starts there, for a sentence. */
export const people: Readonly<Record<StartingPoint, string>> = {
  none: 'someone new to health care',
  healthcare: 'a nursing assistant',
  lpn: 'an LPN',
  rn: 'an RN',
  degree_holder: 'someone with a degree in another field',
};

/** What is reached at the end of a way, as the head of a row of months. */
export const reachedIn: Readonly<Record<Goal, string>> = {
  unsure: 'Finished in',
  nurse_now: 'LPN license in',
  become_rn: 'RN license in',
  bachelors: 'Bachelor’s degree in',
  advanced: 'Master’s degree in',
};

/** Short names of programs. A bridge says what it leads to where it comes first. */
function shortName(credential: PathwayCredential, isFirst: boolean): string {
  if (credential === 'LPN_TO_RN') return isFirst ? 'Bridge to RN' : 'bridge';
  const { name } = credentialFacts[credential];
  return isFirst ? capitalized(name) : name;
}

/** Where the glossary explains each program. */
const terms: Readonly<Record<PathwayCredential, string>> = {
  LPN: 'lpn',
  LPN_TO_RN: 'bridge',
  ADN: 'adn',
  BSN: 'bsn',
  ABSN: 'absn',
  RN_TO_BSN: 'rn-to-bsn',
  RN_TO_MSN: 'msn',
  MSN: 'msn',
};

/** A program in the name of a way, with its term in the glossary. */
export interface NamedProgram {
  readonly name: string;
  readonly term: string;
}

/** The programs of a way, for headings. */
export const namedPrograms = ({ programs }: Pick<Way, 'programs'>): NamedProgram[] =>
  programs.map(({ credential }, index) => ({
    name: shortName(credential, index === 0),
    term: terms[credential],
  }));

/** "ADN", "LPN + bridge to RN": the programs of a way in a line. */
export const wayTitle = (way: Pick<Way, 'programs'>): string =>
  namedPrograms(way)
    .map(({ name }) => name)
    .join(' + ');

const beginsWithLpn = ({ programs: [first, ...further] }: Way) =>
  first.credential === 'LPN' && further.length > 0;

/** A way inside a sentence: "an ADN", "LPN first". @param beside the way that it is named beside */
export function wayInWords(way: Way, beside: Way): string {
  const isAlone = way === beside || !beginsWithLpn(beside);
  return beginsWithLpn(way) && isAlone ? 'LPN first' : ladderInWords(way.programs);
}

/** What a way asks for besides the starting point: "If you have a BSN"; null where it asks for nothing. */
export const conditionInWords = ({ ifYouHave }: Pick<Way, 'ifYouHave'>): string | null =>
  ifYouHave === null ? null : `If you have ${programInWords(ifYouHave)}`;
