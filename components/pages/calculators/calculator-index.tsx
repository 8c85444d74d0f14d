import type { CalculatorCard } from '@/lib/calculators/page/index-page';
import { paths } from '@/lib/site/urls';
import { capitalized, numberInWords } from '@/lib/text/words';
import { Page } from '../../parts/page/page';

/** The calculators, each with what it answers and one answer. */
export function CalculatorIndex({ calculators }: { readonly calculators: readonly CalculatorCard[] }) {
  return (
    <Page path="/calculators">
      <p className="lead">
        {capitalized(numberInWords(calculators.length))} questions, answered from public data. Not sure which
        is yours? <a href={paths.options}>See your options</a> first.
      </p>
      {calculators.map(({ id, title, answers, href, example }) => (
        <section className="prose" key={id} aria-labelledby={id}>
          <h2 id={id}>
            <a href={href}>{title}</a>
          </h2>
          <p>{answers}</p>
          <p>
            <span className="muted">For example: </span>
            {example}
          </p>
        </section>
      ))}
    </Page>
  );
}
