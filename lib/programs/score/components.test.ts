import { describe, expect, it } from 'vitest';
import { measuresKnown, scoreComponents, scorePartName } from './components';

const parts = (ids: readonly (typeof scoreComponents)[number][], unknown = '') =>
  ids.map((id) => ({ id, value: id === unknown ? null : 1 }));
const withoutExam = scoreComponents.filter((id) => id !== 'nclex');

describe('how many measures are known', () => {
  it('is all of them where none lacks, the licensing exam included', () => {
    expect(measuresKnown('BSN', parts(scoreComponents))).toBe('All five measures known');
    expect(measuresKnown('MSN', parts(['earnings', 'affordability', 'debt']))).toBe(
      'All three measures known',
    );
  });

  it('is a number where the exam is not part of the score, or another measure lacks', () => {
    expect(measuresKnown('ADN', parts(withoutExam))).toBe('4 of 5 measures known');
    expect(measuresKnown('ADN', parts(withoutExam, 'debt'))).toBe('3 of 5 measures known');
    expect(measuresKnown('DNP', parts(['earnings', 'debt'], 'debt'))).toBe('1 of 2 measures known');
  });
});

it('those who finish are those who come back where students mostly start elsewhere', () => {
  expect(['LPN', 'ADN', 'BSN'].map((type) => scorePartName('completion', type))).toEqual([
    'Students who come back',
    'Students who come back',
    'Students who finish',
  ]);
});
