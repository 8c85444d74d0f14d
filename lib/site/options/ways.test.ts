import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { optionsParameters } from './parameters';
import { hasReached, wayId, waysTo } from './ways';

const idsOf = (...asked: Parameters<typeof waysTo>) => waysTo(...asked).map(wayId);
const starts = optionsParameters.now.allowedValues.map((value) => optionsParameters.now.text.parse(value));
const wants = optionsParameters.want.allowedValues.map((value) => optionsParameters.want.text.parse(value));

describe('the ways from a starting point to a goal', () => {
  it.each([
    ['none', 'nurse_now', ['lpn']],
    ['none', 'become_rn', ['adn', 'lpn-lpn-to-rn', 'bsn']],
    ['none', 'unsure', ['lpn', 'adn', 'bsn']],
    ['none', 'bachelors', ['bsn', 'adn-rn-to-bsn', 'lpn-lpn-to-rn-rn-to-bsn']],
    ['degree_holder', 'become_rn', ['absn', 'adn', 'lpn-lpn-to-rn', 'bsn']],
    ['lpn', 'become_rn', ['lpn-to-rn']],
    ['lpn', 'bachelors', ['lpn-to-rn-rn-to-bsn']],
    ['rn', 'bachelors', ['rn-to-bsn']],
    ['rn', 'advanced', ['rn-to-bsn-msn', 'rn-to-msn', 'bsn-msn']],
  ] as const)('%s, %s: %j', (now, want, expected) => {
    expect(idsOf(now, want, null, exampleData())).toEqual(expected);
  });

  it('are what can be started next where the goal is reached already', () => {
    expect(hasReached('rn', 'become_rn')).toBe(true);
    expect(idsOf('rn', 'become_rn', null, exampleData())).toEqual(idsOf('rn', 'unsure', null, exampleData()));
    expect(idsOf('lpn', 'nurse_now', null, exampleData())).toEqual(['lpn-to-rn']);
  });

  it.each(starts.flatMap((now) => wants.map((want) => [now, want] as const)))(
    'exist for %s who wants %s, each once',
    (now, want) => {
      const ids = idsOf(now, want, 'ohio', exampleData());
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
