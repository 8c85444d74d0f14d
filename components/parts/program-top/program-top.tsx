import { isMissing } from '@/lib/numbers/figure';
import type { ProgramView } from '@/lib/programs/page/program-view';
import { scoreSources } from '@/lib/programs/page/sources';
import type { TopList } from '@/lib/programs/page/top';
import { capitalized, count } from '@/lib/text/words';
import { Missing } from '../missing/missing';
import { SourceNote } from '../source-note/source-note';

function Score({ score }: Pick<ProgramView, 'score'>) {
  if (isMissing(score)) return <Missing reason={score.missing} />;
  return (
    <small className="muted">
      {score.value.group} nationwide, {score.value.evidence}
    </small>
  );
}

/** Some programs of each type that do well, with the way to all of them. */
export function ProgramTop({ lists }: { readonly lists: readonly TopList[] }) {
  return (
    <>
      <div className="columns">
        {lists.map(({ credential, name, comparedBy, programs, unconfirmed, total, href }) => (
          <div key={credential}>
            <h3>{capitalized(name)}</h3>
            {comparedBy !== null && <p className="muted">{comparedBy}</p>}
            {programs.length === 0 ? (
              <p>Too little is measured to compare them.</p>
            ) : (
              <ul className="program-top plain-list">
                {programs.map((program) => (
                  <li key={program.id}>
                    <a href={program.href}>{program.institution}</a>
                    <br />
                    <Score score={program.score} />
                    {program.marks.length > 0 && (
                      <small className="muted"> ({program.marks.join('; ')})</small>
                    )}
                  </li>
                ))}
              </ul>
            )}
            {unconfirmed !== null && <p className="muted">{unconfirmed}</p>}
            <p>
              <a href={href}>All {count(total, `${name} program`)}</a>
            </p>
          </div>
        ))}
      </div>
      <SourceNote sources={scoreSources(lists.flatMap(({ programs }) => programs))} />
    </>
  );
}
