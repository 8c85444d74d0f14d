import type { ReactNode } from 'react';
import { optionsPage, savedOptions } from '@/lib/site/options/page';
import type { OptionsAnswer, OptionsView } from '@/lib/site/options/view';
import { Answer } from '../../parts/answer/answer';
import { ButtonLink } from '../../parts/button/button';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { ErrorSummary } from '../../parts/error-summary/error-summary';
import { Figures } from '../../parts/figures/figures';
import { FormPanel } from '../../parts/form-panel/form-panel';
import { Page } from '../../parts/page/page';
import { SaveAnswer } from '../../parts/save-answer/save-answer';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { Meanings } from './meanings';
import { WaysTable } from './ways-table';

/** What was asked; that the answer is an example; other places that may be meant. */
function Given({ view: { status, form, meant } }: { readonly view: OptionsView }) {
  return (
    <>
      <p className="given">
        {status === 'example' && <strong>An example: </strong>}
        {form.chosen}
      </p>
      {meant.map(({ label, href }) => (
        <p key={href}>
          Or did you mean <a href={href}>{label}</a>?
        </p>
      ))}
    </>
  );
}

function OptionsForm({ view: { status, form } }: { readonly view: OptionsView }) {
  return (
    <FormPanel
      action={optionsPage.path}
      label="Your answers"
      summary="Your answers"
      open={status === 'refused'}
      {...(status === 'example' ? { invitation: 'Answer three questions' } : {})}
      submit="Show my options"
    >
      <DeclaredFields fields={form.fields} />
    </FormPanel>
  );
}

function Next({ answer: { next } }: { readonly answer: OptionsAnswer }) {
  const [first, ...others] = next;
  return (
    <Section id="next" heading="Next step">
      {first && (
        <p>
          <ButtonLink href={first.href}>{first.label}</ButtonLink>
        </p>
      )}
      <ul className="go">
        {others.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Fold({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <Disclosure summary={summary}>
      <div className="prose">{children}</div>
    </Disclosure>
  );
}

function Folds({ answer: { others, notes, details, weigh } }: { readonly answer: OptionsAnswer }) {
  return (
    <div className="folds">
      {others !== null && (
        <Disclosure summary={`Other ways: ${others.columns.map(({ id }) => id).join('; ')}`}>
          <WaysTable id="other-ways" table={others} />
        </Disclosure>
      )}
      <Fold summary="What these figures mean: prices, months, pay">
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Fold>
      <Fold summary="How the months and costs of each way add up">
        {details.map(({ title, sentences }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{sentences.join(' ')}</p>
          </div>
        ))}
      </Fold>
      <p className="weigh">
        <a href={weigh.href}>{weigh.label}</a>
      </p>
    </div>
  );
}

function OptionsSections({ answer }: { readonly answer: OptionsAnswer }) {
  return (
    <>
      <Answer verdict={answer.verdict} sentence={answer.sentence}>
        <Figures figures={answer.figures} />
        <SourceNote sources={answer.basis} />
      </Answer>
      <Section id="ways" heading={answer.tableHeading}>
        <Meanings meanings={answer.meanings} />
        <WaysTable id="ways-table" table={answer.table} />
        <SourceNote sources={answer.payBasis} />
      </Section>
      <Next answer={answer} />
      <Folds answer={answer} />
    </>
  );
}

/** The ways that are open to a reader, with time, cost and pay, and where to go on. */
export function OptionsPage({ view }: { readonly view: OptionsView }) {
  const { problems, answer } = view;
  const saved = savedOptions(view);
  return (
    <Page
      path={optionsPage}
      before={problems.length > 0 && <ErrorSummary errors={problems} />}
      answer={saved}
    >
      {answer && <Given view={view} />}
      <div className="beside">
        <div>
          <OptionsForm view={view} />
        </div>
        <div className="sections">
          {answer && saved ? (
            <>
              <OptionsSections answer={answer} />
              <SaveAnswer answer={saved} onePage />
            </>
          ) : (
            <p>Fix this to see your answer.</p>
          )}
        </div>
      </div>
    </Page>
  );
}
