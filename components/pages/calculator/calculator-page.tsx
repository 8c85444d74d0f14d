import type { CalculatorAnswerView } from '@/lib/calculators/page/registry';
import { webApplication } from '@/lib/calculators/page/structured-data';
import type { CalculatorPageView } from '@/lib/calculators/page/view';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { Callout } from '../../parts/callout/callout';
import { ErrorSummary } from '../../parts/error-summary/error-summary';
import { Figures } from '../../parts/figures/figures';
import { JsonLd } from '../../parts/json-ld/json-ld';
import { Page } from '../../parts/page/page';
import { SourceNote } from '../../parts/source-note/source-note';
import { AnswerSections } from './answer-sections';
import { CalculatorForm } from './form/calculator-form';
import { Assumptions, Formula, SameAnswer, Sources } from './proof-sections';

interface AnswerProps {
  readonly view: CalculatorPageView<CalculatorAnswerView>;
  readonly answer: CalculatorAnswerView;
}

/** What may mislead the reader, each caution a line. */
function Cautions({ cautions }: { readonly cautions: readonly string[] }) {
  const [only, ...others] = cautions;
  if (only === undefined) return null;
  return (
    <Callout kind="caution" heading="Before you rely on this">
      {others.length === 0 ? (
        <p>{only}</p>
      ) : (
        <ul>
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      )}
    </Callout>
  );
}

/** Whose answer it is. */
function Status({ view: { status, form } }: Pick<AnswerProps, 'view'>) {
  if (status === 'example') {
    return (
      <p>
        <strong>An example:</strong> {form.chosen}
      </p>
    );
  }
  return (
    <p>
      <strong>Your answer</strong>, kept at this address
    </p>
  );
}

/** The answer: sentence, figures, what has to be known beside them. */
function FirstScreen({ view, answer }: AnswerProps) {
  const { notes } = view;
  return (
    <>
      <Status view={view} />
      <Answer sentence={answer.sentence}>
        <Figures figures={answer.figures} />
        <ul className="calculator-facts plain-list">
          {[...notes, ...answer.facts].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <SourceNote sources={answer.basis} />
      </Answer>
    </>
  );
}

function AnswerRegion({ view, answer }: AnswerProps) {
  return (
    <>
      <div className="stack">
        <FirstScreen view={view} answer={answer} />
        <Cautions cautions={answer.cautions} />
      </div>
      <AnswerSections answer={answer} />
      <Assumptions answer={answer} />
      <Formula id={view.id} answer={answer} />
      <Sources answer={answer} />
      <SameAnswer view={view} />
    </>
  );
}

const ANSWER = 'answer';

export interface CalculatorPageProps {
  readonly view: CalculatorPageView<CalculatorAnswerView>;
}

/** A calculator: its form, and the answer to what the URL asks. */
export function CalculatorPage({ view }: CalculatorPageProps) {
  const { id, status, form, problems, pageQuery, answer } = view;
  const path = paths.calculatorPage(id);
  const answered = `${status} ${pageQuery}`;
  return (
    <Page path={path} before={problems.length > 0 && <ErrorSummary errors={problems} />}>
      <div className="beside">
        <div>
          <CalculatorForm
            action={path}
            status={status}
            form={form}
            announcement={answer?.sentence ?? ''}
            answerId={ANSWER}
            answered={answered}
          />
        </div>
        {/* Another answer is another block: it takes the place of the last one at once, and none of its parts moves. */}
        <div className="sections calculator-answer" id={ANSWER} key={answered}>
          {answer ? <AnswerRegion view={view} answer={answer} /> : <p>Fix this to see your answer.</p>}
        </div>
      </div>
      <JsonLd data={webApplication(id)} />
    </Page>
  );
}
