import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { exampleRecords as records, unexplained } from '@/tests/support/figures';
import { occupationPages } from '../occupations';
import { projectionLines, projectionsOf, salariesView } from './salaries';

const view = salariesView(exampleData());

describe('the salaries page', () => {
  it('has every occupation with a page, with a value or a reason for each figure', () => {
    expect(view.occupations.map(({ occupation }) => occupation.slug)).toEqual(
      occupationPages.map(({ slug }) => slug),
    );
    expect(unexplained(view)).toEqual([]);
  });

  it('says in a sentence what its figures say', () => {
    expect(view.answer).toEqual({
      verdict: 'Half of RNs in the United States earn more than $97,600',
      sentence:
        'The middle is $42,300 for nursing assistants, $64,400 for LPNs and $132,000 for nurse practitioners. Pay differs a lot by state.',
    });
  });
});

describe('projections', () => {
  const rows = exampleData().rows('projections');

  it('keep the years that each is for, the newest first', () => {
    expect(projectionsOf('29-2061', rows)).toEqual([
      { period: '2025-35', growthPercent: 3, annualOpenings: null, group: null },
      { period: '2024-34', growthPercent: 3, annualOpenings: 54_400, group: null },
    ]);
  });

  it('of a group come under its name, after the occupation’s own', () => {
    const [own, group] = projectionsOf('29-1171', rows);
    expect(own).toMatchObject({ growthPercent: 40, group: null });
    expect(group?.group).toContain('(group)');
    expect(projectionsOf('29-1161', rows).map(({ group: name }) => name)).toEqual([group?.group]);
  });

  it('are listed once each, and occupations without one say so', () => {
    const lines = projectionLines(view.occupations);
    expect(lines.filter(({ projection }) => projection !== null)).toHaveLength(
      records('data/projections.csv').length,
    );
    expect(lines.filter(({ projection }) => projection === null).map(({ name }) => name)).toEqual([
      'Nursing instructors',
      'Medical assistants',
      'Medical and health services managers',
    ]);
  });
});
