import type { ProgramPageView } from '@/lib/programs/page/school/school-page';
import { sourcesOf } from '@/lib/programs/page/sources';
import { Answer } from '../../parts/answer/answer';
import { ButtonLink } from '../../parts/button/button';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { NetPrices } from './net-prices';
import { Positions } from './positions';
import { ProgramFolds } from './program-folds';
import { SchoolFigures } from './school-figures';

interface ProgramProps {
  readonly view: ProgramPageView;
}

function ProgramAnswer({ view: { answer, tables } }: ProgramProps) {
  return (
    <Answer verdict={answer.heading} sentence={answer.sentence}>
      <SchoolFigures figures={answer.figures} />
      <SourceNote sources={sourcesOf(tables)} />
    </Answer>
  );
}

/** What to do next: see the return for one's own case, compare, look around. */
function Next({ view: { ownReturn, nearby, section } }: ProgramProps) {
  return (
    <Section id="next" heading="What it would do for you">
      {ownReturn.sentence !== '' && <p>{ownReturn.sentence}</p>}
      <p className="cluster">
        <ButtonLink href={ownReturn.href}>See it for your own pay</ButtonLink>
        {section.compareHref !== null && (
          <ButtonLink href={section.compareHref} secondary>
            Add to compare
          </ButtonLink>
        )}
      </p>
      <ul className="plain-list next-links">
        {[nearby, section.readiness].flatMap((link) =>
          link ? (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
    </Section>
  );
}

/** One program type of a school: the answer, the next step, what it costs, where it is in the state, all the rest. */
export function ProgramOfSchool({ view }: ProgramProps) {
  return (
    <div className="pair school">
      <div className="sections">
        <ProgramAnswer view={view} />
        <Next view={view} />
        {view.isPriceOfBeginners && <NetPrices netPrices={view.netPrices} students={view.students} />}
      </div>
      <div className="sections">
        <Positions {...view.positions} />
        <ProgramFolds view={view} />
      </div>
    </div>
  );
}
