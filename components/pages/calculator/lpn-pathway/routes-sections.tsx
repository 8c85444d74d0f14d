import { Section } from '@/components/parts/section/section';
import type { RoutesView } from '@/lib/calculators/lpn-pathway/page';
import { BeginHere } from './programs-list';
import { Sentences } from './sentences';
import { TimeLines } from './time-lines';

interface Props {
  readonly routes: RoutesView;
}

/** Whom each route suits, and where to begin. */
function Choices({ routes: { choices, placeNotes } }: Props) {
  return (
    <Section id="next" heading={choices.length > 1 ? 'Which one is yours?' : 'Your next step'}>
      <div className="columns">
        {choices.map(({ id, name, conditions, programs }, index) => (
          <div className="stack" key={id}>
            <h3>{conditions.length > 0 ? `${name}, if` : name}</h3>
            {conditions.length > 0 && <Sentences sentences={conditions} />}
            <BeginHere programs={programs} secondary={index > 0} />
          </div>
        ))}
      </div>
      {placeNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Section>
  );
}

/** Sections of an answer with routes, in the order of the page. */
export function RoutesSections({ routes }: Props) {
  const { lines, monthsBasis, monthNotes, terms } = routes;
  return (
    <>
      <Choices routes={routes} />
      <TimeLines lines={lines} basis={monthsBasis} notes={monthNotes} terms={terms} />
    </>
  );
}
