import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadData } from '../../lib/data/data';
import { publishers } from '../../lib/data/import/publishers';
import { calendarTable } from './report';

const text = readFileSync('docs/data.md', 'utf8');
const releases = loadData().rows('release_calendar');

/** Text below the heading of a publisher, up to the next heading. */
function paragraphOf(importer: string): string {
  const [, paragraph = ''] = text.split(new RegExp(`^### .*\\(\`${importer}\`\\)$`, 'm'));
  return paragraph.split(/^#/m)[0] ?? '';
}

describe('docs/data.md', () => {
  it('has the calendar as the table has it', () => {
    expect(text).toContain(calendarTable(releases));
  });

  it.each(Object.keys(publishers))('has a paragraph and a place in the calendar for %s', (importer) => {
    const own = releases.filter((release) => release.importer === importer);
    expect(own).not.toEqual([]);
    const paragraph = paragraphOf(importer);
    expect(paragraph).toContain(`npm run data:import -- ${importer} `);
    for (const { source_url } of own) expect(paragraph).toContain(source_url);
  });

  it.each([...new Set(releases.flatMap(({ importer }) => importer ?? []))])(
    'says what to look at in the files of %s before they are written',
    (importer) => {
      expect(paragraphOf(importer)).toMatch(/Before `--write`/);
    },
  );
});
