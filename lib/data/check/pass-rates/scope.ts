import type { CsvRecord } from '../../csv';
import { plainName } from '../plain-name';
import { mayBeOneSchool } from './school-name';

/** Whom a row counts, its period apart: a school or several, an exam, a program type and a track or campus. */
export interface Scope {
  /** Equal where two rows count the same people of a period. */
  readonly key: string;
  readonly unitid: string;
  /** First six digits of the OPEID, which the campuses of a school share; empty where not known. */
  readonly opeid: string;
  readonly school: string;
  /** Name without the campus, where the row is of all campuses; undefined where it is of one. */
  readonly system: string | undefined;
  /** Empty where the row is of every type, or tells none. */
  readonly type: string;
  /** Words that tell its track or campus from others of the school. */
  readonly words: ReadonlySet<string>;
  /** Whether its unit is neither certain nor reviewed: then it may be of any school with a like name. */
  readonly isOpen: boolean;
  /** Names by which the school is known. */
  readonly names: readonly string[];
}

/** What is known of the schools of rows. */
export interface Schools {
  /** The OPEID of a unit; empty where it is not known. */
  readonly opeidOf: (unitid: string) => string;
  /** Further names of a unit. */
  readonly namesOf: (unitid: string) => readonly string[];
  /** Whether the reviewed aliases name the row. */
  readonly isReviewed: (record: CsvRecord) => boolean;
}

/** How a row whose school is not known is read beside one of a like name: as all of its people, or as some of them. */
export type OpenAs = 'whole' | 'part';

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');
const wordSet = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** Words that say that a row is of everything there is. */
const wholeWords = wordSet(
  'all total totals totaled combined overall aggregate aggregated entire whole every each both sum grand collective consolidated pooled system systemwide statewide district districtwide campuses locations sites branches tracks options programs cohorts multicampus',
);
/** Of these the ones that say it of campuses. */
const campusWords = wordSet(
  'system systemwide statewide district districtwide campuses locations sites branches multicampus',
);
/** Words of program names that tell neither track nor campus. */
const fillers = wordSet(
  `nursing nurse nurses rn lpn lvn pn vn nclex bsn bs ba bn adn asn aasn aas as aa msn mn ms degree degrees program department school college
   university division faculty institute center of in the and for a an at to by s science sciences art arts applied associate associates associate's
   bachelor bachelors baccalaureate master masters vocational practical registered licensed prelicensure pre licensure entry level undergraduate
   campus location site branch track option cohort pathway curriculum candidates students graduates takers test first time testers attempt attempts
   educated us us education health professions studies`,
);
/** Words of tracks: a row that has one of them is not of everything, whatever else its name says. */
const trackWords = wordSet(
  `traditional accelerated absn evening weekend day night online hybrid distance second fast bridge part full generic basic transition paramedic
   military veteran veterans advanced completion direct diploma main regional satellite concurrent lpn lvn`,
);

const some = (words: Iterable<string>, of: ReadonlySet<string>) => [...words].some((word) => of.has(word));
const without = (words: readonly string[], ...others: readonly ReadonlySet<string>[]) =>
  words.filter((word) => !others.some((other) => other.has(word)));

/** "Kent State University" of "Kent State University at Kent", "… - All campuses" and "… (system)". */
function systemName(institution: string): string {
  const [head = ''] = institution.split(/\s+(?:at|in)\s+|\s*[–—,(:/]\s*|\s+-\s*|\s*-\s+|-(?=\p{Lu})/u);
  const words = without(wordsOf(plainName(head)), wholeWords);
  return (words[0] === 'of' ? words.slice(1) : words).join(' ');
}

/** "Lima" of "Lima campus": the name of a campus is a word of its own. */
function campusNames(words: readonly string[]): string[] {
  return words.filter((_, at) => words[at + 1] === 'campus');
}

/** Words of a program name that tell its track: of one that is of everything only what surely narrows it. */
function trackOf(program: string, institution: readonly string[], type: string): string[] {
  const words = wordsOf(program);
  const own = without(words, fillers, wholeWords, new Set(institution));
  const isWhole = some(words, wholeWords) || type === '';
  if (!isWhole) return own;
  return own.filter((word) => trackWords.has(word) || campusNames(words).includes(word));
}

/** The type of a row; a diploma has none in the table, and is not all types together. */
function typeOf({ exam, program_type: type = '' }: CsvRecord, program: string): string {
  if (type !== '') return type;
  if (exam === 'NCLEX-PN') return 'LPN';
  return wordsOf(program).includes('diploma') ? 'diploma' : '';
}

export function scopeOf(record: CsvRecord, { opeidOf, namesOf, isReviewed }: Schools): Scope {
  const { institution_name = '', program_name = '', unitid = '' } = record;
  const [school, program] = [plainName(institution_name), plainName(program_name)];
  const type = typeOf(record, program);
  const isSystem =
    some(wordsOf(program), campusWords) ||
    some(wordsOf(school), campusWords) ||
    /\b(?:total|combined|overall|all campus\w*)$/.test(school);
  const words = new Set(trackOf(program, wordsOf(school), type));
  const system = isSystem ? systemName(institution_name) : undefined;
  const place = system === undefined ? unitid || school : `all of ${system}`;
  return {
    key: JSON.stringify([place, type, [...words].toSorted()]),
    unitid,
    opeid: opeidOf(unitid).slice(0, 'OPEID6'.length),
    school,
    system,
    type,
    words,
    isOpen: unitid === '' && !isReviewed(record),
    names: [institution_name, ...namesOf(unitid)],
  };
}

const beginsWith = (name: string, start: string) => name === start || name.startsWith(`${start} `);

function mayHoldSchool(whole: Scope, part: Scope): boolean {
  const isSame =
    whole.unitid !== '' && part.unitid !== '' ? whole.unitid === part.unitid : whole.school === part.school;
  if (isSame) return true;
  if (whole.system !== undefined) {
    return beginsWith(part.school, whole.system) || (whole.opeid !== '' && whole.opeid === part.opeid);
  }
  // A name without a unit may be that of all campuses: "Kent State University".
  return whole.unitid === '' && beginsWith(part.school, whole.school);
}

function mayBeLike(whole: Scope, part: Scope, openAs: OpenAs): boolean {
  const open = openAs === 'whole' ? whole : part;
  return open.isOpen && whole.names.some((name) => part.names.some((other) => mayBeOneSchool(name, other)));
}

/**
 * Whether the people of one row may be among those of another in the same period.
 * @param openAs how a row whose school is not known is read; without it such a row is of a school of its own.
 */
export function mayHold(whole: Scope, part: Scope, openAs?: OpenAs): boolean {
  if (whole.key === part.key) return true;
  // What is of all campuses is no part of what is of one.
  if (part.system !== undefined && whole.system === undefined) return false;
  const isOfType = whole.type === '' || whole.type === part.type;
  if (!isOfType) return false;
  const isTrackOf = (others: ReadonlySet<string>) =>
    [...whole.words].every((word) => part.words.has(word) || others.has(word));
  if (mayHoldSchool(whole, part)) return isTrackOf(new Set());
  if (openAs === undefined || !mayBeLike(whole, part, openAs)) return false;
  // A program may be named after the school, and the school by another name.
  return isTrackOf(new Set(part.names.flatMap((name) => wordsOf(plainName(name)))));
}
