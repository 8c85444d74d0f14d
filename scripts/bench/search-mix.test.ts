import { describe, expect, it } from 'vitest';
import { programs } from '@/lib/site/api/programs';
import { searchMix } from './search-mix';

const { catalogue, finder } = programs();

describe('searches that are timed', () => {
  it.each(searchMix(finder, catalogue.programs))('$title: all are answered', ({ searches }) => {
    expect(searches.length).toBeGreaterThan(0);
    for (const inputs of searches) expect(finder.find(inputs)).toMatchObject({ ok: true });
  });
});
