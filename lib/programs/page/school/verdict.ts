import { credentialFacts, type ProgramCredential, programCredentials } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { formatMonths } from '@/lib/numbers/format';
import { stateName } from '@/lib/places/states';
import { withArticle } from '@/lib/text/phrases';
import { capitalized } from '@/lib/text/words';
import { type CatalogueCredential, credentialName, firstRnCredentials, licenseOf } from '../../credentials';
import type { Program } from '../../program';
import type { ProgramFacts } from '../../program-schema';
import { isPlaced } from '../../score/bands';
import { measuresKnown } from '../../score/components';
import { doubtAnswer } from './doubt-answers';
import { OF_MOST, THAN_THOSE_OF_MOST } from './measures';
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

/** Puts good and bad together; where both are of graduates, what is the same in both is said once. */
function both(good: string | undefined, bad: string | undefined): string {
  const [first, second] = [good, bad].filter((one) => one !== undefined);
  if (first === undefined || second === undefined) return first ?? '';
  return [first, second].every((one) => one.endsWith(THAN_THOSE_OF_MOST))
    ? `${first.replace(` ${THAN_THOSE_OF_MOST}`, '')}, but ${second.replace('graduates ', '')}`
    : `${first}, but ${second}`;
}

/** Says what a program does best and worst in; where nothing sets it apart, that. */
function contrast({ facts }: Program, placements: readonly Placement[]): string {
  const { best, weakest } = extremesOf(placements);
  const known = both(
    best?.measure.better(facts) ?? examResult(placements, facts),
    weakest?.measure.worse(facts),
  );
  const place = stateName(facts.state);
  if (known !== '') return OF_MOST.test(known) ? `${known} in ${place}` : known;
  return placements.length === 0
    ? `there is little to compare it with in ${place}`
    : `near the middle in ${place}`;
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

/** Says in which groups of all such programs nationwide it may be; nothing of a program type without groups. */
function groupSentence({ facts, credential }: Program, subject = 'It'): string[] {
  const { band_label: label, outcomes_score: score, score_parts: parts } = facts;
  if (score === null) return [];
  if (!isPlaced(label)) return ['We know too little to place it in a group.'];
  const programs = `group of ${credentialName(credential)} programs nationwide`;
  const [lowest, highest] = label.split(' to ');
  if (highest === undefined) return [`${subject} is in the ${lowest} ${programs}.`];
  const known = measuresKnown(credential, parts);
  return [`${subject} is somewhere from the ${lowest} to the ${highest} ${programs}.`, `${known}.`];
}

/** Whether there is nothing to say of a program: neither beside others in its state nor in the nation. */
const isUnknown = ({ facts: { band_label } }: Program, placements: readonly Placement[]) =>
  placements.length === 0 && !isPlaced(band_label);

/** Returns the answer about a program of a school that takes students. @param students of the whole school */
export function verdictOf(
  program: Program,
  placements: readonly Placement[],
  data: Data,
  students: number | null,
): Verdict {
  const { credential, facts, listPlace } = program;
  const name = capitalized(credentialName(credential));
  if (listPlace === 'without graduates') {
    return {
      heading: `${name}: no graduates for two years`,
      sentence: 'Ask the school whether the program still exists. None of its figures is compared.',
    };
  }
  const doubt = doubtAnswer(facts, students);
  if (isUnknown(program, placements)) {
    const heading = doubt?.heading ?? 'too little is published to compare it';
    return { heading: `${name}: ${heading}`, sentence: doubt?.ask ?? whatItIs(credential, data) };
  }
  const said = contrast(program, placements);
  if (doubt === undefined) {
    const sentences = [whatItIs(credential, data), ...groupSentence(program)];
    return { heading: `${name}: ${said}`, sentence: sentences.join(' ') };
  }
  return {
    heading: `${name}: ${doubt.heading}`,
    sentence: [doubt.ask, `${capitalized(said)}.`, ...groupSentence(program, doubt.condition)].join(' '),
  };
}
