import { areaName, type StateSlug } from '@/lib/places/states';
import { quoted } from '@/lib/text/quoted';
import { choice, list } from '@/lib/text/words';
import { type Credential, credentialName, firstRnCredentials } from '../../credentials';
import { type Kind, kinds } from '../parameters';
import type { Named } from './names-and-places';
import { textsOf } from './tokens';

const isAnyOf = (asked: readonly Credential[], group: readonly Credential[]) =>
  asked.length === group.length && group.every((one) => asked.includes(one));

/** "RN programs (ADN, hospital diploma, BSN, or accelerated BSN)", "LPN programs", "nursing programs". */
function programsIn(credentials: readonly Credential[], kind: Kind | null): string {
  const names = credentials.map(credentialName);
  if (isAnyOf(credentials, firstRnCredentials)) return `RN programs (${choice(names)})`;
  const programs = names.length === 0 ? 'nursing programs' : `${choice(names)} programs`;
  return kind === null ? programs : `${programs} (${kinds[kind]})`;
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
  return [`at schools or in cities called ${quoted(called.join(' '))}`];
}

const statesNamed = (states: readonly StateSlug[]) =>
  states.length === 0 ? [] : [`in ${choice(states.map(areaName))}`];

/** Says in a part of a sentence what a query was read as: "RN-to-BSN programs in Ohio". */
export function readAsText(
  { credentials, kind }: { readonly credentials: readonly Credential[]; readonly kind: Kind | null },
  named: Named,
): string {
  const { place, states } = named;
  const where = place ? [`near ${place.understood}`] : [];
  const rest = [...schoolsIn(named), ...where, ...statesNamed(states)];
  const programs = programsIn(credentials, kind);
  return rest.length === 0 && credentials.length === 0 ? `all ${programs}` : [programs, ...rest].join(' ');
}
