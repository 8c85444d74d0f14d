import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { allTables } from '@/lib/data/registry';
import { sourcesView } from '@/lib/site/pages/sources';
import { records } from '@/tests/support/figures';
import { attributes, textOf } from '@/tests/support/markup';
import { SourcesPage } from './sources-page';

const view = sourcesView(loadData());
const markup = renderToStaticMarkup(<SourcesPage view={view} />);
const text = textOf(markup);
const shown = view.groups.flatMap(({ tables }) => tables);

describe('the page of sources', () => {
  it('has every table of the registry once, at an anchor of its name', () => {
    expect(shown.map(({ id }) => id).sort()).toEqual(allTables.map(({ name }) => name).sort());
    const ids = attributes(markup, 'id');
    for (const { name } of allTables) expect(ids.filter((id) => id === name)).toEqual([name]);
  });

  it.each(allTables.map(({ name, table }) => [name, table] as const))(
    'says of %s what it holds, its edition, its publishers and what to mind',
    (name, table) => {
      expect(text).toContain(table.title);
      expect(text).toContain(table.edition);
      for (const { title, url } of table.sources) {
        expect(text).toContain(title);
        expect(markup).toContain(`href="${url}"`);
      }
      for (const note of table.notes ?? []) expect(text).toContain(note);
      expect(shown.find(({ id }) => id === name)?.rows).toBeGreaterThan(0);
    },
  );

  it('counts the rows of the files', () => {
    const rows = (id: string) => shown.find((table) => table.id === id)?.rows;
    expect(rows('wages')).toBe(records('data/wages.csv').length);
    expect(rows('readiness-bands')).toBe(records('parameters/readiness-bands.csv').length);
  });

  it('says which rows are left out', () => {
    expect(text).toContain('left out: 25');
  });

  it('leads from a derived table to those that it is derived from', () => {
    expect(markup).toContain('href="#nursing_program_tuition"');
  });

  it('names the columns that are derived of a table that is otherwise as collected', () => {
    expect(text).toContain('Derived columns: factor, mean_2022_23_in_2024_dollars, mean_latest');
    const groupOf = (id: string) =>
      view.groups.find(({ tables }) => tables.some((table) => table.id === id))?.id;
    expect([groupOf('wage_growth'), groupOf('prices')]).toEqual(['collected', 'derived']);
  });

  it('attributes Truewise and GeoNames', () => {
    expect(markup).toContain('href="https://truewise.dev"');
    expect(markup).toContain('href="https://www.geonames.org"');
    expect(text).toContain('CC BY 4.0');
  });
});
