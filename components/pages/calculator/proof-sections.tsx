import type { AnswerView, CalculatorPageView } from '@/lib/calculators/page/view';
import { markdownUrl } from '@/lib/site/markdown-url';
import { distinctSources } from '@/lib/site/short-sources';
import { absoluteUrl, paths, withQuery } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { CodeSample } from '../../parts/code-sample/code-sample';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Section } from '../../parts/section/section';

interface ProofProps {
  readonly view: CalculatorPageView;
  readonly answer: AnswerView;
}

/** What an answer assumes, quoted alongside its figures. */
function Assumptions({ answer: { assumptions } }: Pick<ProofProps, 'answer'>) {
  return (
    <Disclosure id="assumptions" summary={`What it assumes: ${count(assumptions.length, 'assumption')}`}>
      <ul className="calculator-list">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The formula with the reader's own numbers; nothing where the answer is no single calculation. */
function Formula({ view: { id }, answer: { formula } }: ProofProps) {
  if (formula.length === 0) return null;
  return (
    <Disclosure id="formula" summary={`The working with your numbers: ${count(formula.length, 'step')}`}>
      <dl className="calculator-formula">
        {formula.map(({ label, expression, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {expression} <span className="calculator-formula-value">= {value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        Figures are rounded for showing; each step goes on from the figure before rounding.
      </p>
      <p>
        <a href={paths.methodology(id)}>The whole method, with the source of every constant</a>
      </p>
    </Disclosure>
  );
}

/** The documents behind the inputs. */
function Sources({ answer: { sources } }: Pick<ProofProps, 'answer'>) {
  const distinct = distinctSources(sources);
  return (
    <Disclosure id="sources" summary={`Where the figures come from: ${count(distinct.length, 'source')}`}>
      <ul className="calculator-list">
        {distinct.map(({ title, url }) => (
          <li key={title + url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Where programs and assistants get the same answer. */
function SameAnswer({ view: { id, apiQuery, pageQuery }, answer: { dataNote } }: ProofProps) {
  const path = withQuery(paths.calculator(id), apiQuery);
  const markdown = withQuery(markdownUrl(paths.calculatorPage(id)), pageQuery);
  return (
    <Disclosure id="data" summary="The same answer as data: JSON and Markdown">
      <p>
        Every figure above, with its assumptions and sources, as <a href={path}>JSON</a>, and this page in{' '}
        <a href={markdown}>Markdown</a>. No key is needed: <a href={paths.developers}>how to use the API</a>.
      </p>
      {dataNote && <p>{dataNote}</p>}
      <CodeSample caption="Ask for it" code={`curl "${absoluteUrl(path)}"`} />
    </Disclosure>
  );
}

/** Everything that an answer rests on, folded, each part under a line that says what is in it. */
export function Proof({ view, answer }: ProofProps) {
  return (
    <Section id="proof" heading="Check this answer">
      <Assumptions answer={answer} />
      <Formula view={view} answer={answer} />
      <Sources answer={answer} />
      <SameAnswer view={view} answer={answer} />
    </Section>
  );
}

/** Pages that help with what comes after the answer. */
export function ReadNext({ view: { related } }: Pick<ProofProps, 'view'>) {
  if (related.length === 0) return null;
  return (
    <Section id="read-next" heading="Read next">
      <ul className="calculator-list">
        {related.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
