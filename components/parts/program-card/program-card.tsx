import { PROGRAM } from '@/lib/programs/page/chosen-programs';
import type { RankedView } from '@/lib/programs/page/finder-page';
import type { ProgramView } from '@/lib/programs/page/program-view';
import { capitalized } from '@/lib/text/words';
import { Disclosure } from '../disclosure/disclosure';
import { FactList } from '../program-facts/fact-list';
import { Marks } from '../program-facts/program-facts';
import { ProgramScore } from '../program-score/program-score';

/** What has to be known beside the figures, folded away. */
export function Caveats({ caveats }: Pick<ProgramView, 'caveats'>) {
  if (caveats.length === 0) return null;
  return (
    <Disclosure summary={caveats.length === 1 ? 'One thing to know' : `${caveats.length} things to know`}>
      <div className="prose">
        <ul>
          {caveats.map((caveat) => (
            <li key={caveat}>{caveat}</li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

export interface PickProps {
  readonly program: Pick<ProgramView, 'id' | 'institution' | 'name'>;
  readonly checked?: boolean;
  /** Shows no words: the row says which program it is. */
  readonly bare?: boolean;
}

/** Chooses a program for a comparison. */
export function Pick({ program: { id, institution, name }, checked, bare }: PickProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        name={PROGRAM}
        value={id}
        defaultChecked={checked}
        aria-label={`Compare ${institution}, ${name}`}
      />
      {!bare && ' Compare'}
    </label>
  );
}

export interface ProgramCardProps {
  readonly program: RankedView;
  readonly chosen: boolean;
  /** Id of the first program of the list. */
  readonly first?: string | undefined;
}

/** A program in a list: school, student outcomes, price, accreditation. */
export function ProgramCard({ program, chosen, first }: ProgramCardProps) {
  const { href, institution, place, name, control, score, caveats, sameAsFirst } = program;
  return (
    <li className="program-card">
      <div className="program-card-head">
        <h3>
          <a href={href}>{institution}</a>
        </h3>
        <p className="muted">{[place, capitalized(name), ...(control ? [control] : [])].join(' · ')}</p>
        <Marks program={program} />
      </div>
      <div className="program-card-body">
        <div>
          <ProgramScore score={score} />
          {sameAsFirst && first !== undefined && first !== program.id && (
            <p className="muted">About the same as the first of this list.</p>
          )}
        </div>
        <FactList program={program} short />
      </div>
      <div className="program-card-foot">
        <Pick program={program} checked={chosen} />
        <Caveats caveats={caveats} />
      </div>
    </li>
  );
}
