import type { Holding } from '@/lib/pass-rates/page/holdings';
import type { StateView } from '@/lib/places/page/state';
import { paths } from '@/lib/site/urls';
import { Section } from '../../parts/section/section';

export interface StatePassRatesProps {
  readonly view: StateView;
  readonly holdings: readonly Holding[];
}

/** Says which results of the state's programs on the licensing exam we have, with a link. */
export function StatePassRates({ view: { slug, place }, holdings }: StatePassRatesProps) {
  return (
    <Section id="pass-rates" heading={`How graduates in ${place} do on the licensing exam`}>
      {holdings.length > 0 ? (
        <div className="prose">
          <ul>
            {holdings.map(({ exam, inWords }) => (
              <li key={exam}>
                {exam}: {inWords}.
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>
          We have no result by program. The board may still publish some: ask each school for its pass rate,
          with the year and the number of candidates.
        </p>
      )}
      <p>
        <a href={paths.statePassRates(slug)}>
          {holdings.length > 0
            ? `Pass rates of programs in ${place}`
            : 'What is known of the board, and the nation’s results'}
        </a>
      </p>
    </Section>
  );
}
