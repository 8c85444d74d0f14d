import { expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { type FinderInputs, finderParameters } from '@/lib/programs/finder/parameters';
import { programs } from '@/lib/site/api/programs';

const data = loadData();
const { catalogue, finder } = programs();

/** The column of each family income, read off the table's own names. */
const columns = [
  [undefined, 'net_price_average'],
  [0, 'net_price_0_30000'],
  [30_000, 'net_price_0_30000'],
  [30_001, 'net_price_30001_48000'],
  [75_000, 'net_price_48001_75000'],
  [110_000, 'net_price_75001_110000'],
  [2_000_000, 'net_price_110001_plus'],
] as const;

const entered = new Set(['LPN', 'ADN', 'DIPLOMA', 'BSN']);

/** Every row of a search, over all of its pages. */
function allRows(search: FinderInputs) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const found = finder.find({ ...search, cursor });
    if (!found.ok) throw new Error(found.problem.message);
    rows.push(...found.answer.results);
    cursor = found.answer.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

it.each(columns)('the price after grants of every row at an income of %s is that of %s', (income, column) => {
  const parsed = parseQuery(finderParameters, new URLSearchParams({ state: 'ohio', limit: '25' }));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const rows = allRows({ ...parsed.inputs, family_income: income, include_without_accreditation: true });
  expect(rows.length).toBeGreaterThan(200);
  for (const { slug, credential, net_price: price, net_price_reason: reason } of rows) {
    const unitid = catalogue.institutions.get(slug)?.ipeds?.unitid ?? '';
    const published = entered.has(credential) ? (data.netPrice(unitid)?.[column] ?? null) : null;
    expect(price?.amount ?? null, slug).toBe(published);
    expect(price === null, slug).toBe(reason !== null);
  }
});

it('is that of its school for every program of the catalogue', () => {
  for (const program of catalogue.programs) {
    const unitid = catalogue.institutions.get(program.facts.slug)?.ipeds?.unitid ?? '';
    const published = entered.has(program.credential) ? data.netPrice(unitid)?.net_price_average : undefined;
    expect(program.facts.net_price?.amount, program.id).toBe(published);
  }
});
