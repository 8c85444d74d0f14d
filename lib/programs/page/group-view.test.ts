import { expect, it } from 'vitest';
import { madeUpProgram, unknownProgram } from '@/tests/support/programs';
import { UNPLACED } from '../score/bands';
import { basisOfGroups, groupOf } from './group-view';

const parts = madeUpProgram().score_parts;

it('a group is named for what it rests on where not all of that is known', () => {
  expect(groupOf(madeUpProgram())).toMatchObject({ value: { label: 'Exam', words: 'upper to top' } });
  const whole = madeUpProgram({ score_parts: parts.map((part) => ({ ...part, value: 1 })) });
  expect(groupOf(whole)).toMatchObject({ value: { label: 'Group' } });
  expect(basisOfGroups([whole])).toBe('Groups here rest on exam and debt.');
  expect(basisOfGroups([unknownProgram()])).toBeNull();
});

it('a group fills its squares, the top one all five, and what can’t be placed none', () => {
  const squares = (over: Parameters<typeof madeUpProgram>[0]) => {
    const group = groupOf(madeUpProgram(over));
    return 'value' in group ? group.value.squares : undefined;
  };
  expect(squares({ band_range: { best: 1, worst: 2 } })).toEqual({ sure: 4, possible: 5 });
  expect(squares({ band_range: { best: 5, worst: 5 } })).toEqual({ sure: 1, possible: 1 });
  expect(squares({ band_label: UNPLACED })).toBeNull();
});

it('a program without a score, or with too little measured, has none', () => {
  expect(groupOf(unknownProgram())).toEqual({ missing: 'It has no score.' });
  expect(groupOf(madeUpProgram({ band_label: null, band_range: null }))).toEqual({
    missing: 'Too little is measured to compare it.',
  });
});
