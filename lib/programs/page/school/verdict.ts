import { credentialFacts, type ProgramCredential, programCredentials } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { formatMonths } from '@/lib/numbers/format';
import { stateName } from '@/lib/places/states';
import { withArticle } from '@/lib/text/phrases';
import { capitalized } from '@/lib/text/words';
import { type CatalogueCredential, credentialName, firstRnCredentials, licenseOf } from '../../credentials';
import { doubtInWords } from '../../facts/doubts';
import type { Program } from '../../program';
import type { ProgramFacts } from '../../program-schema';
import { isPlaced } from '../../score/bands';
import { doubtsOfProgram, THAN_MOST } from './measures';
import { extremesOf, type Placement } from './placement';

/** The answer of a page about one program type. */
export interface Verdict {
  /** "ADN: 97% passed the RN exam, but it costs more than most". */
  readonly heading: string;
  readonly sentence: string;
}

/** Says how many passed the exam, as a plain fact: a rate from the middle up that chance may have moved. */
function examResult(placements: readonly Placement[], facts: ProgramFacts): string | undefined {
  const exam = placements.find(({ measure }) => measure.id === 'pass_rate');
  return exam && exam.value >= exam.middle ? exam.measure.better(facts) : undefined;
}

/** Says what a program does best and worst in; where nothing sets it apart, that. */
function contrast({ facts }: Program, placements: readonly Placement[]): string {
  const { best, weakest } = extremesOf(placements);
  const said = [best?.measure.better(facts) ?? examResult(placements, facts), weakest?.measure.worse(facts)];
  const known = said.filter((one) => one !== undefined).join(', but ');
  if (known !== '') return known.includes(THAN_MOST) ? `${known} in ${stateName(facts.state)}` : known;
  return placements.length === 0
    ? 'too little is published to compare it'
    : `near the middle in ${stateName(facts.state)}`;
}

const isProgram = (credential: CatalogueCredential): credential is CatalogueCredential & ProgramCredential =>
  programCredentials.some((one) => one === credential);

const firstLicense: ReadonlySet<CatalogueCredential> = new Set(['LPN', ...firstRnCredentials]);

/** Whether students take the licensing exam at the end: others are licensed nurses already. */
export const leadsToLicense = (credential: CatalogueCredential) => firstLicense.has(credential);

/** Says how long such programs take and what they lead to. */
function whatItIs(credential: CatalogueCredential, data: Data): string {
  const name = credentialName(credential);
  const leads = leadsToLicense(credential)
    ? `leads to the ${licenseOf(credential)} license`
    : 'is for people who are RNs already';
  if (!isProgram(credential)) return `${capitalized(withArticle(name))} ${leads}.`;
  const months = data.parameters('programs').number('program_months', credential);
  return `${capitalized(withArticle(credentialFacts[credential].name))} usually takes ${formatMonths(months)} and ${leads}.`;
}

/** Says in which group of all such programs nationwide it is; nothing where it can't be placed. */
function groupSentence({ facts, credential }: Program, subject = 'It'): string[] {
  const { band_label: label } = facts;
  return isPlaced(label)
    ? [`${subject} is in the ${label} group of ${credentialName(credential)} programs nationwide.`]
    : [];
}

/** Returns the answer about a program of a school that takes students. */
export function verdictOf(program: Program, placements: readonly Placement[], data: Data): Verdict {
  const { credential, facts, listPlace } = program;
  const name = capitalized(credentialName(credential));
  if (listPlace === 'without graduates') {
    return {
      heading: `${name}: no graduates for two years`,
      sentence: 'Ask the school whether the program still exists. None of its figures is compared.',
    };
  }
  const said = contrast(program, placements);
  const [doubt] = doubtsOfProgram(facts);
  if (doubt === undefined) {
    const sentences = [whatItIs(credential, data), ...groupSentence(program)];
    return { heading: `${name}: ${said}`, sentence: sentences.join(' ') };
  }
  return {
    heading: `${name}: ${doubtInWords(doubt)}`,
    sentence: [
      'Ask the school about that first.',
      `${capitalized(said)}.`,
      ...groupSentence(program, 'If it is so, it'),
    ].join(' '),
  };
}
