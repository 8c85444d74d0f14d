import type { ReactNode } from 'react';
import { type FigureFactId, figureFacts } from '@/lib/programs/facts/facts';
import type { ProgramView } from '@/lib/programs/page/program-view';
import { FactText, Listings } from './program-facts';

export interface FactListProps {
  readonly program: ProgramView;
  /** Shows each fact in few words. */
  readonly short?: boolean;
  /** Takes the place of a fact's figure. */
  readonly instead?: Readonly<Partial<Record<FigureFactId, ReactNode>>>;
  /** Facts that are shown elsewhere. */
  readonly without?: ReadonlySet<FigureFactId>;
  /** Follows a fact's figure. */
  readonly more?: Readonly<Partial<Record<FigureFactId, ReactNode>>>;
}

const listed = figureFacts.filter(({ labels }) => labels.list !== undefined);

/** The facts of a program, one below the other. */
export function FactList({ program, short = false, instead = {}, more = {}, without }: FactListProps) {
  return (
    <dl className="fact-list">
      {listed
        .filter(({ id }) => !without?.has(id))
        .map(({ id, labels }) => (
          <div key={id}>
            <dt>{labels.list}</dt>
            <dd>
              {instead[id] ?? <FactText fact={program.facts[id]} short={short} />}
              {more[id]}
            </dd>
          </div>
        ))}
      <div>
        <dt>Accreditation</dt>
        <dd>
          <Listings program={program} short={short} />
        </dd>
      </div>
    </dl>
  );
}
