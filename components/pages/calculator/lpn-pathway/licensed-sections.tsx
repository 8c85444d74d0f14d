import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Section } from '@/components/parts/section/section';
import type { LpnPathwayAnswer } from '@/lib/calculators/lpn-pathway/page';
import { BeginHere, ClosestPrograms } from './programs-list';
import { TimeLines } from './time-lines';

interface Props {
  readonly licensed: NonNullable<LpnPathwayAnswer['licensed']>;
}

/** A ladder that is left, with where it begins. */
function Ladder({
  ladder: { heading, id, sentences, begin },
}: {
  readonly ladder: Props['licensed']['ladders'][number];
}) {
  return (
    <Disclosure id={id} summary={`${heading}: months, cost and pay`}>
      {sentences.map((sentence) => (
        <p className="calculator-text" key={sentence}>
          {sentence}
        </p>
      ))}
      {begin && <BeginHere programs={begin.programs} payOff={begin.payOff} secondary />}
    </Disclosure>
  );
}

/** What is left for someone with a license. */
export function LicensedSections({ licensed }: Props) {
  const { lines, notes, programs, payOff, placeNotes, monthsBasis } = licensed;
  return (
    <>
      <Section id="next" heading="Your next step">
        <BeginHere programs={programs} payOff={payOff} />
        {[...notes, ...placeNotes].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Section>
      <TimeLines lines={lines} basis={monthsBasis} />
    </>
  );
}

/** Each ladder that is left, folded, and the closest programs. */
export function LicensedFolds({ licensed: { ladders, programs } }: Props) {
  return (
    <>
      {ladders.map((ladder) => (
        <Ladder key={ladder.id} ladder={ladder} />
      ))}
      <ClosestPrograms lists={[programs]} />
    </>
  );
}
