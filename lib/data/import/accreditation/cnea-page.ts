import { type SourceFile, UnreadableFile } from '../files/source-file';
import { textOfEither } from '../files/text';
import { credentialOf, dayInName, type Listing, type ReadListings } from './listing';

const SEPARATOR = /^-{5,}$/;
const STATE = /,\s*(?<state>[A-Z]{2})\s+\d{5}(-\d{4})?$/;
const GRANTED = /^(?<kind>.+?) Granted: From (?<from>.+?) to (?<to>.+)$/;
const NEXT = /^Next on-site program evaluation: (?<when>.+)$/;

const nonEmpty = (line: string) => line !== '';

/** Lines of a school, blank lines between schools. */
function blocksOf(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const joined = lines.join('\n').split(/\n{2,}/);
  return joined.map((block) => block.split('\n').filter(nonEmpty)).filter(({ length }) => length > 0);
}

/** Lines of the programs of a school, the first of each being its level. */
function programsOf(lines: readonly string[]): string[][] {
  const programs: string[][] = [[]];
  for (const line of lines) {
    if (SEPARATOR.test(line)) programs.push([]);
    else programs.at(-1)?.push(line);
  }
  return programs;
}

/** Of the lines only level, state and terms are read: names and e-mail addresses of persons are between them. */
function listingOf(file: string, institution: string, lines: readonly string[], as_of: string): Listing {
  const wrong = (what: string) => new UnreadableFile(file, `${institution}: ${what}`);
  const [level = ''] = lines;
  const matches = (pattern: RegExp): Readonly<Record<string, string>>[] =>
    lines.flatMap((line) => {
      const groups = line.match(pattern)?.groups;
      return groups ? [groups] : [];
    });
  const credential = credentialOf(level);
  const state = matches(STATE)[0]?.['state'];
  const terms = matches(GRANTED);
  if (credential === undefined) throw wrong(`"${level}" is no level that is known`);
  if (state === undefined) throw wrong(`${level} has no line that ends in ", ST 12345"`);
  const last = terms.at(-1);
  if (last === undefined) throw wrong(`${level} has no line "… Granted: From … to …"`);
  const isCandidate = terms.every(({ kind = '' }) => /candida|pre-?accredit/i.test(kind));
  return {
    institution,
    city: '',
    state_code: state,
    credential,
    level,
    agency: 'CNEA',
    status: isCandidate ? 'Candidate' : 'Accredited',
    initial: terms[0]?.['from'] ?? '',
    term_ends_or_next_review: matches(NEXT)[0]?.['when'] ?? '',
    unitid: '',
    website: '',
    note: `term to ${last['to']}`,
    as_of,
  };
}

/** Reads text that was copied from CNEA's page, with the day in its name. @throws UnreadableFile */
export function readCneaPage(source: SourceFile): ReadListings {
  const file = source.name;
  const as_of = dayInName(source, 'copied', 'cnea_2026-11-28.txt');
  const listings = blocksOf(textOfEither(source)).flatMap(([institution = '', ...lines]) =>
    programsOf(lines).map((program) => listingOf(file, institution, program, as_of)),
  );
  if (listings.length === 0) throw new UnreadableFile(file, 'has no school');
  return { listings, warnings: [], isWhole: false };
}
