import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { calculators } from '@/lib/calculators/registry';
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

function StateCalculators() {
  const others = calculators.filter(({ id }) => id !== nursingRoi.id);
  return (
    <Disclosure id="calculators" summary="Your route, and are you ready">
      <ul>
        {others.map(({ id, title, summary }) => (
          <li key={id}>
            <a href={paths.calculatorPage(id)}>{title}</a>: {summary}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function StateLimits() {
  return (
    <p id="limits">
      <strong>What we don’t know:</strong> what new nurses start at, grants at your school, and rents in your
      town. <a href={paths.sources}>All sources</a>
    </p>
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
          <StateCalculators />
        </div>
        <StateLimits />
      </Section>
    </>
  );
}
