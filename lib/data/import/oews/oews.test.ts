import { describe, expect, it } from 'vitest';
import { expectedRows, flatSet, flatWith, oewsFile, oewsInput, workbookSet } from '@/tests/support/oews';
import type { CsvRecord } from '../../csv';
import { unpack } from '../files/archive';
import type { SourceFile } from '../files/source-file';
import { planImport } from '../plan';
import { wageTables } from './figures';
import { oews } from './oews';

type Table = (typeof wageTables)[number];

const forms = { 'flat files': flatSet, workbooks: workbookSet };

async function recordsOf(files: readonly SourceFile[], table: Table = 'wages') {
  const { changes } = await oews.read(oewsInput(files));
  return changes.find((change) => change.table === table)?.records ?? [];
}

/** Rows with the columns of those expected, by their key. */
const decided = (rows: readonly CsvRecord[], columns: readonly string[]) =>
  new Map(
    rows.map((row) => [
      `${row['area_code'] ?? row['state_code']} ${row['soc']}`,
      Object.fromEntries(columns.map((column) => [column, row[column]])),
    ]),
  );

const row = (rows: readonly CsvRecord[], area: string, soc: string) =>
  rows.find((one) => [one['area_code'], one['state_code']].includes(area) && one['soc'] === soc);

describe('oews', () => {
  it.each(Object.entries(forms))('makes the expected rows of the %s, cell by cell', async (_, files) => {
    for (const table of wageTables) {
      const expected = expectedRows(table);
      const columns = Object.keys(expected[0] ?? {});
      expect(decided(await recordsOf(files(), table), columns)).toEqual(decided(expected, columns));
    }
  });

  it('keeps the order of the tables: occupations, then the nation, then places by name', async () => {
    const wages = await recordsOf(flatSet());
    expect(wages.slice(0, 6).map(({ state_slug, soc }) => `${soc} ${state_slug}`)).toEqual([
      '00-0000 us',
      '00-0000 alaska',
      '00-0000 colorado',
      '00-0000 connecticut',
      '00-0000 massachusetts',
      '29-1141 us',
    ]);
    const metro = await recordsOf(workbookSet(), 'wages_metro');
    expect(metro.slice(0, 2).map(({ area_name }) => area_name)).toEqual([
      'Abilene, TX',
      'Alaska nonmetropolitan area',
    ]);
  });

  it('says why a cell is empty: not released, or paid by the year', async () => {
    const wages = await recordsOf(workbookSet());
    expect(row(wages, 'US', '25-1072')).toMatchObject({ mean_hourly: '', notes: 'mean_hourly: footnote 4' });
    expect(row(wages, 'CO', '29-1151')?.['notes']).toMatch(
      /^mean_hourly: not released; mean_annual: not rel/,
    );
  });

  it('prints a wage above the cap where BLS does, and names the cap where it does not', async () => {
    const [before, after] = await Promise.all(
      ['national_M2024_dl.xlsx', 'national_M2025_dl.xlsx'].map(async (name) =>
        row(await recordsOf([oewsFile(`workbooks/${name}`)]), 'US', '29-1151'),
      ),
    );
    expect(before).toMatchObject({
      p75_annual: '',
      p90_annual: '',
      notes: 'p75_annual: at or above 239200 (top-coded); p90_annual: at or above 239200 (top-coded)',
    });
    expect(after).toMatchObject({ p75_annual: '294350', p90_annual: '339500', notes: '' });
  });

  it('reads the cap from the footnote of the flat files', async () => {
    const capped = flatWith('oe.data.0.Current', (text) =>
      text.replace(/(OEUN000000000000029115103 +\t2025\tA01\t) +[\d.]+\t/, '$1           -\t5'),
    ).map((file) =>
      file.name === 'oe.footnote'
        ? { ...file, bytes: Buffer.from(Buffer.from(file.bytes).toString().replace('$115.00', '$120.00')) }
        : file,
    );
    expect(row(await recordsOf(capped), 'US', '29-1151')?.['notes']).toBe(
      'mean_hourly: at or above 120.00 (top-coded)',
    );
  });

  it('leaves territories out', async () => {
    const codes = (await recordsOf(flatSet())).map(({ state_code }) => state_code);
    expect(new Set(codes)).toEqual(new Set(['US', 'AK', 'CO', 'CT', 'MA']));
  });

  it('takes titles from the workbooks, and present ones where files number occupations only', async () => {
    expect(row(await recordsOf(workbookSet()), 'US', '29-1141')?.['occupation']).toBe('Registered Nurses');
    expect(row(await recordsOf(flatSet()), 'US', '29-1141')?.['occupation']).toBe('Occupation 29-1141');
  });

  it('writes down which file a row was read from, and each file with its address', async () => {
    const { changes } = await oews.read(oewsInput(workbookSet()));
    const [wages, metro] = changes;
    const state = workbookSet().find(({ name }) => name === 'state_M2025_dl.xlsx');
    expect(row(wages?.records ?? [], 'AK', '29-1141')).toMatchObject({
      edition: 'May 2025',
      source_name: 'BLS Occupational Employment and Wage Statistics (OEWS)',
      source_url: 'https://www.bls.gov/oes/special-requests/oesm25st.zip',
      obtained_from: `state_M2025_dl.xlsx (SHA-256 ${state?.sha256.slice(0, 12)})`,
    });
    expect(metro?.edition).toMatchObject({ edition: 'May 2025' });
    expect(metro?.edition.files.map(({ file, address }) => [file, address])).toEqual(
      ['MSA', 'BOS'].map((name) => [
        `${name}_M2025_dl.xlsx`,
        'https://www.bls.gov/oes/special-requests/oesm25ma.zip',
      ]),
    );
  });
});

describe('a slice', () => {
  const national = (year: string) => [oewsFile(`workbooks/national_M${year}_dl.xlsx`)];

  it('changes the rows of its areas and no others', async () => {
    const input = oewsInput(national('2025'), { edit: (held) => ({ ...held, mean_annual: '1' }) });
    const { changes, problems } = await oews.read(input);
    expect(problems).toEqual([]);
    expect(changes.map(({ table }) => table)).toEqual(['wages']);
    const means = changes[0]?.records.map((one) => [one['state_slug'] === 'us', one['mean_annual'] === '1']);
    expect(means).toHaveLength(50);
    expect(means?.every(([isNation, isHeld]) => isNation !== isHeld)).toBe(true);
  });

  it('of another edition is compared and refused: every row of a table is of one', async () => {
    const plan = await planImport(oews, oewsInput(national('2025'), { edition: 'May 2024' }));
    expect(plan.written.size).toBe(0);
    expect(plan.problems.map(({ reason }) => reason)).toEqual([
      'the files are of May 2025 and do not have the areas of 40 rows of wages (May 2024) and 57 rows of wages_metro (May 2024): compared only. A new edition needs the flat files, or all four workbooks',
    ]);
  });

  it('of one workbook is refused unless it is said to be a slice', async () => {
    const read = oews.read(oewsInput(national('2025'), { slice: false }));
    await expect(read).rejects.toThrow(
      /^national_M2025_dl\.xlsx: a whole edition also needs state_M2025_dl\.xlsx, MSA_M2025_dl\.xlsx, BOS_M2025_dl\.xlsx; say --slice/,
    );
  });
});

describe('the report', () => {
  const older = oewsFile('workbooks/oesm23nat.zip');

  it('shows the pay of the nation in the present edition and in the new one', async () => {
    const { report, warnings } = await oews.read(oewsInput(await unpack(older)));
    expect(report).toMatch(/^The nation, May 2025 -> May 2023\n/);
    expect(report).toContain('Registered Nurses: median_annual 97,550 -> 86,070 (−11.8%)');
    expect(warnings).toContain('the files are of May 2023, before the edition that the tables hold');
  });

  it('is empty where nothing changed', async () => {
    expect((await oews.read(oewsInput(flatSet()))).report).toBe('');
  });

  it('names areas that came, went or bear another name, and titles that changed', async () => {
    const edit = (held: CsvRecord) => {
      if (held['area_code'] === '0047930') return { ...held, area_code: '0047999' };
      return held['area_code'] === '0014460' ? { ...held, area_name: 'Boston' } : held;
    };
    const { warnings } = await oews.read(
      oewsInput([...workbookSet(), oewsFile('README.md')], { edit, slice: false }),
    );
    expect(warnings).toEqual([
      'not read: README.md',
      expect.stringMatching(
        /^wages: occupations with another title, 10: 00-0000 Occupation 00-0000 -> All Occ/,
      ),
      'wages_metro: areas that are gone (joined by code), 1: 0047999 Waterbury-Shelton, CT',
      'wages_metro: areas that are new, 1: 0047930 Waterbury-Shelton, CT',
      'wages_metro: areas with another name, 1: 0014460 Boston -> Boston-Cambridge-Newton, MA-NH',
      expect.stringMatching(/^wages_metro: occupations with another title, 5: /),
    ]);
  });
});
