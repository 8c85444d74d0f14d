import { expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { looserSearches } from './looser-searches';
import { type FilterName, type FinderInputs, finderParameters } from './parameters';

const query =
  'state=ohio&credential=BSN&control=public&delivery=online&accreditor=CCNE&max_tuition=1&min_pass_rate=100';
const names: readonly FilterName[] = [
  'state',
  'credential',
  'control',
  'delivery',
  'accreditor',
  'max_tuition',
  'min_pass_rate',
];

/** Looser searches where something is found without certain filters, and how often a search was counted. */
function without(...needless: readonly FilterName[]) {
  const parsed = parseQuery(finderParameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  let counted = 0;
  const found = looserSearches(names, parsed.inputs, (inputs: FinderInputs) => {
    counted += 1;
    return needless.some((name) => inputs[name] !== undefined) ? 0 : 7;
  });
  return { filters: found.map(({ filters }) => filters), total: found[0]?.total, counted };
}

it('leaves out one filter, or two, in every way that finds something', () => {
  expect(without('control')).toMatchObject({ filters: [['control']], total: 7 });
  expect(without('delivery', 'state').filters).toEqual([['state', 'delivery']]);
});

it('keeps as many filters as it can where two are not enough, without trying every choice', () => {
  const { filters, counted } = without('delivery', 'max_tuition', 'min_pass_rate', 'state');
  expect(filters).toEqual([['state', 'delivery', 'max_tuition', 'min_pass_rate']]);
  expect(counted).toBeLessThanOrEqual(7 + 21 + 7 + 1);
});
