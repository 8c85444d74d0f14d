import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { calculatorPage } from './registry';

const data = exampleData();
const verdict = (id: string, query: string) =>
  calculatorPage(id).read(new URLSearchParams(query), data).answer?.verdict;

describe('the verdict of nursing-roi', () => {
  it.each([
    ['state=ohio&degree=BSN', 'Yes: ahead after about 6 years 10 months'],
    ['state=ohio&degree=BSN&current_income=0', 'Yes: ahead after about 4 years 8 months'],
    ['state=ohio&degree=RN_TO_BSN&current_income=95000', 'Not through pay: it is no raise'],
    ['state=ohio&degree=BSN&current_income=88600', 'Not through pay: not within 20 years'],
    [
      'state=california&degree=MSN&current_income=150200',
      'Maybe: ahead after about 10 years, but at the low end of the pay it is no raise',
    ],
  ])('is a line on the time to come out ahead: %s', (query, expected) => {
    expect(verdict('nursing-roi', query)).toBe(expected);
  });
});

describe('the verdict of lpn-pathway', () => {
  const pay = 'starting_point=healthcare&end_goal=become_rn&priority=pay&timeline=year&budget=tight';

  it('is the route to take, or both where they are about equally good', () => {
    expect(verdict('lpn-pathway', '')).toBe('Go straight to RN with an ADN');
    expect(verdict('lpn-pathway', pay)).toBe("It's close: an ADN, or an LPN program, then a bridge to RN");
  });
});

it('is a band with its score and meaning for admission-readiness', () => {
  expect(verdict('admission-readiness', '')).toBe(
    'Competitive: 75 of 100, about what admitted applicants bring',
  );
});
