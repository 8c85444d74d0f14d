import type { AnswerView, CalculatorPageView } from '@/lib/calculators/page/view';
import { markdownUrl } from '@/lib/site/markdown-url';
import { distinctSources } from '@/lib/site/short-sources';
import { absoluteUrl, paths, withQuery } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { CodeSample } from '../../parts/code-sample/code-sample';
import { Disclosure } from '../../parts/disclosure/disclosure';

interface ProofProps {
  readonly view: CalculatorPageView;
  readonly answer: AnswerView;
}

/** The formula with the reader's own numbers. */
function Formula({ formula }: Pick<AnswerView, 'formula'>) {
  return (
    <>
      <h3 id="formula">With your numbers</h3>
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
    </>
  );
}

/** What an answer assumes, and the formula where it is a single calculation. */
export function Working({ view: { id }, answer: { assumptions, formula } }: ProofProps) {
  return (
    <Disclosure
      id="assumptions"
      summary={`${count(assumptions.length, 'assumption')}${formula.length > 0 ? ', and the working' : ''}`}
    >
      <ul className="calculator-list">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      {formula.length > 0 && <Formula formula={formula} />}
      <p>
        <a href={paths.methodology(id)}>The whole method, with the source of every constant</a>
      </p>
    </Disclosure>
  );
}

/** Where programs and assistants get the same answer. */
function SameAnswer({ view: { id, apiQuery, pageQuery }, answer: { dataNote } }: ProofProps) {
  const path = withQuery(paths.calculator(id), apiQuery);
  const markdown = withQuery(markdownUrl(paths.calculatorPage(id)), pageQuery);
  return (
    <>
      <h3 id="data">As data</h3>
      <p>
        Every figure above, with its assumptions and sources, as <a href={path}>JSON</a>, and this page in{' '}
        <a href={markdown}>Markdown</a>. No key is needed: <a href={paths.developers}>how to use the API</a>.
      </p>
      {dataNote && <p>{dataNote}</p>}
      <CodeSample caption="Ask for it" code={`curl "${absoluteUrl(path)}"`} />
    </>
  );
}

/** The documents behind the inputs, and the same answer in other formats. */
export function Sources({ view, answer }: ProofProps) {
  const distinct = distinctSources(answer.sources);
  return (
    <Disclosure id="sources" summary={`${count(distinct.length, 'source')}; JSON and Markdown`}>
      <ul className="calculator-list">
        {distinct.map(({ title, url }) => (
          <li key={title + url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <SameAnswer view={view} answer={answer} />
    </Disclosure>
  );
}

/** Pages that help with what comes after the answer. */
export function ReadNext({ view: { related } }: Pick<ProofProps, 'view'>) {
  if (related.length === 0) return null;
  return (
    <Disclosure id="read-next" summary={`Related: ${count(related.length, 'page')}`}>
      <ul className="calculator-list">
        {related.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
