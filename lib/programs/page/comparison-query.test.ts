import { describe, expect, it } from 'vitest';
import { compare, requested, shown } from '@/tests/support/comparison';
import { movedComparison } from './comparison-query';
import { slugOfUnit } from './source';

const EMORY = 'emory-university-139658';
const UCLA = 'university-of-california-los-angeles-110662';
const CHABOT = 'chabot-college-111920';

describe('a comparison of single programs', () => {
  const three = [`${EMORY}:MSN`, `${EMORY}:BSN`, `${CHABOT}:ADN`];

  it('has these alone, each with a way to remove it', () => {
    const view = compare(three);
    expect(shown(view)).toEqual([`${CHABOT}:ADN`, `${EMORY}:BSN`, `${EMORY}:MSN`]);
    expect(view.schools.map(({ label }) => label)).toContain('Emory University, Atlanta, Georgia: BSN');
    const withoutBsn = view.programs.find(({ id }) => id === `${EMORY}:BSN`)?.without ?? '';
    expect(shown(requested(withoutBsn.split('?')[1] ?? ''))).toEqual([`${CHABOT}:ADN`, `${EMORY}:MSN`]);
    expect([view.form.kept, view.apiPath]).toEqual([three, null]);
  });

  it('has the program type instead where one is asked for', () => {
    expect(shown(compare(three, 'BSN'))).toEqual([`${EMORY}:BSN`]);
    const { types } = compare(three);
    expect(types[0]?.href).toBe(`/programs/compare?schools=${EMORY}&schools=${CHABOT}&credential=ADN`);
  });

  it('says which school has no program of its type', () => {
    expect(compare([`${CHABOT}:BSN`]).sentence).toMatch(/^We know of no BSN program at Chabot College\./);
  });
});

describe('a comparison of version 1', () => {
  const moved = (query: string) => movedComparison(new URLSearchParams(query), slugOfUnit);

  it.each([
    [`program=${EMORY}:BSN&program=${UCLA}:BSN`, `schools=${EMORY}&schools=${UCLA}&credential=BSN`],
    [
      `program=${EMORY}:MSN&program=${EMORY}:PHD&program=${CHABOT}:ADN`,
      `schools=${EMORY}:MSN&schools=${EMORY}:PHD&schools=${CHABOT}:ADN`,
    ],
    [`program=emory-139658:BSN`, `schools=${EMORY}&credential=BSN`],
    [`program=${EMORY}&program=`, `schools=${EMORY}`],
    [`schools=UCLA&credential=BSN&program=${EMORY}:BSN`, `schools=UCLA&schools=${EMORY}&credential=BSN`],
  ])('%s leads to %s', (query, expected) => {
    expect(decodeURIComponent(moved(query) ?? '')).toBe(`/programs/compare?${expected}`);
  });

  it('needs a program', () => {
    expect([moved(''), moved('program='), moved('schools=UCLA')]).toEqual([undefined, undefined, undefined]);
  });
});
