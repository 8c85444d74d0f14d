import { nation, states } from '@/lib/places/states';
import { readDelimited, requireColumns } from '../files/delimited';
import { onlyFile } from '../files/given-files';
import { UnreadableFile } from '../files/source-file';
import { textOf } from '../files/text';
import { type Importer, obtainedFrom, sourceRecord } from '../importer';

const PUBLISHER = 'U.S. Bureau of Economic Analysis';
const ADDRESS = 'https://apps.bea.gov/regional/zip/SARPP.zip';
const TAKES = 'SARPP_STATE_2008_2023.csv, or the SARPP.zip that holds it';
const STATE_FILE = /^SARPP_STATE_\d{4}_(?<newest>\d{4})\.csv$/i;
/** The row is found by its words: its line code changed from one edition to the next. */
const ALL_ITEMS = 'RPPs: All items';
/** What the publisher prints where it has no figure. */
const NOT_AVAILABLE = '(NA)';

const slugOf: ReadonlyMap<string, string> = new Map(
  [nation, ...states].map(({ name, slug }) => [name, slug]),
);

/** Area names end in " *" where the publisher has a note on them. */
const plainName = (name: string) => name.replace(/\s*\*$/, '').trim();

/** Regional price parities of the states over all items, newest year of the file. */
export const bea: Importer = {
  publisher: PUBLISHER,
  takes: TAKES,
  tables: ['rpp'],
  async read({ files, editions, today }) {
    const file = onlyFile(files, STATE_FILE, TAKES);
    // Below the table are four lines of notes, each in one cell.
    const [table = ''] = textOf(file)
      .replaceAll(/\r\n?/g, '\n')
      .split(/\n(?="?Note: )/);
    const raw = readDelimited(file.name, table);
    requireColumns(raw, ['GEONAME', 'DESCRIPTION']);
    const year = raw.columns
      .filter((column) => /^\d{4}$/.test(column))
      .toSorted()
      .at(-1);
    const named = file.name.match(STATE_FILE)?.groups?.['newest'];
    if (year === undefined || year !== named) {
      throw new UnreadableFile(
        file.name,
        `its newest column is ${year ?? 'of no year'}, not ${named} as its name says`,
      );
    }
    const held = editions['rpp']?.edition ?? '';
    if (year < held) throw new UnreadableFile(file.name, `is of ${year}; the table has ${held} already`);
    const records = raw.rows.flatMap((row) => {
      const slug = slugOf.get(plainName(row['GEONAME'] ?? ''));
      const value = row[year] ?? '';
      if (row['DESCRIPTION'] !== ALL_ITEMS || slug === undefined) return [];
      if (value === NOT_AVAILABLE)
        throw new UnreadableFile(file.name, `has no figure of ${year} for ${slug}`);
      const source = { source_url: ADDRESS, obtained_from: obtainedFrom(file) };
      return [{ state_slug: slug, year, rpp_all_items: value, ...source }];
    });
    const missing = [...slugOf.values()].filter(
      (slug) => !records.some(({ state_slug }) => state_slug === slug),
    );
    if (missing.length > 0) {
      throw new UnreadableFile(
        file.name,
        `has no row "${ALL_ITEMS}" of ${missing.join(', ')}; it is cut off, or another table`,
      );
    }
    const source = { publisher: PUBLISHER, edition: year, address: ADDRESS };
    const edition = { edition: year, files: [sourceRecord(file, source, today)] };
    return { problems: [], changes: [{ table: 'rpp', records, edition }], warnings: [] };
  },
};
