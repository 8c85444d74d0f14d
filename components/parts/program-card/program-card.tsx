import type { PickLink as Pickable } from '@/lib/programs/page/compare-tray';
import type { RankedView } from '@/lib/programs/page/ranked-view';
import type { RowCell } from '@/lib/programs/page/row-figures';
import { capitalized } from '@/lib/text/words';
import { PickLink } from '../compare-tray/compare-tray';
import { Marks } from '../program-facts/program-facts';
import { GroupMark } from './group-mark';

export interface ProgramCardProps {
  readonly program: RankedView;
  /** The link that chooses it for a comparison. */
  readonly pick: Pickable | undefined;
  /** Names the state with the city, and the program type: where the list has several. */
  readonly manyStates?: boolean;
  readonly manyTypes?: boolean;
}

/** The figures that a list is read for, side by side; one that is missing is why, in words. */
function Figures({ cells }: { readonly cells: readonly RowCell[] }) {
  return (
    <dl className="row-figures">
      {cells.map(({ id, label, value, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          {value !== null && <dd className="row-figure">{value}</dd>}
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What tells the school from others at a glance: city, who runs it, how far, and one warning. */
function Where({ program, manyStates, manyTypes }: Omit<ProgramCardProps, 'pick'>) {
  const { place, city, name, control, traits, howFar, flag } = program;
  const parts = [
    ...(manyTypes ? [capitalized(name)] : []),
    manyStates || city === null ? place : city,
    ...(control ? [control] : []),
    ...traits,
  ];
  return (
    <p>
      {parts.join(' · ')}
      {howFar && (
        <>
          {' · '}
          <b>{howFar}</b>
        </>
      )}
      {flag && (
        <>
          {' '}
          <span className="row-flag">{capitalized(flag)}</span>
        </>
      )}
    </p>
  );
}

/** A program in a list: school, distance, one warning, what it leads to and costs, and its group. Its page has the rest. */
export function ProgramCard({ program, pick, manyStates = false, manyTypes = false }: ProgramCardProps) {
  const { href, institution, sponsored, cells, group } = program;
  return (
    <li className="program-card">
      <div className="program-card-head">
        <h3>
          <a href={href}>{institution}</a>
        </h3>
        <Where program={program} manyStates={manyStates} manyTypes={manyTypes} />
        <Marks program={{ marks: [], sponsored }} />
      </div>
      {cells.length > 0 && <Figures cells={cells} />}
      <div className="program-card-foot">
        <GroupMark group={group} />
        <PickLink program={program} pick={pick} />
      </div>
    </li>
  );
}
