import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PartView } from '@/lib/programs/page/program-view';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { ProgramScore } from './program-score';

const part = (over: Partial<PartView>): PartView => ({
  id: 'nclex',
  label: 'Licensing exam',
  points: 28,
  weight: 40,
  text: '28 of 40',
  measured: true,
  basis: 'Percent.',
  ...over,
});
const score = {
  group: 'Upper to top group',
  standardError: '6.2',
  total: '71.3',
  evidence: '3 of 5 measures known',
  parts: [
    part({}),
    part({ id: 'debt', label: 'Debt', points: 4, weight: 10, text: '4 of 10', measured: false }),
  ],
};

describe('a score', () => {
  const markup = renderToStaticMarkup(<ProgramScore score={{ value: score }} />);

  it('reads whole without its bars', () => {
    expect(textOf(markup)).toMatch(
      /^Upper to top group nationwide \(score 71\.3 of 100, give or take 6\.2; 3 of 5 measures known\)/,
    );
    expect(elements(markup, 'li').map(textOf)).toEqual([
      'Licensing exam 28 of 40',
      'Debt 4 of 10, not measured*',
    ]);
    expect(markup.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  it('says in the middle of its sentence that all is known', () => {
    const known = { ...score, evidence: 'All three measures known' };
    const whole = renderToStaticMarkup(<ProgramScore score={{ value: known }} />);
    expect(textOf(whole)).toContain('give or take 6.2; all three measures known)');
  });

  it('draws each part as long as its weight, the heaviest across all the room', () => {
    const [exam = '', debt = ''] = elements(markup, 'svg');
    expect(attributes(exam, 'width')).toEqual(['100%', '70%']);
    expect(attributes(debt, 'width')).toEqual(['25%', '10%']);
  });

  it('draws what stands in for a missing measure as an outline, and says so', () => {
    const [exam = '', debt = ''] = elements(markup, 'svg');
    expect([exam, debt].map((svg) => svg.includes('score-bar-missing'))).toEqual([false, true]);
    expect(textOf(markup)).toContain('* not measured: a low middling value stands in');
  });

  it('that is not there is a dash with the reason', () => {
    const missing = renderToStaticMarkup(<ProgramScore score={{ missing: 'A PhD has no score.' }} />);
    expect(textOf(missing)).toBe('Student outcomes: – A PhD has no score.');
  });
});
