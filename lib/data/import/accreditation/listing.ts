import type { agencies } from '../../tables/accreditation';
import { type SourceFile, UnreadableFile } from '../files/source-file';

export type Agency = (typeof agencies)[number];

/** What a list says of one program; "" where it says nothing. */
export interface Listing {
  readonly institution: string;
  readonly city: string;
  readonly state_code: string;
  readonly credential: string;
  /** Level in the words of the list. */
  readonly level: string;
  readonly agency: Agency;
  readonly status: string;
  readonly initial: string;
  readonly term_ends_or_next_review: string;
  readonly unitid: string;
  readonly website: string;
  readonly note: string;
  /** Day or month that the list is of. */
  readonly as_of: string;
}

/** What a file gives. */
export interface ReadListings {
  readonly listings: readonly Listing[];
  readonly warnings: readonly string[];
  /** Whether the file has every program of its agencies, so that one which it lacks is gone. */
  readonly isWhole: boolean;
}

/** Where the list of an agency can be checked; state agencies publish none that was found. */
export const checkAt: Readonly<Partial<Record<Agency, string>>> = {
  ACEN: 'https://www.acenursing.org/search-programs/',
  CCNE: 'https://directory.ccnecommunity.org/reports/accprog.asp',
  CNEA: 'https://cnea.nln.org/accredited-programs',
};

/** Credential of a level, in the words of any agency. The first that fits: doctorates are also graduate degrees. */
const levels: readonly (readonly [RegExp, string])[] = [
  [/practical|vocational|\bL[PV]N\b/i, 'LPN'],
  [/associate|\bA[SD]N\b/i, 'ADN'],
  [/diploma/i, 'DIPLOMA'],
  [/certificate/i, 'CERTIFICATE'],
  [/doctor|\bDNP\b/i, 'DNP'],
  [/baccalaureate|bachelor|\bBSN\b/i, 'BSN'],
  [/master|graduate degree|\bMSN\b/i, 'MSN'],
];

export function credentialOf(level: string): string | undefined {
  return levels.find(([words]) => words.test(level))?.[1];
}

/** Status in the words of the table: preaccreditation is candidacy, not accreditation. */
export function statusOf(words: string): string | undefined {
  if (/^(pre-?accredit|candida)/i.test(words)) return 'Candidate';
  return /^accredited$/i.test(words) ? 'Accredited' : undefined;
}

const DAY = /\b(?<day>20\d{2}-\d{2}(-\d{2})?)\b/;

/**
 * Day or month in the name of a page that was saved or copied.
 *
 * @param example name as it should be: accprog_2026-11-28.html.
 * @throws UnreadableFile when the name has none.
 */
export function dayInName({ name }: SourceFile, verb: 'saved' | 'copied', example: string): string {
  const day = name.replaceAll('_', ' ').match(DAY)?.groups?.['day'];
  if (day !== undefined) return day;
  throw new UnreadableFile(name, `does not say when it was ${verb}: put the day into its name, ${example}`);
}
