import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { constantFile, constantInWords, kindCounts, subjectInWords } from './constants';

describe('words for constants', () => {
  it.each([
    ['gpa_floor', 'GPA floor'],
    ['experience_share_cna', 'Experience share CNA'],
    ['program_months', 'Program months'],
  ])('%s is %s', (parameter, words) => {
    expect(constantInWords(parameter)).toBe(words);
  });

  it.each([
    ['RN_TO_BSN', 'RN-to-BSN'],
    ['MSN:not_rn', 'MSN, applicant not an RN'],
    ['priority:speed', 'priority: speed'],
    ['degree_holder', 'degree holder'],
    [null, 'All'],
  ])('the subject %s is %s', (subject, words) => {
    expect(subjectInWords(subject)).toBe(words);
  });
});

describe('a file of constants', () => {
  const file = constantFile('credential-multipliers', loadData());

  it('is its rows by name, each with what it rests on', () => {
    const [table] = file.tables;
    expect(file.tables.map(({ parameter }) => parameter)).toEqual([
      'credential_multiplier',
      'credential_multiplier_on_us_mean',
    ]);
    expect(file.tables.flatMap(({ rows }) => rows)).toHaveLength(file.count);
    expect(table?.ranges).toBe(true);
    const adn = table?.rows.find(({ subject }) => subject === 'ADN');
    expect(adn).toMatchObject({
      value: '0.96',
      low: expect.any(Number),
      high: expect.any(Number),
      kind: 'judged',
    });
    expect(table?.bases[adn?.basis ?? -1]?.text).toContain('Medscape 2019');
  });

  it('names a unit for the table only where all rows share it', () => {
    expect(file.tables[0]?.unit).toBeNull();
    const months = constantFile('programs', loadData()).tables.find(
      ({ parameter }) => parameter === 'program_months',
    );
    expect(months?.unit).toBe('months');
  });

  it('tells a basis once', () => {
    for (const { bases, rows } of constantFile('admission-readiness', loadData()).tables) {
      expect(new Set(bases.map(({ text, url }) => `${text} ${url}`)).size).toBe(bases.length);
      expect(Math.max(...rows.map(({ basis }) => basis))).toBe(bases.length - 1);
    }
  });
});

it('every constant is of one kind', () => {
  for (const { total, of } of kindCounts(['nursing-roi', 'lpn-pathway'], loadData())) {
    expect([...of.values()].reduce((sum, count) => sum + count)).toBe(total);
  }
});
