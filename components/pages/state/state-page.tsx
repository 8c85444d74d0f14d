import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { calculators } from '@/lib/calculators/registry';
import { credentialFacts, degrees } from '@/lib/data/credentials';
import { valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { type CredentialReturn, returnHref } from '@/lib/places/page/returns';
import type { StateView } from '@/lib/places/page/state';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { capitalized, count } from '@/lib/text/words';
import { Answer } from '../../parts/answer/answer';
import { Figures, type ResultFigure } from '../../parts/figures/figures';
import { JumpLinks } from '../../parts/jump-links/jump-links';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { StateAreas } from './state-areas';
import { StateGraduates, StatePrograms, type StateProgramsProps, StateTuition } from './state-costs';
import { StatePassRates, type StatePassRatesProps } from './state-pass-rates';
import { StatePay } from './state-pay';
import { StateReturns } from './state-returns';

const sections = [
  { id: 'pay', label: 'Pay' },
  { id: 'areas', label: 'Pay by area' },
  { id: 'tuition', label: 'Cost of programs' },
  { id: 'graduates', label: 'Graduates’ earnings' },
  { id: 'returns', label: 'Return of a degree' },
  { id: 'programs', label: 'Programs' },
  { id: 'pass-rates', label: 'Licensing exam' },
  { id: 'calculators', label: 'Your own case' },
  { id: 'limits', label: 'What we don’t know' },
];

function costFigure({ name, result, entrantAhead }: CredentialReturn): ResultFigure {
  const { control, institutions, year, area } = result.tuition_basis;
  const where = area === 'state' ? '' : ' in the US';
  return {
    label: `${name}: tuition, books and fees`,
    value: formatDollarsRounded(result.total_cost),
    note: `${count(institutions ?? 0, `${control} college`)}${where}, ${year}${entrantAhead.months === null ? '' : `; ahead after, from the first class: ${entrantAhead.inWords}`}`,
  };
}

function StateAnswer({ view }: { readonly view: StateView }) {
  const { sentence, edition, pay, returns, cautions } = view;
  const [rn] = pay;
  const [adn, bsn] = returns;
  const mean = rn ? valueOrNull(rn.pay.mean) : null;
  const median = rn ? valueOrNull(rn.pay.median) : null;
  const figures: ResultFigure[] = [
    {
      label: 'a year for RNs, mean',
      value: mean === null ? null : formatDollarsRounded(mean),
      note: `${edition}${median === null ? '' : `; the median is ${formatDollarsRounded(median)}`}`,
    },
    ...[adn, bsn].flatMap((answer) => (answer ? [costFigure(answer)] : [])),
  ];
  return (
    <Answer sentence={sentence}>
      <Figures figures={figures} />
      {cautions.length > 0 && (
        <p>
          <a href="#cautions">Read with care: what may mislead in these estimates</a>
        </p>
      )}
      <SourceNote sources={shortSources('wages', 'price_by_state')} />
    </Answer>
  );
}

function StateCalculators({ view }: { readonly view: StateView }) {
  const others = calculators.filter(({ id }) => id !== nursingRoi.id);
  return (
    <Section id="calculators" heading="Your own case">
      <p>
        {nursingRoi.title}, with {view.place} filled in. Add what you earn now and it answers for you:
      </p>
      <ul className="link-list">
        {degrees.map((degree) => (
          <li key={degree}>
            <a href={returnHref(view.slug, degree)}>{capitalized(credentialFacts[degree].name)}</a>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p>What does not depend on the state:</p>
          <div className="prose">
            <ul>
              {others.map(({ id, title, summary }) => (
                <li key={id}>
                  <a href={paths.calculatorPage(id)}>{title}</a>: {summary}
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Section>
  );
}

function StateLimits({ view }: { readonly view: StateView }) {
  return (
    <Section id="limits" heading="What we don’t know">
      <div className="prose">
        <ul>
          <li>What a new nurse is paid: BLS counts everyone in the job, and pay rises with years in it.</li>
          <li>
            What you would pay after grants and scholarships, or what a nursing school charges beside tuition.
          </li>
          <li>
            Pay of people who work for themselves, and what the cost of living is in your town: price levels
            are for the whole of {view.place}.
          </li>
          <li>
            How good a program is for you. Its score says how its students did; class sizes, clinical places
            and teachers are in no table. Ask each school for its pass rate, with the year and the number of
            candidates.
          </li>
        </ul>
      </div>
      <p>
        <a href={paths.sources}>All sources, and what to mind in each</a>
      </p>
    </Section>
  );
}

/** Shows all that we know about nursing in one state, the answer first. */
export function StatePage({ view, top, holdings }: StateProgramsProps & StatePassRatesProps) {
  return (
    <>
      <StateAnswer view={view} />
      <JumpLinks links={sections} />
      <StatePay view={view} />
      <StateAreas view={view} />
      <StateTuition view={view} />
      <StateGraduates view={view} />
      <StateReturns view={view} />
      <StatePrograms view={view} top={top} />
      <StatePassRates view={view} holdings={holdings} />
      <StateCalculators view={view} />
      <StateLimits view={view} />
    </>
  );
}
