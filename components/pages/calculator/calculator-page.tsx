import type { CalculatorAnswerView } from '@/lib/calculators/page/registry';
import { webApplication } from '@/lib/calculators/page/structured-data';
import { answerInFull, type CalculatorPageView } from '@/lib/calculators/page/view';
import { pageAt } from '@/lib/site/pages/pages';
import { type SavedAnswer, savedAnswer } from '@/lib/site/saved-answer';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { Callout } from '../../parts/callout/callout';
import { ErrorSummary } from '../../parts/error-summary/error-summary';
import { Figures } from '../../parts/figures/figures';
import { JsonLd } from '../../parts/json-ld/json-ld';
import { Page } from '../../parts/page/page';
import { SaveAnswer } from '../../parts/save-answer/save-answer';
import { SideBySide } from '../../parts/side-by-side/side-by-side';
import { SourceNote } from '../../parts/source-note/source-note';
import { AnswerFolds, AnswerSections } from './answer-sections';
import { CalculatorForm } from './form/calculator-form';
import { ReadNext, Sources, Working } from './proof-sections';

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

/** What was asked, whether it is an example, and values that were moved or filled in. */
function Given({ view: { status, form, notes }, answer: { given = form.chosen } }: AnswerProps) {
  return (
    <p className="calculator-text given">
      {status === 'example' && <strong>This is an example. </strong>}
      {[given, ...notes].join(' ')}
    </p>
  );
}

/** What has to be known beside the figures. */
function Facts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="stack">
      {facts.map((fact) => (
        <p className="calculator-text" key={fact}>
          {fact}
        </p>
      ))}
    </div>
  );
}

/**
 * What was asked, and the answer in a box. It is below the form, which would move if a line above it became two.
 */
function FirstScreen({ view, answer }: AnswerProps) {
  return (
    <div className="stack">
      <Given view={view} answer={answer} />
      <Answer
        verdict={view.status === 'example' ? `Example: ${answer.verdict}` : answer.verdict}
        sentence={answer.sentence}
      >
        {answer.figureTable ? (
          <SideBySide id="comparison-table" table={answer.figureTable} />
        ) : (
          <Figures figures={answer.figures} />
        )}
        <SourceNote sources={answer.basis} />
      </Answer>
    </div>
  );
}

/** What an answer rests on and leads to, folded: in the same order on the page of every calculator. */
function Folds({ view, answer, saved }: AnswerProps & { readonly saved: SavedAnswer }) {
  return (
    <section className="folds" id="more" aria-label="More about this answer">
      <Working view={view} answer={answer} />
      <AnswerFolds answer={answer} />
      <Sources view={view} answer={answer} />
      <ReadNext view={view} />
      <SaveAnswer answer={saved} onePage />
    </section>
  );
}

function AnswerRegion({ view, answer, saved }: AnswerProps & { readonly saved: SavedAnswer }) {
  return (
    <>
      <FirstScreen view={view} answer={answer} />
      <AnswerSections answer={answer} />
      <Facts facts={answer.facts} />
      <Cautions cautions={answer.cautions} />
      <Folds view={view} answer={answer} saved={saved} />
    </>
  );
}

/** The page under the question that it answers. */
const pageOf = ({ id, answer }: AnswerProps['view']) => {
  const page = pageAt(paths.calculatorPage(id));
  return { ...page, title: answer?.heading ?? page.title };
};

const savedOf = ({ id, inputs, pageQuery }: AnswerProps['view'], answer: CalculatorAnswerView) =>
  savedAnswer(paths.calculatorPage(id), pageQuery, {
    subject: answer.subject,
    summary: answerInFull(answer),
    inputs,
  });

/** Id of the answer with all that belongs to it: the browser module puts another answer in its place at once. */
const REGION = 'answer-region';

export interface CalculatorPageProps {
  readonly view: CalculatorPageView<CalculatorAnswerView>;
}

/** A calculator: its form, and the answer to what the URL asks. */
export function CalculatorPage({ view }: CalculatorPageProps) {
  const { id, status, form, problems, answer } = view;
  const path = paths.calculatorPage(id);
  const saved = answer && savedOf(view, answer);
  return (
    <Page
      path={pageOf(view)}
      before={problems.length > 0 && <ErrorSummary errors={problems} />}
      answer={saved}
    >
      <div className="beside">
        <div>
          <CalculatorForm action={path} status={status} form={form} />
        </div>
        <div className="sections calculator-answer" id={REGION}>
          {answer && saved ? (
            <AnswerRegion view={view} answer={answer} saved={saved} />
          ) : (
            <p>Fix this to see your answer.</p>
          )}
        </div>
      </div>
      <JsonLd data={webApplication(id)} />
    </Page>
  );
}
