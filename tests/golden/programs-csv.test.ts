import { describe, expect, it } from 'vitest';
import { readRecords } from '@/lib/data/csv';
import { parseQuery } from '@/lib/parameters/parse';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { programs } from '@/lib/site/api/programs';
import { MAX_CSV_ROWS, programsCsv } from '@/lib/site/api/programs-csv';

function inputsOf(query: string) {
  const parsed = parseQuery(finderParameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}
const csv = (query: string) => programsCsv(inputsOf(query));

describe('a list as CSV', () => {
  it('has every program of the list in its order, with the figures of the API', () => {
    const inputs = inputsOf('near=31201&credential=ADN');
    const found = programs().finder.find(inputs);
    const results = found.ok ? found.answer.results : [];
    const records = readRecords(csv('near=31201&credential=ADN'));
    expect(results.length).toBeGreaterThan(1);
    expect(
      records.map((record) => [record['school'], record['pass_rate_percent'], record['candidates']]),
    ).toEqual(
      results.map(({ institution, pass_rate: rate }) => [
        institution,
        String(rate?.rate_percent ?? ''),
        String(rate?.candidates ?? ''),
      ]),
    );
  });

  it('is the whole list whatever page is asked for, up to its bound', () => {
    const all = csv('state=ohio&credential=BSN');
    expect(csv('state=ohio&credential=BSN&limit=3')).toBe(all);
    expect(readRecords(all).length).toBeGreaterThan(25);
    expect(readRecords(csv(''))).toHaveLength(MAX_CSV_ROWS);
  });

  it('says in words what is known and why pay is not compared', () => {
    const ohio = readRecords(csv('state=ohio&credential=BSN')).find(({ school }) =>
      school?.startsWith('Ohio University-Main'),
    );
    expect(ohio).toMatchObject({
      graduates_pay_not_compared: 'its graduates are mostly nurses who were RNs before',
      page: expect.stringMatching(/\/bsn$/),
      caveats_in_words: expect.stringContaining('This BSN may be mostly for people who are RNs already'),
      undergraduates_part_time_percent: expect.stringMatching(/^\d+\.\d$/),
    });
    const state = readRecords(csv('schools=ohio-state-university-main-campus-204796&credential=BSN'));
    expect(state[0]).toMatchObject({ evidence: 'full', measures_known: '4 of 5 measures known' });
  });

  it('has no cell that a spreadsheet would run: tables have none, and no cell is what a reader typed', () => {
    const typed = '=1+1 Ohio nursing';
    const files = [
      '',
      'state=ohio',
      'near=31201',
      'schools=100663',
      `query=${encodeURIComponent(typed)}`,
    ].map(csv);
    const cells = files.flatMap((file) => readRecords(file).flatMap(Object.values));
    expect(cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell.includes(typed))).toEqual([]);
  });

  it('has the schools of a comparison', () => {
    const schools = readRecords(csv('schools=UCLA&schools=Emory%20University&credential=BSN'));
    expect(schools.map((record) => record['school']).sort()).toEqual([
      'Emory University',
      'University of California-Los Angeles',
    ]);
  });
});
