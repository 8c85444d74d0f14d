import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { aideCourse, licenseRules } from '@/lib/places/page/license-rules';
import { stateSlugs } from '@/lib/places/states';
import { records } from '@/tests/support/figures';

const data = loadData();
const rows = records('data/state_practice.csv');
const rule = (state: Parameters<typeof licenseRules>[0], index: number) =>
  licenseRules(state, data).rules[index];

describe('license rules', () => {
  it('say of every state what the table says', () => {
    for (const state of stateSlugs) {
      const row = rows.find(({ state_slug }) => state_slug === state);
      const verdict = {
        'member, in force': 'Yes.',
        'not a member': 'No.',
        'enacted, not in force': 'Not yet.',
      };
      expect(rule(state, 0)?.verdict, state).toBe(verdict[row?.['nlc_status_2026'] as keyof typeof verdict]);
      expect(rule(state, 1)?.verdict.toLowerCase(), state).toBe(
        `${row?.['np_practice_authority']} practice.`,
      );
    }
  });

  it('count the other members, and date only what is known to the day', () => {
    const members = rows.filter(({ nlc_status_2026: status }) => status === 'member, in force').length;
    expect(rule('georgia', 0)?.text).toBe(
      `If you live here, your RN or LPN license can also let you work in ${members - 1} other states. In force since January 19, 2018.`,
    );
    expect(rule('colorado', 0)?.text).not.toContain('since');
  });

  it('say where a license ends, and where a law is on its way', () => {
    expect(rule('california', 0)?.text).toContain('A license from California is for California only.');
    expect(rule('massachusetts', 0)?.text).toContain('signed, but not in force');
    expect(rule('new-jersey', 1)?.text).toContain('A new law may change this: P.L.2026 c.6');
  });

  it('have a page where each can be checked', () => {
    for (const { url } of licenseRules('ohio', data).sources) expect(url).toMatch(/^https:/);
  });
});

it('the course of nursing assistants has its year first', () => {
  expect(aideCourse('georgia', data).text).toBe(
    'In 2016, a nursing assistant course took at least 85 hours, 24 of them with patients. Ask the state’s nurse aide registry for today’s rule.',
  );
  expect(aideCourse('nevada', data).text).toContain('75 hours. Ask');
});
