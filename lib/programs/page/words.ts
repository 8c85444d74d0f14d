import { type AskedCredential, programCredentials } from '../credentials';
import type { AccreditationListing, Evidence, ScoreComponent } from '../result';

/** What each part of the score is called, short enough to stand beside a bar. */
export const scorePartNames: Readonly<Record<ScoreComponent, string>> = {
  nclex: 'Licensing exam',
  earnings: 'Graduates’ pay',
  completion: 'Students who finish',
  affordability: 'Price',
  debt: 'Debt',
};

/** How much of a score was measured, for students. */
export const evidenceInWords: Readonly<Record<Evidence, string>> = {
  full: 'every part measured',
  partial: 'at least half of it measured',
  thin: 'less than half of it measured',
};

/** The same for a narrow column. */
export const evidenceBrief: Readonly<Record<Evidence, string>> = {
  full: 'all measured',
  partial: 'partly measured',
  thin: 'mostly not measured',
};

/** Full name of a credential for headings. */
export const credentialTitle = (credential: AskedCredential) => programCredentials[credential];

/** Address of a program on its institution's page: `bsn`, `rn-to-bsn`. */
export const credentialAnchor = (credential: AskedCredential) =>
  credential.toLowerCase().replaceAll('_', '-');

const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day or a month as tables hold them, in words: "October 3, 2026", "March 2022". */
export function dateInWords(date: string): string {
  const time = new Date(date);
  return (/^\d{4}-\d{2}$/.test(date) ? month : fullDate).format(time);
}

/** "on October 3, 2026", "in March 2022". */
const whenRead = (date: string) => `${/^\d{4}-\d{2}$/.test(date) ? 'in' : 'on'} ${dateInWords(date)}`;

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** One entry of a list: "On CCNE’s list on October 3, 2026". A candidate is said to be one. */
export function listingInWords({ agency, accredited, status, as_of }: AccreditationListing): string {
  const list = `${possessive(agency)} list ${whenRead(as_of)}`;
  return accredited ? `On ${list}` : `${status} on ${list}, not accredited`;
}
