import { describe, expect, it } from 'vitest';
import { calculatorAddress, mixedAddress, type Places, zipfRanks } from './traffic';

const places: Places = {
  programPages: Array.from({ length: 600 }, (_, school) => `/programs/school-${school}/bsn`),
  zipCodes: ['43215', '45402', '10001'],
};

describe('the mix of addresses', () => {
  const turns = Array.from({ length: 5_000 }, (_, turn) => mixedAddress(places, turn));

  it('is another address in each turn', () => {
    expect(new Set(turns.map(({ path, accept }) => `${accept} ${path}`)).size).toBe(5_000);
  });

  it('has no address of the cheap ones in other turns', () => {
    const others = Array.from({ length: 5_000 }, (_, turn) => calculatorAddress(5_000 + turn).path);
    expect(turns.filter(({ path }) => others.includes(path))).toEqual([]);
  });

  it('is of four requests to the API, five pages and one as Markdown in ten', () => {
    const accepts = turns.slice(0, 10).map(({ accept }) => accept);
    expect(accepts.filter((accept) => accept === '*/*')).toHaveLength(4);
    expect(accepts.filter((accept) => accept === 'text/html')).toHaveLength(5);
    expect(accepts.filter((accept) => accept === 'text/markdown')).toHaveLength(1);
  });

  it('compares three different schools', () => {
    const queries = turns.filter(({ path }) => path.startsWith('/programs/compare?'));
    for (const { path } of queries) {
      expect(new Set(new URLSearchParams(path.split('?')[1]).getAll('schools')).size).toBe(3);
    }
  });
});

describe('ranks by Zipf’s law', () => {
  const rankOf = zipfRanks(100);
  const ranks = Array.from({ length: 10_000 }, (_, turn) => rankOf(turn));
  const times = (rank: number) => ranks.filter((asked) => asked === rank).length;

  it('come as often as one divided by their place', () => {
    expect(times(0) / times(1)).toBeCloseTo(2, 1);
    expect(times(0) / times(9)).toBeCloseTo(10, 0);
  });

  it('leave out none', () => {
    expect(new Set(ranks).size).toBe(100);
  });
});
