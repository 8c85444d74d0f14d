import { formatDollarsAbout } from '@/lib/numbers/format';
import type { StateView } from '@/lib/places/page/state';
import { paths } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Section } from '../../parts/section/section';
import { ProgramsNear } from './programs-near';
import { StateAnswer, type StateExamsProps } from './state-answer';
import { StateAreas } from './state-areas';
import { StateGraduates, StatePrograms, type StateProgramsProps, StateTuition } from './state-costs';
import { StateOutlook } from './state-outlook';
import { StatePassRates } from './state-pass-rates';
import { StatePay } from './state-pay';
import { StatePayCompared } from './state-pay-compared';
import { StateReturns } from './state-returns';
import { StateRules } from './state-rules';

/** What new nurses start at: no source measures it, so the estimate that the calculator gives. */
function startInWords({ returns, place }: StateView): string {
  const entry = returns.find(({ type }) => type === 'ADN')?.result.early_career.entry_pay ?? null;
  if (entry === null) return 'what new nurses start at';
  return `what new nurses start at (we estimate ${formatDollarsAbout(entry)} with an ADN, from what a quarter of RNs in ${place} earn less than)`;
}

function StateLimits({ view }: { readonly view: StateView }) {
  return (
    <Disclosure id="limits" summary="What we don’t know">
      <p>
        Grants at your school, rents in your town, and {startInWords(view)}.{' '}
        <a href={paths.sources}>All sources</a>
      </p>
    </Disclosure>
  );
}

/** Shows all that we know about nursing in one state, the answer first. */
export function StatePage({ view, top, lists, exams }: StateProgramsProps & StateExamsProps) {
  return (
    <>
      <div className="pair state-top">
        <div className="sections">
          <StateAnswer view={view} exams={exams} />
          <ProgramsNear view={view} lists={lists} />
        </div>
        <div className="sections">
          <StatePay view={view} />
          <StateRules view={view} exams={exams} />
        </div>
        <StateReturns view={view} />
      </div>
      <Section id="more" heading={`More about ${view.place}`}>
        <div className="folds">
          <Disclosure id="areas" summary={`Pay in ${count(view.areas.length, 'area')}, and beside the US`}>
            <StateAreas view={view} />
            <StatePayCompared view={view} />
          </Disclosure>
          <Disclosure id="costs" summary="Costs and graduates’ pay, by type">
            <StateTuition view={view} />
            <StateGraduates view={view} />
          </Disclosure>
          <Disclosure id="programs" summary="Programs and pass rates here">
            <StatePrograms view={view} top={top} lists={lists} />
            <StatePassRates view={view} exams={exams} />
          </Disclosure>
          <StateOutlook view={view} />
          <StateLimits view={view} />
        </div>
      </Section>
    </>
  );
}
