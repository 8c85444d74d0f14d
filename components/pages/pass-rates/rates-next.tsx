import type { StateRatesView } from '@/lib/pass-rates/page/state-page';
import { statePath } from '@/lib/places/page/state';
import { paths, withQuery } from '@/lib/site/urls';
import { Section } from '../../parts/section/section';

/** What a reader can do with a pass rate, or without one. */
export function RatesNext({ view: { state, place } }: { readonly view: StateRatesView }) {
  const programs = withQuery(paths.programs, new URLSearchParams({ state }).toString());
  return (
    <Section id="next" heading="Next">
      <div className="prose">
        <ul>
          <li>Ask each school for its newest pass rate, the year, and how many took the exam.</li>
          <li>
            <a href={programs}>Compare programs in {place}</a> by price, pay and graduation.
          </li>
          <li>
            <a href={statePath(state)}>Becoming a nurse in {place}</a>: pay, costs and license rules.
          </li>
        </ul>
      </div>
    </Section>
  );
}
