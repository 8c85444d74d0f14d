import { areaName, type StateSlug } from '@/lib/places/states';
import { choice, list } from '@/lib/text/words';
import { type Credential, credentialName } from '../../credentials';
import type { Named } from './names-and-places';
import { type ProgramKind, rnGroup } from './program-words';
import { textsOf } from './tokens';

const kindNames: Readonly<Record<ProgramKind, string>> = {
  anesthesia: 'nurse anesthesia',
  'nurse practitioner': 'nurse practitioner',
  midwifery: 'nurse midwifery',
  entry: 'entry-level',
};

/** "RN programs (ADN, hospital diploma, BSN, or accelerated BSN)", "LPN programs", "programs". */
function programsIn(credentials: readonly Credential[], kind: ProgramKind | null): string {
  const names = credentials.map(credentialName);
  if (kind !== null) return `${kindNames[kind]} programs (${choice(names)})`;
  if (names.length === rnGroup.length && rnGroup.every((one) => credentials.includes(one)))
    return `RN programs (${choice(names)})`;
  return names.length === 0 ? 'nursing programs' : `${list(names)} programs`;
}

/** "at schools called “emory”", "at the schools of the City University of New York". */
function schoolsIn({ schools, words }: Named): string[] {
  if (!schools) return [];
  const { isSystem, exact, labels, respelled } = schools;
  const system = labels.find((label) => label.isSystem)?.text;
  if (isSystem && system) return [`at schools of the system “${system}”`];
  const names = [...new Set(exact.map(({ text }) => text))];
  if (names.length > 0) return [`at ${list(names)}`];
  const called = textsOf(words).map((word) => choice(respelled.get(word) ?? [word]));
  return [`at schools or in cities called “${called.join(' ')}”`];
}

const statesNamed = (states: readonly StateSlug[]) =>
  states.length === 0 ? [] : [`in ${choice(states.map(areaName))}`];

/** Says in a part of a sentence what a query was read as: "RN-to-BSN programs in Ohio". */
export function readAsText(
  { credentials, kind }: { readonly credentials: readonly Credential[]; readonly kind: ProgramKind | null },
  named: Named,
): string {
  const { place, states } = named;
  const where = place ? [`near ${place.understood}`] : [];
  return [programsIn(credentials, kind), ...schoolsIn(named), ...where, ...statesNamed(states)].join(' ');
}
