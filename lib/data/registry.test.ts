import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTables } from './registry';

const contentFolder = path.join(process.cwd(), 'content');

describe('the registry', () => {
  it('has every CSV file below content/, and no other', () => {
    const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.csv'))
      .map((file) => file.split(path.sep).join('/'));
    expect(allTables.map(({ table }) => table.file).toSorted()).toEqual(files.toSorted());
  });

  it('names each table after its file', () => {
    for (const { name, table } of allTables) expect(path.basename(table.file)).toBe(`${name}.csv`);
  });

  it('says of each table what it is, of when and from whom', () => {
    for (const { name, table } of allTables) {
      expect(table.title, name).toMatch(/^[A-Z].*[^.]$/);
      expect(table.description, name).toMatch(/\.$/);
      expect(table.edition, name).not.toBe('');
      expect(table.sources, name).not.toEqual([]);
      for (const note of table.notes ?? []) expect(note, name).toMatch(/\.$/);
    }
  });
});
