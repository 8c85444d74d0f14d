import type { CsvRecord } from '../../../csv';
import { isPractical, nursingAssistants, practicalNursing } from '../awards/fields';
import type { ChargedProgram } from './programs';

/** A longer program is no mere training of nursing assistants, a shorter one no training of practical nurses. */
const maxAideLength: ReadonlyMap<string, number> = new Map([
  ['clock hours', 320],
  ['credit hours', 8],
]);

/** Credentials of registered nurses that are priced by the program. */
const registeredNurses: ReadonlySet<string> = new Set(['ADN', 'BSN', 'CERTIFICATE']);

function practicalCredential({ cip, length, lengthUnit }: ChargedProgram, awarded: ReadonlySet<string>) {
  const isShort = Number(length) <= (maxAideLength.get(lengthUnit) ?? 0);
  if (cip === nursingAssistants) return isShort ? 'CNA' : '';
  if (isShort) return 'CERTIFICATE';
  const isOnlyOther = awarded.size > 0 && [...awarded].every((credential) => credential === 'OTHER');
  return cip !== practicalNursing && isOnlyOther ? '' : 'LPN';
}

/**
 * Credential of a whole-program charge by the unit's awards in the field; "" where the school has several programs for
 * registered nurses, or awards several of their credentials in the field.
 *
 * @param programs all nursing programs of the unit.
 * @param details its rows of nursing_awards_detail.csv.
 */
export function programCredential(
  program: ChargedProgram,
  programs: readonly ChargedProgram[],
  details: readonly CsvRecord[],
): string {
  const inField = details.filter(({ cip }) => cip === program.cip);
  const awarded = new Set(inField.flatMap(({ credential }) => credential ?? []));
  if (isPractical(program.cip)) return practicalCredential(program, awarded);
  const [credential = '', ...others] = [...awarded].filter((one) => registeredNurses.has(one));
  const isOnlyProgram = programs.filter(({ cip }) => !isPractical(cip)).length === 1;
  return others.length === 0 && (isOnlyProgram || credential === 'CERTIFICATE') ? credential : '';
}
