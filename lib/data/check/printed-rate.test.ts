import { describe, expect, it } from 'vitest';
import { printedRate } from './printed-rate';

describe('printedRate', () => {
  it('accepts a rate that some whole number of passes makes, rounded at its own decimals', () => {
    expect(printedRate('93.33', 15, null)).toBe('rounded');
    expect(printedRate('93.3', 15, null)).toBe('rounded');
    expect(printedRate('93', 15, null)).toBe('rounded');
    expect(printedRate('100', 41, 41)).toBe('rounded');
    expect(printedRate('0', 12, null)).toBe('rounded');
  });

  it('rounds halves up', () => {
    expect(printedRate('62.5', 16, 10)).toBe('rounded');
    expect(printedRate('63', 16, 10)).toBe('rounded');
    expect(printedRate('0.13', 800, 1)).toBe('rounded');
  });

  it('accepts a rate that was cut, and says so', () => {
    expect(printedRate('66.6', 15, 10)).toBe('cut');
    expect(printedRate('91.66', 12, null)).toBe('cut');
  });

  it('refuses a rate that no whole number of passes makes', () => {
    expect(printedRate('94.5', 15, null)).toBeUndefined();
    expect(printedRate('93.30', 15, null)).toBeUndefined();
  });

  it('refuses a rate that the printed passes do not make', () => {
    expect(printedRate('93.3', 15, 13)).toBeUndefined();
    expect(printedRate('88.9', 707, 628)).toBeUndefined();
  });

  it('never counts more passes than candidates', () => {
    expect(printedRate('106.67', 15, null)).toBeUndefined();
    expect(printedRate('101', 100, 101)).toBeUndefined();
  });
});
