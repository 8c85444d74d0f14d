import { calledIn } from '@/lib/places/states';
import { capitalized } from '@/lib/text/words';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import type { StateExamsProps } from './state-answer';

/** Who approves schools, and where their pass rates are. */
function Board({ exams: { board } }: Pick<StateExamsProps, 'exams'>) {
  return (
    <div>
      <dt>Who approves schools</dt>
      <dd>
        {capitalized(board.name)}.{' '}
        {board.page ? (
          <>
            Pass rates are at <a href={board.page.href}>{board.page.host}</a>.
          </>
        ) : (
          'Ask it for pass rates: we know no page of them.'
        )}
      </dd>
    </div>
  );
}

/** License rules of the state, and its board. */
export function StateRules({ view, exams }: StateExamsProps) {
  const { rules, sources } = view.rules;
  return (
    <Section id="rules" heading="License rules">
      <dl className="facts">
        {rules.map(({ label, verdict, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{verdict}</strong> {calledIn(view.slug, text)}
            </dd>
          </div>
        ))}
        <Board exams={exams} />
      </dl>
      <SourceNote sources={sources} />
    </Section>
  );
}
