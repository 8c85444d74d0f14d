import { isMissing } from '@/lib/numbers/figure';
import type { FactWords } from '@/lib/programs/facts/fact';
import type { RankedView, RowFigure } from '@/lib/programs/page/ranked-view';
import { firstClause } from '../program-facts/program-facts';

export interface RowFiguresProps {
  readonly program: RankedView;
  readonly figures: readonly RowFigure[];
}

/** Count, year and source of a figure. */
function Note({ words: { short, source, isOld } }: { readonly words: FactWords }) {
  return (
    <dd className="row-figure-note">
      {source ? <a href={source}>{short}</a> : short}
      {isOld && '; old result: not in the score'}
    </dd>
  );
}

/** The figures that a list is read for, side by side; one that is missing is why, in words. */
export function RowFigures({ program: { facts }, figures }: RowFiguresProps) {
  return (
    <dl className="row-figures">
      {figures.map(({ id, label }) => {
        const fact = facts[id];
        return (
          <div key={id}>
            <dt>{label}</dt>
            {isMissing(fact) ? (
              <dd className="row-figure-note">{firstClause(fact.missing)}</dd>
            ) : (
              <>
                <dd className="row-figure">{fact.value.text}</dd>
                <Note words={fact.value} />
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}
