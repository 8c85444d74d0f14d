import { expect, it } from 'vitest';
import { tables } from '@/lib/data/registry';
import { distinctSources, shortSources, shortTitles } from './short-sources';

it('names publisher and period of a table, and its document', () => {
  expect(shortSources('wages')).toEqual([
    { title: `BLS wages (OEWS), ${tables.wages.edition}`, url: tables.wages.sources[0]?.url },
  ]);
});

it('sends to the page of sources where every row names its own document', () => {
  expect(shortSources('pass_rates')).toEqual([
    { title: 'NCLEX results of state boards', url: '/sources#pass_rates' },
  ]);
});

it('names the sources of several tables once, in order', () => {
  const [wages, levels] = [shortSources('wages'), shortSources('rpp')];
  expect(shortSources('wages', 'rpp', 'wages')).toEqual([...wages, ...levels]);
  expect(distinctSources([...wages, ...wages])).toEqual(wages);
});

it('throws for a table without one', () => {
  expect(() => shortSources('programs')).toThrow('The table programs has no short source');
});

it('names publisher and period on pages; whose copy it is, and its license, where no page of sources is near', () => {
  expect(shortSources('program_outcomes').map(({ title }) => title)).toEqual([
    'College Scorecard, release of 2026-06-10',
  ]);
  expect(shortTitles(['program_outcomes'])).toEqual([
    'College Scorecard, release of 2026-06-10, by way of Truewise (CC BY 4.0)',
  ]);
});
