import { describe, expect, it } from 'vitest';
import { plainName, visibleText } from './plain-name';

describe('plainName', () => {
  it.each([
    ['José', 'Jose\u0301'],
    ['Kent State University', 'KENT  STATE UNIVERSITY'],
    ['Kent State', 'Kent\u00A0State'],
    ['Kent State', 'Ke\u00ADnt\u200B State\uFEFF'],
    ['Kent State', 'Ｋｅｎｔ Ｓｔａｔｅ'],
    ['Mount Saint Mary’s', "MOUNT SAINT MARY'S"],
    ['Mount Saint Mary’s', 'Mount Saint Mary´s'],
    ['Emory & Henry', 'Emory and Henry'],
    ['Kent-Stark', 'Kent – Stark'],
    ['Groß College', 'GROSS COLLEGE'],
    ['Office', 'O\uFB03ce'],
  ])('%s and %s are one name', (one, other) => {
    expect(plainName(other)).toBe(plainName(one));
  });

  it.each([
    ['José', 'Jose'],
    ['Kent', 'Stark'],
    ['Program 1', 'Program 2'],
  ])('%s and %s are two', (one, other) => {
    expect(plainName(other)).not.toBe(plainName(one));
  });
});

it('visibleText changes nothing that a reader sees', () => {
  expect(visibleText('Ke\u00ADnt\u00A0Jose\u0301\u200B & Co.')).toBe('Kent José & Co.');
});
