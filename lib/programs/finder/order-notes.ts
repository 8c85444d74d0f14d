import { onlyOf } from '@/lib/parameters/declare';
import { quoted } from '@/lib/text/quoted';
import { count, list } from '@/lib/text/words';
import { type Credential, credentialName } from '../credentials';
import type { FinderInputs } from './parameters';

/** What the notes about the order of a list depend on. */
export interface Ordered {
  /** As understood. */
  readonly inputs: FinderInputs;
  /** How many programs match. */
  readonly total: number;
  /** The program types of all that match, in declared order. */
  readonly types: readonly Credential[];
  /** Schools whose name the query is, where programs of others match too. */
  readonly exact: readonly string[];
}

/** Says in what order program types come, and what their scores compare. */
export function typeNotes({ inputs, types }: Ordered): string[] {
  const [first, ...others] = types.map(credentialName);
  if (first === undefined || others.length === 0) return [];
  const compares = 'Scores compare programs of one credential: ask for one before you compare.';
  return inputs.sort === 'outcomes' && onlyOf(inputs.credential) === undefined
    ? [`By program type: ${first} first, then ${list(others)}; within each by student outcomes. ${compares}`]
    : [compares];
}

const countedFigures: Partial<Record<FinderInputs['sort'], string>> = { earnings: 'pay', debt: 'debt' };

/** Says which programs follow those that pay or debt puts in order. */
export function tailNotes({ inputs, total }: Ordered): string[] {
  const figure = countedFigures[inputs.sort];
  return figure === undefined || total <= 1
    ? []
    : [
        `The order counts only ${figure} that is known, is that of the program’s own graduates and can be compared. Other programs follow by name, even where a figure is shown; those without graduates for two years come last.`,
      ];
}

/** Schools that a note names; of more it says how many. */
const MAX_NAMED = 3;

/** Says that the programs of a school whose name the query is come first, whatever the order. */
export function exactNotes({ inputs: { query = '' }, exact }: Ordered): string[] {
  if (exact.length === 0) return [];
  const schools = exact.length > MAX_NAMED ? count(exact.length, 'school') : list(exact);
  const whose = exact.length === 1 ? 'its' : 'their';
  return [
    `${quoted(query)} names ${schools}: ${whose} programs come first, then the others, each in the order asked for.`,
  ];
}
