import { describe, expect, it } from 'vitest';
import { aideShare, kindColumns } from './kinds';

const row = (cip: string, newer: number, level = '7') => ({ cip, level, older: null, newer });

describe('the kind of an MSN', () => {
  it.each([
    ['anesthesia', [row('51.3804', 5), row('51.3805', 5)]],
    ['midwifery', [row('51.3807', 5), row('51.3802', 5)]],
    ['nurse practitioner', [row('51.3805', 6), row('51.3801', 4)]],
    ['other', [row('51.3802', 3), row('51.3203', 3), row('51.3801', 4)]],
    ['mixed', [row('51.3805', 5), row('51.3801', 5)]],
  ])('is %s by the fields of its awards', (kind, rows) => {
    expect(kindColumns(rows, false, undefined).msn_kind).toBe(kind);
  });

  it('has shares of two decimals, halves up, and none without awards', () => {
    expect(kindColumns([row('51.3805', 193), row('51.3801', 7)], false, undefined)).toMatchObject({
      share_np: '0.97',
      share_anesthesia: '0.00',
    });
    expect(kindColumns([row('51.3805', 0)], false, undefined)).toMatchObject({ msn_kind: '', share_np: '' });
  });

  it('stays where pay, examinations or a name decided it', () => {
    const held = { msn_kind: 'entry', kind_basis: 'program named: Direct-entry MSN' };
    expect(kindColumns([row('51.3804', 5)], false, held)).toMatchObject(held);
    const byField = { msn_kind: 'other', kind_basis: 'NP fields are 60 % or more of the awards' };
    expect(kindColumns([row('51.3804', 5)], false, byField)).toMatchObject({ msn_kind: 'anesthesia' });
  });
});

it('gives a DNP the kinds anesthesia, nurse practitioner and mixed only', () => {
  const kind = (cip: string) => kindColumns([row(cip, 1)], true, undefined).msn_kind;
  expect(['51.3804', '51.3805', '51.3807', '51.3802'].map(kind)).toEqual([
    'anesthesia',
    'nurse practitioner',
    'mixed',
    'mixed',
  ]);
});

it('counts certificates under 900 hours and those of assistants as aides', () => {
  const rows = [
    row('51.3901', 11, '2'),
    row('51.3901', 3, '21'),
    row('51.3902', 2, '2'),
    row('51.3901', 9, '3'),
  ];
  expect(aideShare(rows)).toBe('0.313');
  expect(aideShare([row('51.3901', 9, '3')])).toBe('');
});
