import { formatCount, formatNumber, formatPercentChange } from '@/lib/numbers/format';
import { nation, states } from '@/lib/places/states';
import { count } from '@/lib/text/words';
import type { CsvRecord } from '../../csv';
import type { Release } from './estimate';
import { occupationsOf } from './figures';
import { areaOfRow, type Merged } from './rows';

/** How many areas a warning names; the others are counted. */
const NAMED = 20;

function listed(items: readonly string[]): string {
  const rest = items.length - NAMED;
  return [...items.slice(0, NAMED), ...(rest > 0 ? [`and ${formatCount(rest)} more`] : [])].join('; ');
}

/** Name by area, or by occupation. */
const namesBy = (records: readonly CsvRecord[], key: (record: CsvRecord) => string, name: string) =>
  new Map(records.map((record) => [key(record), record[name] ?? '']));

function renamed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].flatMap(([code, name]) => {
    const old = before.get(code);
    return old === undefined || old === name ? [] : [`${code} ${old} -> ${name}`];
  });
}

/** What a person must look at: areas whose codes came or went, areas and occupations with another name. */
export function namingWarnings({ table, records }: Merged, held: readonly CsvRecord[]): string[] {
  const areas = (rows: readonly CsvRecord[]) =>
    namesBy(rows, areaOfRow, table === 'wages' ? 'state_slug' : 'area_name');
  const titles = (rows: readonly CsvRecord[]) => namesBy(rows, ({ soc = '' }) => soc, 'occupation');
  const [before, after] = [areas(held), areas(records)];
  const only = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...some].filter(([code]) => !others.has(code)).map(([code, name]) => `${code} ${name}`);
  const warnings = [
    { what: 'areas that are gone (joined by code)', items: only(before, after) },
    { what: 'areas that are new', items: only(after, before) },
    { what: 'areas with another name', items: renamed(before, after) },
    { what: 'occupations with another title', items: renamed(titles(held), titles(records)) },
  ];
  return warnings.flatMap(({ what, items }) =>
    items.length === 0 ? [] : [`${table}: ${what}, ${formatCount(items.length)}: ${listed(items)}`],
  );
}

/** Occupations that the survey no longer has, and states without a row: the files are not the whole edition. */
export function gapsIn({ table, incoming }: Merged, slice: boolean): string[] {
  const ofNation = incoming.filter(({ state_slug }) => state_slug === nation.slug);
  // A slice may lack an occupation that no employer of its areas has; the nation has them all.
  const whole = slice ? ofNation : incoming;
  const present = new Set(whole.map(({ soc }) => soc));
  const occupations = whole.length === 0 && slice ? [] : occupationsOf[table];
  const gone = occupations.filter((soc) => !present.has(soc));
  const areas = new Set(incoming.map(({ state_slug }) => state_slug));
  const expected = table === 'wages' ? [nation, ...states] : states;
  const missing = slice ? [] : expected.filter(({ slug }) => !areas.has(slug));
  return [
    ...(gone.length > 0
      ? [`${table}: no row of ${gone.join(', ')}: an occupation was merged, split or renumbered`]
      : []),
    ...(missing.length > 0
      ? [`${table}: no row of ${missing.map(({ name }) => name).join(', ')}: the files are not whole`]
      : []),
  ];
}

/** Every row of a table is of one edition, also those of areas that the files don't have. */
export function mixedEditions(merged: readonly Merged[], { edition }: Release, needed: string): string[] {
  const other = merged.flatMap(({ table, kept }) => {
    const rows = kept.filter((row) => row['edition'] !== edition);
    const editions = [...new Set(rows.map((row) => row['edition']))].join(', ');
    return rows.length === 0 ? [] : [`${count(rows.length, 'row')} of ${table} (${editions})`];
  });
  if (other.length === 0) return [];
  const areas = `the files are of ${edition} and do not have the areas of ${other.join(' and ')}`;
  return [`${areas}: compared only. A new edition needs ${needed}`];
}

const figure = (text: string | undefined) => (text ? Number(text) : undefined);

function change(before: CsvRecord | undefined, after: CsvRecord, column: string): string {
  const [old, next] = [figure(before?.[column]), figure(after[column])];
  const words = (value: number | undefined) => (value === undefined ? 'none' : formatNumber(value));
  if (old === undefined || next === undefined) return `${words(old)} -> ${words(next)}`;
  return `${words(old)} -> ${words(next)} (${formatPercentChange((next / old - 1) * 100)})`;
}

const shown = ['median_annual', 'mean_annual', 'employment'];

/** The nation's pay and jobs by occupation, in the present edition and in the new one; empty where they are the same. */
export function describeNation(
  { incoming }: Merged,
  held: readonly CsvRecord[],
  { edition }: Release,
): string {
  const isNation = ({ state_slug }: CsvRecord) => state_slug === nation.slug;
  const before = new Map(held.filter(isNation).map((row) => [row['soc'], row]));
  const rows = incoming.filter(
    (row) => isNation(row) && shown.some((column) => row[column] !== before.get(row['soc'])?.[column]),
  );
  if (rows.length === 0) return '';
  const old = [...new Set([...before.values()].map((row) => row['edition']))].join(', ');
  return [
    `The nation, ${old} -> ${edition}`,
    ...rows.map((row) => {
      const was = before.get(row['soc']);
      const figures = shown.map((column) => `${column} ${change(was, row, column)}`);
      return `  ${row['occupation']}: ${figures.join('; ')}`;
    }),
  ].join('\n');
}
