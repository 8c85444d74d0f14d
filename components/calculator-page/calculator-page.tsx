import type { CalculatorAnswerView } from '@/lib/site/calculator-pages/registry';
import { webApplication } from '@/lib/site/calculator-pages/structured-data';
import type { CalculatorPageView } from '@/lib/site/calculator-pages/view';
import { paths } from '@/lib/site/urls';
import { Answer } from '../answer/answer';
import { CalculatorForm } from '../calculator-form/calculator-form';
import { Callout } from '../callout/callout';
import { ErrorSummary } from '../error-summary/error-summary';
import { Figures } from '../figures/figures';
import { JsonLd } from '../json-ld/json-ld';
import { Page } from '../page/page';
import { SourceNote } from '../source-note/source-note';
import { AnswerSections } from './answer-sections';
import { Assumptions, Formula, SameAnswer, Sources } from './proof-sections';

interface AnswerProps {
  readonly view: CalculatorPageView<CalculatorAnswerView>;
  readonly answer: CalculatorAnswerView;
}

/** What may mislead the reader, each caution a line. */
function Cautions({ cautions }: { readonly cautions: readonly string[] }) {
  if (cautions.length === 0) return null;
  return (
    <Callout kind="caution" heading="Before you rely on this">
      <ul>
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </Callout>
  );
}

/** The answer: sentence, figures, what has to be known beside them. */
function FirstScreen({ view: { status, notes }, answer }: AnswerProps) {
  return (
    <>
      <p className="calculator-status">
        {status === 'example' ? (
          <>
            <strong>An example.</strong> Put in your own values.
          </>
        ) : (
          <>
            <strong>Your answer.</strong> This address keeps it.
          </>
        )}
      </p>
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

export interface CalculatorPageProps {
  readonly view: CalculatorPageView<CalculatorAnswerView>;
}

/** A calculator: its form, and the answer to what the URL asks. */
export function CalculatorPage({ view }: CalculatorPageProps) {
  const { id, status, form, problems, answer } = view;
  const path = paths.calculatorPage(id);
  return (
    <Page path={path} before={problems.length > 0 && <ErrorSummary errors={problems} />}>
      <div className="beside">
        <div>
          <CalculatorForm
            action={path}
            status={status}
            form={form}
            moreLabel="Compare"
            announcement={answer?.sentence ?? ''}
          />
        </div>
        <div className="sections calculator-answer">
          {answer ? (
            <AnswerRegion view={view} answer={answer} />
          ) : (
            <p>The answer stands here once that is mended.</p>
          )}
        </div>
      </div>
      <JsonLd data={webApplication(id)} />
    </Page>
  );
}
