import { describe, expect, it } from 'vitest';
import { madeUpProgram, unknownProgram } from '@/tests/support/programs';
import { WITHHELD } from '../facts/graduate-earnings';
import { rowCells, rowFigures } from './row-figures';

const rate = madeUpProgram().pass_rate;
const price = madeUpProgram().tuition;
const byDistance = { sort: 'distance' } as const;
const ids = (...asked: Parameters<typeof rowFigures>) => rowFigures(...asked).map(({ id }) => id);

describe('the figures of a row', () => {
  it('are three: pass rate, price and pay', () => {
    const programs = [madeUpProgram()];
    const figures = rowFigures(programs, byDistance);
    expect(rowCells(programs, figures)[0]).toEqual([
      { id: 'pass_rate', label: 'Passed, 2024', value: '96%', note: 'of 187' },
      { id: 'tuition', label: 'Tuition & fees', value: '$46,700', note: 'in all' },
      { id: 'graduate_earnings', label: 'Graduates’ pay', value: '$90,000', note: '100 earners' },
    ]);
    expect(figures[0]?.meaning).toContain('passed the licensing exam (NCLEX) the first time, 2024');
  });

  it('have debt where no row has a pass rate, and what the list is sorted by', () => {
    const without = [madeUpProgram({ pass_rate: null })];
    expect(ids(without, byDistance)).toEqual(['tuition', 'graduate_earnings', 'median_debt']);
    expect(ids([madeUpProgram()], { sort: 'debt' })).toEqual(['pass_rate', 'tuition', 'median_debt']);
    expect(ids([unknownProgram()], byDistance)).toEqual([]);
  });

  it('have the price after grants where an income is given, or the list is sorted by it', () => {
    const withIncome = { ...byDistance, family_income: 30_000 };
    expect(ids([madeUpProgram()], withIncome)).toEqual(['pass_rate', 'net_price', 'graduate_earnings']);
    expect(ids([madeUpProgram()], { sort: 'net_price' })).toContain('net_price');
    const figures = rowFigures([madeUpProgram()], withIncome);
    expect(rowCells([madeUpProgram()], figures)[0]?.find(({ id }) => id === 'net_price')?.note).toBe(
      'a year, living included',
    );
    expect(ids([madeUpProgram({ pass_rate: null })], withIncome)).toContain('tuition');
  });

  it('say their year where it is not that of most', () => {
    const programs = [
      madeUpProgram(),
      madeUpProgram(),
      madeUpProgram({
        pass_rate: rate && { ...rate, period_label: '2022' },
        tuition: price && { ...price, total: null },
      }),
    ];
    const figures = rowFigures(programs, byDistance);
    const notes = rowCells(programs, figures).map((cells) => cells.map(({ note }) => note));
    expect(figures[0]?.label).toBe('Passed, 2024');
    expect(notes.map(([passed]) => passed)).toEqual(['of 187', 'of 187', 'of 187, 2022']);
    expect(notes[2]?.[1]).toBe('a year');
  });

  it('that are missing say why in the place of the figure', () => {
    const programs = [
      madeUpProgram(),
      madeUpProgram({
        pass_rate: null,
        pass_rate_reason: 'The newest result that we have is of 2018: it says little.',
        tuition: null,
        graduate_earnings: null,
        graduate_earnings_reason: WITHHELD,
      }),
    ];
    const cells = rowCells(programs, rowFigures(programs, byDistance))[1];
    expect(cells?.map(({ value, note }) => [value, note])).toEqual([
      [null, 'None since 2018'],
      [null, 'Not published'],
      [null, 'Too few to publish'],
    ]);
  });

  it('say whose pay it is where campuses share it, or earners are not counted', () => {
    const earned = madeUpProgram().graduate_earnings;
    const noteOf = (over: object) => {
      const programs = [madeUpProgram({ graduate_earnings: earned && { ...earned, ...over } })];
      return rowCells(programs, rowFigures(programs, byDistance))[0]?.at(-1)?.note;
    };
    expect(noteOf({ shared_by_campuses: 3 })).toBe('3 campuses');
    expect(noteOf({ earners: null })).toBe('class of 120');
  });

  it('leave out pay that is not of the program’s own graduates, and say whose it is', () => {
    const { earnings } = madeUpProgram();
    const cellOf = (reason: string) => {
      const programs = [madeUpProgram(), madeUpProgram({ earnings: { ...earnings, reason } })];
      const cell = rowCells(programs, rowFigures(programs, byDistance))[1]?.at(-1);
      return [cell?.value, cell?.note];
    };
    expect(cellOf('its graduates are mostly nurses who were RNs before')).toEqual([
      null,
      'Not compared: mostly RNs',
    ]);
    expect(cellOf('value shared with unit 1, where it counts')).toEqual([
      null,
      'Not compared: several campuses',
    ]);
    expect(cellOf('fewer than 10 graduates in the year that the source counts')).toEqual([
      null,
      'Not compared: too few',
    ]);
  });
});
