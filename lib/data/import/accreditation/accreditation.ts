import { ascending, descending, group } from 'd3-array';
import { formatCount } from '@/lib/numbers/format';
import { slugsByCode } from '@/lib/places/states';
import { recordKey } from '../../check/corpus';
import { unitMatcher } from '../../check/unit-matcher';
import type { CsvRecord } from '../../csv';
import { fileNames } from '../files/given-files';
import { UnreadableFile } from '../files/source-file';
import {
  heldRecords,
  type Importer,
  type ImportInput,
  obtainedFrom,
  sourceRecord,
  sourcesAfter,
  type TableChange,
} from '../importer';
import type { Listing } from './listing';
import { type Located, mergeListings } from './merge';
import { type ReadSource, readSource, TAKES } from './sources';

/** Share of an agency's stored rows below which a whole list is cut off. */
const SMALLEST_WHOLE = 1 / 2;
/** Agencies that every whole list has. */
const ALWAYS = ['ACEN', 'CCNE'];

const CAMPUS_KEY = ['agency', 'credential', 'institution', 'unitid'];

/** @throws UnreadableFile when a list has a program twice. */
function requireDistinct(file: string, listings: readonly Listing[]): void {
  const seen = new Set<string>();
  for (const { institution, city, state_code, credential, agency, level } of listings) {
    const key = [institution, city, state_code, credential, agency, level].join(', ');
    if (seen.has(key)) throw new UnreadableFile(file, `has two rows of ${key}`);
    seen.add(key);
  }
}

/** @throws UnreadableFile when a list that should be whole has far fewer programs of an agency than are stored. */
function requireWhole(file: string, listings: readonly Listing[], records: readonly CsvRecord[]): void {
  const [given, known] = [
    group(listings, ({ agency }) => agency),
    group(records, ({ agency }) => agency ?? ''),
  ];
  for (const agency of new Set([...ALWAYS, ...given.keys()])) {
    const count = listings.filter((listing) => listing.agency === agency).length;
    const before = known.get(agency)?.length ?? 0;
    if (count < before * SMALLEST_WHOLE) {
      throw new UnreadableFile(
        file,
        `has ${formatCount(count)} programs of ${agency}, of which ${formatCount(before)} are stored; the file is cut off, or a slice: then say --slice`,
      );
    }
  }
}

/** When the lists behind the rows were read, as the table says it. */
export function editionOf(records: readonly CsvRecord[]): string {
  const dates = [...new Set(records.map(({ as_of = '' }) => as_of))].toSorted(descending);
  const days = dates.filter((date) => date.length === '2026-11-28'.length);
  const older = days.length < dates.length ? '; older where we have nothing newer' : '';
  const [newest, next] = days;
  if (newest === undefined) return `Lists read in ${dates[0] ?? ''}`;
  if (next === undefined) return `Lists read on ${newest}${older}`;
  const oldest = days.toSorted(ascending)[0];
  return `Lists read ${days.length === 2 ? `on ${newest} and ${next}` : `between ${oldest} and ${newest}`}${older}`;
}

/** Campuses whose university is still on the list. */
function campusesChange(input: ImportInput, records: readonly CsvRecord[], newest: string): TableChange[] {
  const table = 'accreditation_campuses';
  const listed = new Set(records.map((record) => recordKey(record, CAMPUS_KEY)));
  const campuses = heldRecords(input, table);
  const kept = campuses.filter((campus) => {
    const university = {
      ...campus,
      institution: campus['listed_as'] ?? '',
      unitid: campus['listed_unitid'] ?? '',
    };
    return listed.has(recordKey(university, CAMPUS_KEY));
  });
  if (kept.length === campuses.length) return [];
  return [{ table, records: kept, edition: { edition: newest, files: input.editions[table]?.files ?? [] } }];
}

function describeCounts(source: ReadSource): string {
  const counts = [...group(source.listings, ({ agency }) => agency)].map(
    ([agency, those]) => `${agency} ${formatCount(those.length)}`,
  );
  return `Programs on the list: ${counts.join(', ')}`;
}

/** Programs of the 50 states and DC, with their units; others are counted in a warning. */
function locate(input: ImportInput, { listings }: ReadSource) {
  const unitOf = unitMatcher(heldRecords(input, 'institutions'), heldRecords(input, 'institution_aliases'));
  const obtained_from = input.files.map(obtainedFrom).join(' | ');
  const located = listings.flatMap((listing): Located[] => {
    const state_slug = slugsByCode[listing.state_code];
    if (state_slug === undefined) return [];
    const unit = unitOf({ state_slug, institution_name: listing.institution, program_name: '' });
    return [{ ...listing, unitid: listing.unitid || unit, obtained_from }];
  });
  const outside = listings.length - located.length;
  const warning = `Left out, not of the 50 states or DC: ${formatCount(outside)}`;
  return { located, warnings: outside > 0 ? [warning] : [] };
}

/** Lists of accredited nursing programs: the Department's database, and what agencies publish on their pages. */
export const accreditation: Importer = {
  publisher: 'U.S. Department of Education (DAPIP); ACEN, CCNE and CNEA',
  takes: TAKES,
  tables: ['accreditation', 'accreditation_campuses'],
  async read(input) {
    const units = new Set(heldRecords(input, 'institutions').map(({ unitid }) => unitid));
    const source = readSource(input, (unitid) => units.has(unitid));
    const before = heldRecords(input, 'accreditation');
    const names = fileNames(input.files);
    requireDistinct(names, source.listings);
    const isWhole = source.isWhole && !input.slice;
    if (isWhole) requireWhole(names, source.listings, before);
    const { located, warnings } = locate(input, source);
    const merged = mergeListings(before, located, isWhole);
    const newest = source.listings.map(({ as_of }) => as_of).toSorted(descending)[0] ?? input.today;
    const from = { publisher: source.publisher, edition: newest, address: source.address };
    const read = input.files.map((file) => sourceRecord(file, from, input.today));
    const files = sourcesAfter(input.editions['accreditation']?.files ?? [], read);
    const edition = { edition: editionOf(merged.records), files };
    return {
      problems: [],
      changes: [
        { table: 'accreditation', records: merged.records, edition },
        ...campusesChange(input, merged.records, newest),
      ],
      warnings: [...source.warnings, ...warnings, ...merged.warnings],
      report: describeCounts(source),
    };
  },
};
