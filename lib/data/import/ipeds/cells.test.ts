import { describe, expect, it } from 'vitest';
import { cellNumber, cipCode, isNursing } from './cells';
import { requireFigures } from './released-cells';

describe('a cell', () => {
  it.each([
    ['1234', undefined, 1234],
    ['-2', undefined, null],
    [' . ', undefined, null],
    ['0', 'A', null],
    ['0', 'Z', 0],
    ['17', 'N', 17],
  ])('%s with the flag %s is %s', (cell, flag, value) => {
    expect(cellNumber(cell, flag)).toBe(value);
  });

  it('that is neither a figure nor a code keeps the file out', () => {
    const table = (cell: string) => ({
      file: 'adm2024.csv',
      columns: ['UNITID', 'APPLCN'],
      rows: [{ UNITID: '100654', APPLCN: cell }],
    });
    expect(() => requireFigures(table('-1'), ['UNITID', 'APPLCN'])).not.toThrow();
    for (const cell of [
      '1,234',
      'PrivacySuppressed',
      '$12',
      '9098*',
      '12k',
      '1e5',
      '0x1F',
      '-12',
      'Infinity',
    ]) {
      expect(() => requireFigures(table(cell), ['UNITID', 'APPLCN'])).toThrow(
        `adm2024.csv: unit 100654 has "${cell}" in APPLCN`,
      );
    }
  });
});

describe('a field of study', () => {
  it.each([
    ['51.38010', '51.3801'],
    ['513801', '51.3801'],
    ['1.8301', '01.8301'],
    ['12.041', '12.0410'],
    ['-2', ''],
    ['99', '99'],
  ])('%s is %s', (cell, code) => {
    expect(cipCode(cell)).toBe(code);
  });

  it('is nursing as a program, not as a total', () => {
    expect(['51.3801', '51.3203', '51.3999'].every(isNursing)).toBe(true);
    expect(['51.3800', '51.38', '51', '51.3204'].some(isNursing)).toBe(false);
  });
});
