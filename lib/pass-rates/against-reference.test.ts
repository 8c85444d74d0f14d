import { expect, it } from 'vitest';
import type { WholeYear } from '@/lib/data/period';
import { groupRate, programRate } from '@/tests/support/pass-rates';
import { againstReference } from './against-reference';
import { type PublishedRate, wholeYearGroups, wholeYears } from './rate';
import { Series } from './series';

const program = (candidates: number, passed: number) =>
  programRate({ candidates, passed, pass_rate_percent: null });

it('tells those apart from the reference whose whole interval is on one side of its rate', () => {
  const high = program(300, 300);
  const low = program(100, 60);
  const small = program(10, 10);
  const [nation] = wholeYearGroups([groupRate()]);
  const rates: PublishedRate<WholeYear>[] = [...wholeYears([high, low, small]), ...(nation ? [nation] : [])];
  const [series] = Series.among(rates);
  expect(nation && series && againstReference(series, nation)).toEqual({
    above: [high],
    below: [low],
    around: [small],
  });
});
