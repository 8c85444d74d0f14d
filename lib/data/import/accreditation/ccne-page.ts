import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textIn } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { textOfEither } from '../files/text';
import { credentialOf, dayInName, type Listing, type ReadListings } from './listing';

/** The column of a level: a table whose first line is its name. The column of labels is built alike, without a name. */
const LEVEL = 'table:has(> tbody > tr > td > span.blue)';
/** Lines of a column after level, first accreditation, most recent one and end of the term: last and next visit. */
const VISITS = 2;
const PLACE = /^(?<city>[^,]+),\s*(?<state>[A-Z]{2})\s+\d{5}/;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const cellsOf = (table: Element) => selectAll('td', table).map((cell) => plain(textIn(cell)));

const occurrences = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What follows a heading beside it: address and link of the school. */
function following(heading: Element, parents: readonly Element[]): ElementContent[] {
  const siblings = parents.find(({ children }) => children.includes(heading))?.children ?? [];
  const after = siblings.slice(siblings.indexOf(heading) + 1);
  const end = after.findIndex((node) => node.type === 'element' && ['h3', 'table'].includes(node.tagName));
  return end < 0 ? after : after.slice(0, end);
}

interface School {
  readonly institution: string;
  readonly city: string;
  readonly state_code: string;
  readonly website: string;
}

function schoolOf(file: string, heading: Element, parents: readonly Element[]): School {
  const institution = plain(textIn(heading));
  const nodes = following(heading, parents);
  const lines = nodes.flatMap((node) => (node.type === 'text' ? [plain(node.value)] : []));
  const place = lines.map((line) => line.match(PLACE)?.groups).find((groups) => groups !== undefined);
  if (place === undefined)
    throw new UnreadableFile(file, `has no line "City, ST 12345" below ${institution}`);
  const link = select('a[href]', { type: 'root', children: nodes })?.properties['href'];
  return {
    institution,
    city: place['city'] ?? '',
    state_code: place['state'] ?? '',
    website: typeof link === 'string' ? link : '',
  };
}

function listingOf(file: string, table: Element, school: School, as_of: string): Listing {
  const [level = '', initial = '', , expires = '', ...visits] = cellsOf(table);
  const credential = credentialOf(level);
  if (credential === undefined)
    throw new UnreadableFile(file, `${school.institution} has the level "${level}"`);
  if (visits.length !== VISITS) throw new UnreadableFile(file, `${school.institution}, ${level}: cut off`);
  return {
    ...school,
    credential,
    level,
    agency: 'CCNE',
    status: 'Accredited',
    initial,
    term_ends_or_next_review: expires,
    unitid: '',
    note: '',
    as_of,
  };
}

/**
 * Reads a page of CCNE's directory that was saved by hand, with the day in its name.
 *
 * @throws UnreadableFile when it has no school, or a column of a level is cut off.
 */
export function readCcnePage(source: SourceFile): ReadListings {
  const file = source.name;
  const as_of = dayInName(source, 'saved', 'accprog_2026-11-28.html');
  const text = textOfEither(source);
  if (occurrences(text, /<table\b/gi) > occurrences(text, /<\/table>/gi)) {
    throw new UnreadableFile(file, 'is cut off: a table has no end');
  }
  const tree = unified().use(rehypeParse).parse(text);
  const parents = selectAll(':has(> h3)', tree);
  const listings: Listing[] = [];
  let school: School | undefined;
  for (const element of selectAll(`h3, ${LEVEL}`, tree)) {
    if (element.tagName === 'h3') school = schoolOf(file, element, parents);
    else if (school && cellsOf(element)[0] !== '') listings.push(listingOf(file, element, school, as_of));
  }
  if (listings.length === 0) throw new UnreadableFile(file, 'has no school with the level of a program');
  return { listings, warnings: [], isWhole: false };
}
