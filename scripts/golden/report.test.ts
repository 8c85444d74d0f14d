import { expect, it } from 'vitest';
import { reportGolden } from './report';
import { failedTests } from './run';

const head = 'state,pay,months,note\n';

it('puts a table of files first, then each file with its largest moves first', () => {
  const report = reportGolden([
    { name: 'same.csv', before: head, after: head },
    {
      name: 'pay.csv',
      before: `${head}ohio,100,10,a\ntexas,200,2,b\nutah,0,5,c\n`,
      after: `${head}ohio,104,10,a\ntexas,208,1,b\nutah,0,,d\n`,
    },
    { name: 'cases/ohio.json', before: '{"pay":1000}', after: '{"pay":900}' },
    { name: 'cases/utah.json', before: '{"pay":1000}', after: '{"pay":1200}' },
    { name: 'lists/ohio.csv', before: 'school,score\nA,0\n', after: 'school,score\nA,2\n' },
    { name: 'words.txt', before: 'one\n', after: 'two\n' },
  ]);
  expect(
    report,
  ).toBe(`| golden file | answers | changed | only in the digest | added | gone | figures moved | texts changed |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| pay.csv | 3 | 3 | 0 | 0 | 0 | 3 | 2 |
| cases/*.json | 2 | 2 | 0 | 0 | 0 | 2 | 0 |
| lists/*.csv | 1 | 1 | 0 | 0 | 0 | 1 | 0 |
| words.txt | 1 | 0 | 0 | 1 | 1 | 0 | 0 |

## pay.csv

| field | figures moved | middle | largest | of | before | after |
| --- | ---: | ---: | ---: | --- | ---: | ---: |
| months | 1 | −50% | −50% | texas | 2 | 1 |
| pay | 2 | +4% | +4% | ohio | 100 | 104 |

Texts changed, figures now known or unknown: 2, for example

- utah, months: “5” → not known
- utah, note: “c” → “d”

## cases/*.json

| field | figures moved | middle | largest | of | before | after |
| --- | ---: | ---: | ---: | --- | ---: | ---: |
| pay | 2 | +5% | +20% | utah | 1,000 | 1,200 |

## lists/*.csv

| field | figures moved | middle | largest | of | before | after |
| --- | ---: | ---: | ---: | --- | ---: | ---: |
| score | 1 | from 0 | from 0 | ohio: A | 0 | 2 |

## words.txt

Added: 1, for example

- “two”

Gone: 1, for example

- “one”`);
});

it('names ten fields and three examples of a file, and counts the others', () => {
  const fields = Array.from({ length: 12 }, (_, index) => `f${index}`);
  const row = (value: number) => `id,${fields.join(',')}\na,${fields.map(() => value).join(',')}\n`;
  const lines = ['a', 'b', 'c', 'd'].join('\n');
  const report = reportGolden([
    { name: 'wide.csv', before: row(1), after: row(2) },
    { name: 'words.txt', before: '', after: lines },
  ]);
  expect(report).toContain('and 2 more fields that moved less');
  expect(report).toContain('Added: 4, for example\n\n- “a”\n- “b”\n- “c”');
  expect(report).not.toContain('“d”');
});

it('names texts with other words before those with other numbers, from where they differ', () => {
  const long = 'In a state far away from the sea and from its shores you earn';
  const jsonOf = (fields: object) => JSON.stringify(fields);
  const report = reportGolden([
    {
      name: 'cases/ohio.json',
      before: jsonOf({ a: `${long} $5`, b: `${long} well`, c: null, d: 'never' }),
      after: jsonOf({ a: `${long} $6`, b: `${long} badly`, c: 4, d: null }),
    },
  ]);
  expect(report).toContain(`4, for example

- ohio, d: “never” → not known
- ohio, c: not known → “4”
- ohio, b: “… and from its shores you earn well” → “… and from its shores you earn badly”`);
});

it('has nothing to say where nothing differs', () => {
  expect(reportGolden([{ name: 'words.txt', before: 'one\n', after: 'one\n' }])).toBeUndefined();
});

it('names tests that fail for another reason, and files that could not be run', () => {
  const report = {
    testResults: [
      {
        name: '/a/reference.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'ohio is right', status: 'passed', failureMessages: [] },
          { fullName: 'texas is right', status: 'failed', failureMessages: ['expected 1 to be 2\n  at x'] },
        ],
      },
      { name: '/a/broken.test.ts', message: 'no such module\n  at y', assertionResults: [] },
    ],
  };
  expect(failedTests(report)).toEqual([
    { file: 'reference.test.ts', failed: 1, example: 'texas is right: expected 1 to be 2' },
    { file: 'broken.test.ts', failed: 0, example: 'no such module' },
  ]);
});
