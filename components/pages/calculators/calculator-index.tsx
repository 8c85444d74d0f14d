import type { CalculatorCard } from '@/lib/calculators/page/index-page';
import { capitalized, numberInWords } from '@/lib/text/words';
import { Page } from '../../parts/page/page';

/** The calculators, each with what it answers and one answer. */
export function CalculatorIndex({ calculators }: { readonly calculators: readonly CalculatorCard[] }) {
  return (
    <Page path="/calculators">
      <p className="lead">
        {capitalized(numberInWords(calculators.length))} questions, answered from public data. Each answer
        names its sources, its assumptions and its limits.
      </p>
      {calculators.map(({ id, title, summary, href, example }) => (
        <section className="stack" key={id} aria-labelledby={id}>
          <h2 id={id}>
            <a href={href}>{title}</a>
          </h2>
          <p className="calculator-text">{summary}</p>
          <p className="calculator-text">
            <span className="muted">For example: </span>
            {example}
          </p>
        </section>
      ))}
    </Page>
  );
}
