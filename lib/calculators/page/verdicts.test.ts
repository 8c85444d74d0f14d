import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { calculatorPage } from './registry';

const data = exampleData();
const verdict = (id: string, query: string) =>
  calculatorPage(id).read(new URLSearchParams(query), data).answer?.verdict;

describe('the verdict of nursing-roi', () => {
  it.each([
    ['state=ohio&degree=BSN', 'Yes. You come out ahead about 6 years 10 months after you start'],
    [
      'state=ohio&degree=BSN&current_income=0',
      'Yes. You come out ahead about 4 years 8 months after you start',
    ],
    ['state=ohio&degree=RN_TO_BSN&current_income=95000', 'Not through pay. You would earn no more than now'],
    [
      'state=ohio&degree=BSN&current_income=88600',
      'Not through pay. You don’t come out ahead within 20 years',
    ],
    [
      'state=california&degree=MSN&current_income=150200',
      'Maybe. You come out ahead about 10 years after you start, but not at all at the low end of the pay',
    ],
    [
      'state=california&degree=MSN&current_income=149900',
      'Maybe. You come out ahead about 9 years 10 months after you start, but not within 20 years at the low end of the pay',
    ],
    [
      'state=massachusetts&degree=BSN&current_income=65000',
      'Yes, slowly. You come out ahead about 8 years 2 months after you start, or 10 years 7 months at the low end of the pay',
    ],
  ])('is a line on the time to come out ahead: %s', (query, expected) => {
    expect(verdict('nursing-roi', query)).toBe(expected);
  });
});

describe('the verdict of lpn-pathway', () => {
  const pay = 'starting_point=healthcare&end_goal=become_rn&priority=pay&timeline=year&budget=tight';

  it('is the route to take, or both where they are about equally good', () => {
    expect(verdict('lpn-pathway', '')).toBe('Go straight to RN with an ADN');
    expect(verdict('lpn-pathway', pay)).toBe(
      'Two routes are close. Straight to RN costs less; LPN first pays you sooner',
    );
  });
});

it('is what an applicant meets and what would help most for admission-readiness', () => {
  expect(verdict('admission-readiness', '')).toBe(
    'You meet what most BSN programs ask. A GPA of 3.7 would help most',
  );
});
