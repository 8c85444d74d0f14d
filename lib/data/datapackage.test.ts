import { describe, expect, it } from 'vitest';
import { contentPackages, contentVersion, describePackage } from './datapackage';
import { allTables } from './registry';

/** Every table with its header alone: enough for what is said about it. */
const headers = new Map(
  allTables.map(({ table }) => [table.file, `${Object.keys(table.row.shape).join(',')}\n`]),
);

const descriptor = (folder: string) => {
  const contentPackage = contentPackages.find((candidate) => candidate.folder === folder);
  if (!contentPackage) throw new Error(`No package ${folder}`);
  return JSON.parse(describePackage(contentPackage, headers));
};

const resource = (folder: string, name: string) =>
  descriptor(folder).resources.find((candidate: { name: string }) => candidate.name === name);

describe('contentVersion', () => {
  it('changes with any byte of any table, and with nothing else', () => {
    const version = contentVersion(headers);
    expect(contentVersion(new Map([...headers].reverse()))).toBe(version);
    expect(contentVersion(new Map([...headers, ['data/README.md', 'Words']]))).toBe(version);
    for (const [file, text] of headers) {
      expect(contentVersion(new Map([...headers, [file, `${text} `]])), file).not.toBe(version);
    }
  });

  it('refuses to name tables of which one is missing', () => {
    expect(() => contentVersion(new Map())).toThrow('is missing');
  });
});

describe('describePackage', () => {
  it('has every table of the folder, beside the file, with checksum and size', () => {
    const names = [...descriptor('data').resources, ...descriptor('parameters').resources].map(
      ({ name }) => name,
    );
    expect(names).toEqual(allTables.map(({ name }) => name));
    expect(resource('data', 'rpp')).toMatchObject({
      path: 'rpp.csv',
      bytes: 'state_slug,year,rpp_all_items,source_url,obtained_from\n'.length,
      hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      rows: 0,
    });
  });

  it('gives both folders one version, and the date of the release instead of the clock', () => {
    const { version, created } = descriptor('data');
    expect(descriptor('parameters').version).toBe(version);
    expect(created).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    expect(version).toBe(contentVersion(headers));
  });

  it('describes a column by the schema that reads it', () => {
    const field = (table: string, name: string) =>
      resource('data', table).schema.fields.find((candidate: { name: string }) => candidate.name === name);
    expect(field('institutions', 'in_latest_ipeds')).toMatchObject({
      type: 'boolean',
      trueValues: ['yes'],
      falseValues: ['no'],
      constraints: { required: true },
    });
    expect(field('pass_rates', 'candidates')).toMatchObject({
      type: 'integer',
      unit: 'candidates',
      constraints: { required: true, minimum: 10 },
    });
    expect(field('institutions', 'credentials_awarded')).toMatchObject({ type: 'string', delimiter: ';' });
    expect(field('pass_rates', 'city').constraints).toBeUndefined();
  });

  it('calls a key primary only where no cell of it may be empty', () => {
    expect(resource('data', 'wages').schema).toMatchObject({ primaryKey: ['state_slug', 'soc'] });
    const { schema } = resource('parameters', 'programs');
    expect(schema).toMatchObject({ uniqueKeys: [['parameter', 'subject']] });
    expect(schema.primaryKey).toBeUndefined();
  });

  it('says which rows another table must have', () => {
    expect(resource('data', 'prices').schema.foreignKeys).toEqual([
      { fields: ['unitid'], reference: { resource: 'institutions', fields: ['unitid'] } },
    ]);
  });

  it('says how many rows were left out and why', () => {
    expect(resource('data', 'pass_rates').leftOut).toMatchObject({ rows: 25 });
  });
});
