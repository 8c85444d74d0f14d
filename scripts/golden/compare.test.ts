import { describe, expect, it } from 'vitest';
import { compareGolden } from './compare';

const table = (before: string | undefined, after: string | undefined) =>
  compareGolden({ name: 'pay.csv', before, after });
const answer = (before: object, after: object) =>
  compareGolden({ name: 'pay/ohio.json', before: JSON.stringify(before), after: JSON.stringify(after) });

describe('a table of answers', () => {
  it('is compared row by row, by the columns that name one', () => {
    const changes = table(
      'state,degree,pay\nohio,ADN,50\nohio,BSN,60\ntexas,ADN,70\n',
      'state,degree,pay\ntexas,BSN,80\nohio,BSN,66\nohio,ADN,50\n',
    );
    expect(changes).toMatchObject({ answers: 3, changed: 1, added: ['texas, BSN'], gone: ['texas, ADN'] });
    expect(changes.moves).toEqual([{ answer: 'ohio, BSN', field: 'pay', before: 60, after: 66 }]);
    expect(changes.texts).toEqual([]);
  });

  it('names a program by its school, not by its place in the list', () => {
    const changes = table(
      'position,of,institution,score\n1,9,"A, Here",80\n2,9,"B, There",70\n',
      'position,of,institution,score\n1,9,"B, There",75\n2,9,"A, Here",80\n',
    );
    expect(changes.moves).toEqual([
      { answer: 'B, There', field: 'position', before: 2, after: 1 },
      { answer: 'B, There', field: 'score', before: 70, after: 75 },
      { answer: 'A, Here', field: 'position', before: 1, after: 2 },
    ]);
  });

  it('reads figures in words where the words are the same', () => {
    const head = 'school,nclex\n';
    expect(table(`${head}A,33.9 of 50: 1.029\n`, `${head}A,34.5 of 50: 1.031\n`).moves).toEqual([
      { answer: 'A', field: 'nclex', before: 33.9, after: 34.5 },
      { answer: 'A', field: 'nclex', before: 1.029, after: 1.031 },
    ]);
    const missing = table(`${head}A,33.9 of 50: 1.029\n`, `${head}A,"25 of 50: missing, not published"\n`);
    expect(missing.moves).toEqual([]);
    expect(missing.texts).toHaveLength(1);
  });

  it('keeps figures that became known or unknown apart from moves', () => {
    expect(table('state,pay\nohio,50\ntexas,\n', 'state,pay\nohio,\ntexas,60\n')).toMatchObject({
      moves: [],
      texts: [
        { answer: 'ohio', field: 'pay', before: '50', after: '' },
        { answer: 'texas', field: 'pay', before: '', after: '60' },
      ],
    });
  });

  it('counts rows of which only the digest moved, even one that reads as a number', () => {
    const changes = table('state,pay,digest\nohio,50,12345678\n', 'state,pay,digest\nohio,50,87654321\n');
    expect(changes).toMatchObject({ changed: 1, onlyDigest: 1, moves: [], texts: [] });
  });

  it('has nothing but additions where the file is new', () => {
    expect(table(undefined, 'state,pay\nohio,50\n')).toMatchObject({ changed: 0, added: ['ohio'], gone: [] });
    expect(table('state,pay\nohio,50\n', undefined)).toMatchObject({ answers: 0, added: [], gone: ['ohio'] });
  });
});

describe('a case', () => {
  it('is compared by path, places in a list together', () => {
    const changes = answer(
      { figures: { pay: 50, by: [{ total: 1 }, { total: 2 }], close: false } },
      { figures: { pay: 55, by: [{ total: 1 }, { total: 3 }], close: true } },
    );
    expect(changes.moves).toEqual([
      { answer: 'ohio', field: 'figures.pay', before: 50, after: 55 },
      { answer: 'ohio', field: 'figures.by.total', before: 2, after: 3 },
    ]);
    expect(changes.texts).toEqual([
      { answer: 'ohio', field: 'figures.close', before: 'false', after: 'true' },
    ]);
  });

  it('has its sentences as texts: their figures have fields of their own', () => {
    expect(answer({ summary: 'about $50 a year' }, { summary: 'about $55 a year' })).toMatchObject({
      changed: 1,
      moves: [],
      texts: [{ field: 'summary' }],
    });
  });

  it('says what null became', () => {
    expect(answer({ pay: null }, { pay: 3 }).texts).toEqual([
      { answer: 'ohio', field: 'pay', before: '', after: '3' },
    ]);
  });
});

it('lines of text come and go', () => {
  expect(compareGolden({ name: 'a.txt', before: 'one\ntwo\n', after: 'two\nthree\n' })).toMatchObject({
    answers: 2,
    changed: 0,
    added: ['three'],
    gone: ['one'],
  });
});
