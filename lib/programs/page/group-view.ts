import type { Figure } from '@/lib/numbers/figure';
import { capitalized, list } from '@/lib/text/words';
import { TOO_LITTLE } from '../facts/outcomes-score';
import type { ProgramFacts } from '../program-schema';
import { bandNames, UNPLACED } from '../score/bands';
import { type ScoreComponent, scoreComponents } from '../score/components';

/** The group of a program in a list. */
export interface GroupView {
  /** "Group", or what it rests on where not all of its measures are known: "Pay, price and debt". */
  readonly label: string;
  /** "middle", "lower to upper". */
  readonly words: string;
  /** Squares that are surely its own, and those that may be; null where it can't be placed. */
  readonly squares: { readonly sure: number; readonly possible: number } | null;
}

const restsOn: Readonly<Record<ScoreComponent, string>> = {
  nclex: 'exam',
  earnings: 'pay',
  completion: 'graduation',
  affordability: 'price',
  debt: 'debt',
};

const namesOf = (parts: readonly { readonly id: ScoreComponent }[]) =>
  scoreComponents.filter((id) => parts.some((part) => part.id === id)).map((id) => restsOn[id]);

/** Names what a group rests on where not all of its measures are known. */
function labelOf({ score_parts: parts }: ProgramFacts): string {
  const measured = parts.filter(({ value }) => value !== null);
  return measured.length === parts.length ? 'Group' : capitalized(list(namesOf(measured)));
}

/** Names a range of groups: "upper", "middle to upper", "anywhere from lower to upper". */
export function groupsInWords(
  label: string,
  { best, worst }: NonNullable<ProgramFacts['band_range']>,
): string {
  // Of one group and its neighbor a reader can make something.
  if (worst - best <= 1) return label;
  const anywhere = `anywhere from ${bandNames[worst - 1]} to ${bandNames[best - 1]}`;
  return label === UNPLACED ? `too little is known to place it, ${anywhere}` : anywhere;
}

/** Returns the group of a program, or why it has none. */
export function groupOf(program: ProgramFacts): Figure<GroupView> {
  const { outcomes_score_reason: reason, band_label: words, band_range: range } = program;
  if (reason !== null) return { missing: reason };
  if (words === null || range === null) return { missing: `${TOO_LITTLE}.` };
  const squares = (band: number) => bandNames.length - band + 1;
  return {
    value: {
      label: labelOf(program),
      words: groupsInWords(words, range),
      squares: words === UNPLACED ? null : { sure: squares(range.worst), possible: squares(range.best) },
    },
  };
}

/** Says what the groups of a list rest on, where that is not the licensing exam; null where none has a group. */
export function basisOfGroups(programs: readonly ProgramFacts[]): string | null {
  const parts = programs.flatMap((program) => (program.band_label === null ? [] : program.score_parts));
  return parts.length === 0 ? null : `Groups here rest on ${list(namesOf(parts))}.`;
}
