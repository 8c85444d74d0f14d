import { expect, it } from 'vitest';
import { writeReadme } from './readme';
import { allTables } from './registry';

const headers = allTables.map(
  ({ table }) => [table.file, `${Object.keys(table.row.shape).join(',')}\n`] as const,
);
const withReadme = (text: string) => new Map([...headers, ['data/README.md', text] as const]);

const frame =
  '# Words\n\n<!-- tables: written by npm run data:build -->\n\nThe former list\n\n<!-- end of tables -->\n\nMore words\n';

it('lists the tables of the folder between the words around the list', () => {
  const readme = writeReadme('data', withReadme(frame));
  expect(readme).toMatch(/^# Words\n\n<!-- tables[\s\S]*<!-- end of tables -->\n\nMore words\n$/);
  expect(readme).not.toContain('The former list');
  expect(readme).toContain(
    '### Wages of nursing occupations by state\n\n`wages.csv`, 0 rows. Edition: May 2025.',
  );
  expect(readme).toContain('- Left out: 25 cohorts of fewer than 10 candidates');
  expect(readme).toContain('- Derived from prices, closures, programs.');
  expect(readme).not.toContain('readiness-bands.csv');
});

it('writes the same list over its own', () => {
  const readme = writeReadme('data', withReadme(frame));
  expect(writeReadme('data', withReadme(readme))).toBe(readme);
});

it('refuses a README without a place for the list', () => {
  expect(() => writeReadme('data', withReadme('# Words\n'))).toThrow('no place');
});
