import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readHeader, readRecords } from '@/lib/data/csv';
import { loadData } from '@/lib/data/data';
import { nclexNational, passRates as passRateTable, smallestCohort } from '@/lib/data/tables/pass-rates';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { programRate } from '@/tests/support/pass-rates';
import { attribution } from '../guidance';
import { identity } from '../identity';
import { datasetColumns } from './columns';
import { datasetContent } from './content';
import { datasetText } from './files';
import { datasetFiles } from './names';
import { datasetRow } from './rows';

const json = z
  .looseObject({
    version: z.string(),
    license: z.looseObject({ attribution: z.string() }),
    verification: z.array(z.looseObject({ rows: z.number() })),
    columns: z.array(z.looseObject({ name: z.string(), description: z.string() })),
    row_count: z.number(),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  })
  .parse(JSON.parse(datasetText('json')));
const records = readRecords(datasetText('csv'));
const names = datasetColumns.map(({ name }) => name);

it('the tables say which years they are of', () => {
  const years = (rates: readonly { period: { year: number } }[]) => {
    const all = rates.map(({ period }) => period.year);
    return `years that end in ${Math.min(...all)} to ${Math.max(...all)}, by row`;
  };
  const { rates, totals } = passRatesOf(loadData());
  expect(passRateTable.edition).toBe(years(rates));
  expect(nclexNational.edition).toBe(years(totals));
});

describe('the rows', () => {
  it('are those of the table', () => {
    expect(records).toHaveLength(loadData().rows('pass_rates').length);
  });

  it('are the same as CSV and as JSON', () => {
    const cells = json.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? '' : value])),
    );
    const numbers = new Set(datasetColumns.filter(({ type }) => type !== 'string').map(({ name }) => name));
    const typed = records.map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([name, text]) => [
          name,
          numbers.has(name) && text !== '' ? Number(text) : text,
        ]),
      ),
    );
    expect(typed).toEqual(cells);
  });

  it('have no cohort under 10', () => {
    expect(records.filter(({ candidates }) => Number(candidates) < smallestCohort)).toEqual([]);
  });

  it('end as RFC 4180 has it', () => {
    const csv = datasetText('csv');
    expect(csv.split('\r\n')).toHaveLength(records.length + 2);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('tell whether the passes are printed', () => {
    expect(datasetRow(programRate({ passed: null }))).toMatchObject({
      passed: 170,
      passed_basis: 'calculated',
    });
    expect(datasetRow(programRate())).toMatchObject({ passed: 170, passed_basis: 'printed' });
  });
});

describe('the columns', () => {
  it('are the same everywhere, each described', () => {
    const shape = z.object({
      resources: z.tuple([
        z.looseObject({
          schema: z.looseObject({
            fields: z.array(z.looseObject({ name: z.string(), description: z.string() })),
          }),
        }),
      ]),
    });
    const csvw = z.looseObject({
      tableSchema: z.looseObject({ columns: z.array(z.looseObject({ name: z.string() })) }),
    });
    const [resource] = shape.parse(JSON.parse(datasetText('datapackage'))).resources;
    expect(readHeader(datasetText('csv'))).toEqual(names);
    expect(json.columns.map(({ name }) => name)).toEqual(names);
    expect(Object.keys(json.rows[0] ?? {})).toEqual(names);
    expect(resource.schema.fields.map(({ name }) => name)).toEqual(names);
    expect(csvw.parse(JSON.parse(datasetText('csvw'))).tableSchema.columns.map(({ name }) => name)).toEqual(
      names,
    );
    for (const { name, description } of datasetColumns) {
      expect(datasetText('readme')).toContain(`| \`${name}\` |`);
      expect(datasetText('readme')).toContain(description);
    }
  });
});

describe('the words', () => {
  it('carry the attribution and the version everywhere', () => {
    expect(json.license.attribution).toBe(attribution());
    expect(json.version).toBe(identity().dataset.version);
    for (const file of ['datapackage', 'csvw', 'readme'] as const) {
      expect(datasetText(file)).toContain(attribution());
      expect(datasetText(file)).toContain(identity().dataset.version);
    }
  });

  it('count the rows by how near to the board they come', () => {
    expect(json.verification.reduce((sum, { rows }) => sum + rows, 0)).toBe(json.row_count);
    expect(json.row_count).toBe(records.length);
  });

  it('have the version at the head of the changelog', () => {
    expect(datasetContent().changelog[0]?.version).toBe(identity().dataset.version);
  });
});

it('the checksums are those of the files', () => {
  const lines = datasetText('checksums').trimEnd().split('\n');
  const listed = (['csv', 'json', 'datapackage', 'csvw', 'readme'] as const).map(
    (file) => `${createHash('sha256').update(datasetText(file)).digest('hex')}  ${datasetFiles[file].name}`,
  );
  expect(lines).toEqual(listed);
});
