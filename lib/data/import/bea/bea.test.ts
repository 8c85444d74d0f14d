import { describe, expect, test } from 'vitest';
import { readRecords } from '@/lib/data/csv';
import { importInput } from '@/tests/support/held-tables';
import { fileOfText, rawFile, rawText } from '@/tests/support/source-files';
import { bea } from './bea';

const file = rawFile('bea/SARPP_STATE_2008_2023.csv');
const read = (...files: Parameters<typeof importInput>[0]) => bea.read(importInput(files, {}));

test('gives the row of every state and the nation, of the newest year', async () => {
  const { changes, problems } = await read(file);
  expect(problems).toEqual([]);
  const [change] = changes;
  expect(change?.edition).toMatchObject({
    edition: '2023',
    files: [{ file: file.name, sha256: file.sha256 }],
  });
  const rows = change?.records.map(({ state_slug, year, rpp_all_items }) => ({
    state_slug,
    year,
    rpp_all_items,
  }));
  const bySlug = (a: { state_slug?: string | undefined }, b: { state_slug?: string | undefined }) =>
    String(a.state_slug).localeCompare(String(b.state_slug));
  expect(rows?.toSorted(bySlug)).toEqual(readRecords(rawText('bea/rpp.csv')).toSorted(bySlug));
});

describe('is refused:', () => {
  const text = rawText('bea/SARPP_STATE_2008_2023.csv');
  const made = (change: (text: string) => string) => fileOfText(file.name, change(text));

  test.each([
    ['another file', [fileOfText('hd2024.csv', 'UNITID\n')], /hd2024\.csv: no such file is among these/],
    [
      'a column that is cut off',
      [
        made((all) =>
          all.replaceAll(/,[^,\n]*(?=\n)/g, (cell) =>
            /^,("?2023"?|\d+\.\d+|\(NA\))$/.test(cell) ? '' : cell,
          ),
        ),
      ],
      /its newest column is 2022, not 2023 as its name says/,
    ],
    ['two editions', [file, fileOfText('SARPP_STATE_2008_2024.csv', '')], /one edition at a time/],
    ['a file that is cut off', [made((all) => all.slice(0, all.indexOf('Ohio')))], /cells under|quote/i],
    [
      'a file cut at the end of a line',
      [made((all) => all.split('\n').slice(0, 20).join('\n'))],
      /has no row "RPPs: All items" of .*wyoming; it is cut off/,
    ],
    [
      'other columns',
      [made((all) => all.replace('"Description"', '"Text"').replace('Description', 'Text'))],
      /lacks the columns DESCRIPTION/,
    ],
    [
      'a figure that is not available',
      [made((all) => all.replace(/,\d+\.\d+\n/, ',(NA)\n'))],
      /has no figure of 2023/,
    ],
  ])('%s', async (_, files, message) => {
    await expect(read(...files)).rejects.toThrow(message);
  });
});

test('an older edition than the table has is refused', async () => {
  const editions = { rpp: { edition: '2024', files: [] } };
  await expect(bea.read(importInput([file], {}, { editions }))).rejects.toThrow(
    /is of 2023; the table has 2024 already/,
  );
});
