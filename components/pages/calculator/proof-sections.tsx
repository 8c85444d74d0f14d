import type { AnswerView, CalculatorPageView } from '@/lib/calculators/page/view';
import { distinctSources } from '@/lib/site/short-sources';
import { absoluteUrl, paths, withQuery } from '@/lib/site/urls';
import { CodeSample } from '../../parts/code-sample/code-sample';
import { Section } from '../../parts/section/section';
import { FoldedList } from './folded-list';

const ASSUMPTIONS_SHOWN = 4;
const SOURCES_SHOWN = 4;

/** What an answer assumes, quoted alongside its figures. */
export function Assumptions({ answer: { assumptions } }: { readonly answer: AnswerView }) {
  return (
    <Section id="assumptions" heading="What it assumes">
      <FoldedList
        noun="assumptions"
        shown={ASSUMPTIONS_SHOWN}
        items={assumptions.map((assumption) => ({ key: assumption, content: assumption }))}
      />
    </Section>
  );
}

/** The formula with the reader's own numbers. */
export function Formula({ id, answer: { formula } }: { readonly id: string; readonly answer: AnswerView }) {
  return (
    <Section id="formula" heading="How it was computed with your numbers">
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
    </Section>
  );
}

/** The documents behind the inputs. */
export function Sources({ answer: { sources } }: { readonly answer: AnswerView }) {
  return (
    <Section id="sources" heading="Sources">
      <FoldedList
        noun="sources"
        shown={SOURCES_SHOWN}
        items={distinctSources(sources).map(({ title, url }) => ({
          key: title + url,
          content: <a href={url}>{title}</a>,
        }))}
      />
    </Section>
  );
}

/** Where the same answer is to be had as data, and what to read next. */
export function SameAnswer({ view: { id, apiQuery, related } }: { readonly view: CalculatorPageView }) {
  const path = withQuery(paths.calculator(id), apiQuery);
  return (
    <Section id="data" heading="The same answer as data">
      <p>
        Every figure above, with its assumptions and sources, as <a href={path}>JSON</a>. No key is needed:{' '}
        <a href={paths.developers}>how to use the API</a>.
      </p>
      <CodeSample caption="Ask for it" code={`curl "${absoluteUrl(path)}"`} />
      {related.length > 0 && (
        <>
          <h3>Read next</h3>
          <ul className="calculator-list">
            {related.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
