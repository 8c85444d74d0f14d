import { describe, expect, it } from 'vitest';
import { closureRow } from '@/tests/support/program-tables';
import { closureSentence } from './closures';

const said = (cells: Parameters<typeof closureRow>[0]) =>
  closureSentence('Example College', closureRow(cells));

describe('what happened to a school', () => {
  it.each([
    [{ date: '2024-07-28' }, 'Example College closed on July 28, 2024.'],
    [{ date: '2024-07' }, 'Example College closed in July 2024.'],
    [{ date: '2024', successor: 'Another College' }, 'Example College closed in 2024. Ask Another College.'],
    [
      { status: 'closing', date: '2027-05' },
      'Example College takes no new students and is to close in May 2027.',
    ],
    [
      { status: 'merging', date: '2024', enrols: 'under the successor', successor: 'State University' },
      'Example College became part of another school in 2024. Ask State University.',
    ],
    [
      { status: 'merging', date: '2026-12', enrols: 'yes, until the merger' },
      'Example College is to merge with another school in December 2026 and takes students until then.',
    ],
    [
      { status: 'merging', date: '2026-01-01', enrols: 'ask: the planned date of the merger has passed' },
      'Example College planned to merge with another school on January 1, 2026.',
    ],
    [
      { status: 'renamed', date: '2024', new_name: 'Example University' },
      'Example College has been called Example University since 2024.',
    ],
    [
      { status: 'renamed', date: '2025', successor: '(new owner)' },
      'Example College has another name, owner or federal record since 2025: new owner.',
    ],
  ] as const)('%j', (cells, sentence) => {
    expect(said(cells)).toBe(sentence);
  });

  it('names each school that carries on', () => {
    expect(said({ successor: 'One College (associate); Two University' })).toBe(
      'Example College closed in May 2024. Ask One College (associate) or Two University.',
    );
  });

  it('that is not sure says of what', () => {
    expect(said({ status: 'closing', date: '2027', confidence: 'medium' })).toBe(
      'Example College takes no new students and is to close in 2027. We couldn’t confirm the date: ask the school.',
    );
    expect(said({ confidence: 'medium' })).toBe(
      'Example College closed in May 2024. We couldn’t confirm this: ask the school.',
    );
  });
});
