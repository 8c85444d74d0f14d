import { type Figure, isMissing } from '@/lib/numbers/figure';
import { firstClause } from '@/lib/programs/facts/fact';
import type { GroupView } from '@/lib/programs/page/group-view';
import { bandNames } from '@/lib/programs/score/bands';

/** Side of a square and its place, in pixels. */
const SIDE = 9;
const STEP = 12;

const squaresInOrder = bandNames.map((name, square) => ({ name, square }));

/** Five squares: filled up to the group, lighter where it may be one off. */
function Squares({ sure, possible }: NonNullable<GroupView['squares']>) {
  const kindOf = (square: number) => (square < sure ? 'sure' : square < possible ? 'possible' : 'open');
  return (
    <svg className="group-squares" width={bandNames.length * STEP} height={STEP} aria-hidden="true">
      {squaresInOrder.map(({ name, square }) => (
        <rect
          key={name}
          className={`group-${kindOf(square)}`}
          x={square * STEP + 1}
          y="1"
          width={SIDE}
          height={SIDE}
        />
      ))}
    </svg>
  );
}

/** The group of a program in a list: what it rests on, squares and the word; or that too little is measured. */
export function GroupMark({ group }: { readonly group: Figure<GroupView> }) {
  if (isMissing(group)) return <p className="group-mark muted">{firstClause(group.missing)}</p>;
  const { label, words, squares } = group.value;
  return (
    <p className="group-mark">
      {label}: {squares && <Squares {...squares} />}
      <b>{words}</b>
    </p>
  );
}
