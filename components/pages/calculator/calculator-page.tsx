import type { CalculatorAnswerView } from '@/lib/calculators/page/registry';
import { webApplication } from '@/lib/calculators/page/structured-data';
import type { CalculatorPageView } from '@/lib/calculators/page/view';
import { type SavedAnswer, savedAnswer } from '@/lib/site/saved-answer';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { Callout } from '../../parts/callout/callout';
import { ErrorSummary } from '../../parts/error-summary/error-summary';
import { Figures } from '../../parts/figures/figures';
import { JsonLd } from '../../parts/json-ld/json-ld';
import { Page } from '../../parts/page/page';
import { CopyButton } from '../../parts/save-answer/copy-button';
import { PrintedOn } from '../../parts/save-answer/printed-on';
import { SaveAnswer } from '../../parts/save-answer/save-answer';
import { SideBySide } from '../../parts/side-by-side/side-by-side';
import { SourceNote } from '../../parts/source-note/source-note';
import { AnswerSections } from './answer-sections';
import { CalculatorForm } from './form/calculator-form';
import { Proof, ReadNext } from './proof-sections';

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

/** Says that the answer is an example. */
function ExampleNote({ view: { status, form } }: Pick<AnswerProps, 'view'>) {
  if (status !== 'example') return null;
  return (
    <p>
      <strong>An example:</strong> {form.chosen}
    </p>
  );
}

/** What has to be known beside the figures: values that were moved first. */
function Facts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="calculator-facts plain-list">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The answer in a box, and what has to be known with it. */
function FirstScreen({ view, answer }: AnswerProps) {
  return (
    <div className="stack">
      <ExampleNote view={view} />
      <Answer verdict={answer.verdict} sentence={answer.sentence}>
        {answer.figureTable ? (
          <SideBySide id="comparison-table" table={answer.figureTable} />
        ) : (
          <Figures figures={answer.figures} />
        )}
        <SourceNote sources={answer.basis} />
      </Answer>
      <Facts facts={[...view.notes, ...answer.facts]} />
      <Cautions cautions={answer.cautions} />
    </div>
  );
}

function AnswerRegion({ view, answer, saved }: AnswerProps & { readonly saved: SavedAnswer }) {
  return (
    <>
      <FirstScreen view={view} answer={answer} />
      <AnswerSections answer={answer} />
      <ReadNext view={view} />
      <Proof view={view} answer={answer} />
      <SaveAnswer answer={saved} onePage>
        <CopyButton text={saved.address} />
      </SaveAnswer>
    </>
  );
}

const savedOf = ({ id, inputs, pageQuery }: AnswerProps['view'], answer: CalculatorAnswerView) =>
  savedAnswer(paths.calculatorPage(id), pageQuery, {
    subject: answer.subject,
    summary: answer.sentence,
    inputs,
  });

/** Id of the answer with all that belongs to it. */
const REGION = 'answer-region';

export interface CalculatorPageProps {
  readonly view: CalculatorPageView<CalculatorAnswerView>;
}

/** A calculator: its form, and the answer to what the URL asks. */
export function CalculatorPage({ view }: CalculatorPageProps) {
  const { id, status, form, problems, pageQuery, answer } = view;
  const path = paths.calculatorPage(id);
  const answered = `${status} ${pageQuery}`;
  const saved = answer && savedOf(view, answer);
  return (
    <Page
      path={path}
      before={problems.length > 0 && <ErrorSummary errors={problems} />}
      answer={saved}
      printed={<PrintedOn />}
    >
      <div className="beside">
        <div>
          <CalculatorForm
            action={path}
            status={status}
            form={form}
            announcement={answer?.sentence ?? ''}
            answerId={REGION}
            answered={answered}
          />
        </div>
        {/* Another answer is another block: it takes the place of the last one at once, and none of its parts moves. */}
        <div className="sections calculator-answer" id={REGION} key={answered}>
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
