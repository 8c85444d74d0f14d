import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecords } from '../lib/data/csv';
import { editionsFile } from '../lib/data/editions';
import { areaWorkbook, type WorkbookKind } from '../tests/support/oews-workbook';

// Each run reads every table in a process of its own.
vi.setConfig({ testTimeout: 300_000 });

const bls = path.resolve('tests/fixtures/raw/bls');
const national = (year: string) => path.join(bls, `workbooks/national_M${year}_dl.xlsx`);

/**
 * Two editions of OEWS, one after the other, on a copy of the repository. The nation is BLS's own in both. The
 * workbooks of states and areas are written from the tables: they stand in for those of May 2025, which are too large
 * to keep, so only the nation changes.
 */
describe('a rehearsal of two editions', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const inCopy = (place: string) => path.join(folder, place);
  const readCopy = (place: string) => readFileSync(inCopy(place), 'utf8');
  const editions = () => editionsFile.parse(JSON.parse(readCopy('content/data/editions.json')));

  /** Sets the words of the copy back to an edition, so that the next one is new to it. */
  function setBack(edition: string) {
    const held = editions()['wages']?.edition ?? '';
    const files = readdirSync(inCopy('content'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.csv$|editions\.json$/.test(name))) {
      const place = `content/${file}`;
      writeFileSync(inCopy(place), readCopy(place).replaceAll(held, edition));
    }
  }

  async function writeWorkbooks() {
    mkdirSync(inCopy('oesm25'));
    const rows = [
      ...readRecords(readCopy('content/data/wages.csv')),
      ...readRecords(readCopy('content/data/wages_metro.csv')),
    ];
    const kinds: readonly WorkbookKind[] = ['state', 'MSA', 'BOS'];
    for (const kind of kinds) {
      writeFileSync(inCopy(`oesm25/${kind}_M2025_dl.xlsx`), await areaWorkbook(kind, rows));
    }
    cpSync(national('2025'), inCopy('oesm25/national_M2025_dl.xlsx'));
  }

  beforeAll(async () => {
    for (const name of ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json']) {
      cpSync(name, inCopy(name), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), inCopy('node_modules'));
    setBack('May 2024');
    await writeWorkbooks();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: readonly string[]) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        path.resolve('node_modules/tsx/dist/loader.mjs'),
        'scripts/data-import.ts',
        'oews',
        ...args,
      ],
      { cwd: folder, encoding: 'utf8' },
    );

  /** What a report says of the nation, which BLS's files alone decide. */
  const nationIn = (report: string) => report.slice(report.indexOf('The nation')).split('\n\n')[0];
  const zip = path.join(bls, 'workbooks/oesm23nat.zip');

  it('refuses the nation alone as a new edition', () => {
    const { status, stderr } = run(zip, '--write');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'a whole edition also needs state_M2023_dl.xlsx, MSA_M2023_dl.xlsx, BOS_M2023_dl.xlsx',
    );
  });

  it('compares it as a slice and writes nothing', async () => {
    const before = readCopy('content/data/wages.csv');
    const { status, stdout, stderr } = run(zip, '--slice', '--write');
    expect(status).toBe(1);
    expect(stdout).toContain('The nation, May 2024 -> May 2023');
    expect(stderr).toContain('compared only');
    expect(readCopy('content/data/wages.csv')).toBe(before);
  });

  it('writes a slice of the present edition', () => {
    const { status, stdout } = run(national('2024'), '--slice', '--write');
    expect(status).toBe(0);
    expect(stdout).toContain('content/data/wages.csv\n');
    expect(editions()['wages']?.files.map(({ file }) => file)).toEqual(['national_M2024_dl.xlsx']);
  });

  it('takes the next edition, shows what changes and names what it makes stale', async () => {
    const { status, stdout } = run(inCopy('oesm25'), '--write');
    expect(status).toBe(0);
    await expect(`${nationIn(stdout)}\n`).toMatchFileSnapshot(path.join(bls, 'rehearsal.txt'));
    for (const stale of [
      /parameters\/np-multipliers\.csv rests? on May 2024/,
      /parameters\/credential-multipliers\.csv rests? on May 2024/,
      /constants of parameters\/outcomes-score\.csv were fitted to or measured in .*wages/,
      /wage_growth\.csv: factor, .* follow by themselves; mean_may_2022, .* stay/,
      /tables follow by themselves: graduate_earnings_by_state/,
    ]) {
      expect(stdout).toMatch(stale);
    }
    expect(editions()['wages']).toMatchObject({ edition: 'May 2025' });
    expect(editions()['wages_metro']?.files).toHaveLength(2);
    const nurses = readRecords(readCopy('content/data/wages.csv')).find(
      ({ state_slug, soc }) => state_slug === 'us' && soc === '29-1141',
    );
    expect(nurses).toMatchObject({ edition: 'May 2025', median_annual: '97550' });
  });

  it('has nothing to change the second time', () => {
    expect(run(inCopy('oesm25'), '--write').stdout).toContain('Nothing to change.');
  });
});
