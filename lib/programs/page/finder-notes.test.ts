import { describe, expect, it } from 'vitest';
import type { FinderAnswer } from '../finder/answer';
import { LOST_PLACE, listNotes, missingRates, namesMeant } from './finder-notes';
import { finderSource } from './source';
import { unconditional } from './top';

const { find, catalogue } = finderSource();

/** The answer to a search without a condition, changed. */
function answer(over: Partial<FinderAnswer> = {}): FinderAnswer {
  const found = find(unconditional());
  if (!found.ok) throw new Error(found.problem.message);
  return { ...found.answer, ...over };
}

describe('notes', () => {
  const coverage = [
    { fact: 'delivery', known: 3, of: 70, note: 'We know how they are taught for 3.' },
    { fact: 'tuition', known: 69, of: 70, note: 'We know the price for 69.' },
  ];
  const notes = [LOST_PLACE, ...coverage.map(({ note }) => note), 'Ask for credential=BSN.'];

  it('come first where little is known or the list begins again, the others after the list', () => {
    expect(listNotes(answer({ notes, coverage }))).toEqual({
      top: [LOST_PLACE, 'We know how they are taught for 3.'],
      below: ['We know the price for 69.', 'Ask for “Program type: BSN, bachelor’s degree”.'],
    });
  });

  it('keep the names of schools as they are', () => {
    const notes = ['Nearest: Bryant & Stratton. Ask with credential=MSN&kind=entry.'];
    expect(listNotes(answer({ notes, coverage: [] })).below).toEqual([
      expect.stringMatching(/^Nearest: Bryant & Stratton\. Ask with “Program type: [^&]+”, “[^&]+”\.$/),
    ]);
  });

  it('come first where words were read, and say once what they were read as', () => {
    const notes = [
      'This is not in our tables: evening classes. Ask the schools.',
      '“lpn evening” was read as LPN programs.',
      'Another note.',
    ];
    expect(listNotes(answer({ notes, read_as: 'LPN programs' }))).toEqual({
      top: ['This is not in our tables: evening classes. Ask the schools.'],
      below: ['Another note.'],
    });
  });
});

describe('a name that is not known', () => {
  const hrefOf = ({ query, schools }: ReturnType<typeof unconditional>) => `${query} ${schools?.join('|')}`;

  it('leads to the nearest names', () => {
    const search = { ...unconditional(), query: 'Emry' };
    expect(namesMeant(answer({ nearest: ['Emory University'] }), search, catalogue, hrefOf)).toEqual([
      {
        text: 'Did you mean',
        links: [{ label: 'Emory University', href: 'Emory University undefined' }],
      },
    ]);
  });

  it('of several schools leads to each of them in its place', () => {
    const search = { ...unconditional(), schools: ['UCLA', 'Emry'] };
    const unmatched = [
      { asked: 'Emry', nearest: ['emory-university-139658'] },
      { asked: 'zzz', nearest: [] },
    ];
    expect(namesMeant(answer({ unmatched }), search, catalogue, hrefOf)).toEqual([
      {
        text: 'We know no one school called “Emry”. Did you mean',
        links: [
          { label: 'Emory University in Atlanta, Georgia', href: 'undefined UCLA|emory-university-139658' },
        ],
      },
      { text: 'We know no one school called “zzz”.', links: [] },
    ]);
  });
});

describe('pass rates that no row has', () => {
  const of = (state: 'ohio' | 'georgia', credential: 'BSN' | 'MSN') => {
    const found = find({ ...unconditional(), state: [state], credential: [credential] });
    if (!found.ok) throw new Error(found.problem.message);
    return missingRates(found.answer, catalogue);
  };

  it('are said once, with the board that publishes them and what groups rest on', () => {
    const board = { label: 'Ohio’s board of nursing', href: catalogue.boardAddresses.get('ohio') };
    expect(of('ohio', 'BSN')).toEqual({ text: '', board });
    const near = find({ ...unconditional(), near: '45402', credential: ['BSN'], sort: 'distance' });
    expect(near.ok && missingRates(near.answer, catalogue)).toEqual({
      text: 'We have no pass rates of these programs. Groups here rest on pay, graduation, price, and debt.',
      board,
    });
  });

  it('are not missed where there are some, or none can be', () => {
    expect([of('georgia', 'BSN'), of('ohio', 'MSN')]).toEqual([null, null]);
    expect(missingRates(answer(), catalogue)).toBeNull();
  });
});
