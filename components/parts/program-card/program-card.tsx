import { isMissing } from '@/lib/numbers/figure';
import type { PickLink as Pickable } from '@/lib/programs/page/compare-tray';
import type { ProgramView } from '@/lib/programs/page/program-view';
import type { RankedView, RowFigure } from '@/lib/programs/page/ranked-view';
import { capitalized } from '@/lib/text/words';
import { PickLink } from '../compare-tray/compare-tray';
import { Disclosure } from '../disclosure/disclosure';
import { FactList } from '../program-facts/fact-list';
import { firstClause, Marks } from '../program-facts/program-facts';
import { ProgramScore } from '../program-score/program-score';
import { RowFigures } from './row-figures';

export interface ProgramCardProps {
  readonly program: RankedView;
  readonly figures: readonly RowFigure[];
  /** The link that chooses it for a comparison. */
  readonly pick: Pickable | undefined;
  /** Id of the first program of the list. */
  readonly first?: string | undefined;
}

/** Which group the program is in, beside the first of the list. */
function Group({ program: { id, score, sameAsFirst }, first }: Pick<ProgramCardProps, 'program' | 'first'>) {
  if (isMissing(score)) return <p className="muted">{firstClause(score.missing)}</p>;
  const isLikeFirst = sameAsFirst && first !== undefined && first !== id;
  return (
    <p>
      <b>{score.value.group}</b>{' '}
      <span className="muted">nationwide{isLikeFirst && ', about the same as the first of this list'}</span>
    </p>
  );
}

/** The figures of a row that it says all of: what to compare others with is among the details. */
const saidWhole = ({ facts }: ProgramView, figures: readonly RowFigure[]) =>
  figures.flatMap(({ id }) => {
    const fact = facts[id];
    return isMissing(fact) || fact.value.beside === undefined ? [id] : [];
  });

/** Everything else that is known of the program, folded away. */
function Details({ program, figures }: Pick<ProgramCardProps, 'program' | 'figures'>) {
  const { caveats } = program;
  return (
    <Disclosure summary="Details">
      <FactList program={program} without={new Set(saidWhole(program, figures))} short />
      <ProgramScore score={program.score} />
      {caveats.length > 0 && (
        <div className="prose">
          <ul>
            {caveats.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </div>
      )}
    </Disclosure>
  );
}

/** A program in a list: school, distance, what it leads to and costs, its group and one warning; the rest on request. */
export function ProgramCard({ program, figures, pick, first }: ProgramCardProps) {
  const { href, institution, place, name, control, traits, distance, flag, sponsored } = program;
  const parts = [place, capitalized(name), ...(control ? [control] : []), ...traits];
  return (
    <li className="program-card">
      <div className="program-card-head">
        <h3>
          <a href={href}>{institution}</a>
        </h3>
        <p className="muted">
          {parts.join(' · ')}
          {distance && (
            <>
              {' · '}
              <b>{distance}</b>
            </>
          )}
        </p>
        <Marks program={{ marks: [], sponsored }} />
        {flag && <p className="row-flag">{capitalized(flag)}</p>}
      </div>
      <RowFigures program={program} figures={figures} />
      <div className="program-card-foot">
        <Group program={program} first={first} />
        <PickLink program={program} pick={pick} />
      </div>
      <Details program={program} figures={figures} />
    </li>
  );
}
