import { describe, expect, it } from 'vitest';
import { quick } from './plan';
import { renderProfiles } from './profile-report';

const times = { Next: 2, React: 1, site: 4, collection: 1, Node: 2 };
const run = { date: '2026-11-30', node: 'v20.20.2', cores: 2, loadBefore: 0.5, loadAfter: 1 };

describe('the table of profiles', () => {
  it('has a row for each build, with shares of its own time', () => {
    const page = {
      title: 'a school',
      bytes: 24_943,
      site: times,
      peer: { ...times, site: 0 },
      earlier: undefined,
    };
    const earlier = { ...page, title: 'a state', earlier: { ...times, Node: 12 } };
    const rows = renderProfiles([page, earlier], quick, run).split('\n').slice(-5);
    expect(rows).toEqual([
      '| a school | this one | 24,943 | 10.0 | 20 | 10 | 40 | 10 | 20 |',
      '| a school | an empty page | 24,943 | 6.0 | 33 | 17 | 0 | 17 | 33 |',
      '| a state | earlier |  | 20.0 | 10 | 5 | 20 | 5 | 60 |',
      '| a state | this one | 24,943 | 10.0 | 20 | 10 | 40 | 10 | 20 |',
      '| a state | an empty page | 24,943 | 6.0 | 33 | 17 | 0 | 17 | 33 |',
    ]);
  });
});
