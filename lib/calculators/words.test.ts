import { expect, it } from 'vitest';
import { count, dollars } from './words';

it('writes dollars with separators and a true minus', () => {
  expect([0, 1234.5, -57_876].map(dollars)).toEqual(['$0', '$1,235', '−$57,876']);
});

it('counts one thing and many', () => {
  expect([count(1, 'program'), count(1048, 'program'), count(2, 'college that', 'colleges that')]).toEqual([
    '1 program',
    '1,048 programs',
    '2 colleges that',
  ]);
});
