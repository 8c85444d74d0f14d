import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { LicensedView } from '@/lib/calculators/lpn-pathway/page/licensed-view';
import type { AnswerView } from '@/lib/calculators/page/view';
import { ProgramsList } from './programs-list';

/** What is left for someone with a license. */
export function LicensedSections({
  licensed: { ladders, programs, payOff },
  basis,
}: {
  readonly licensed: LicensedView;
  readonly basis: AnswerView['basis'];
}) {
  return (
    <>
      <Section id="next" heading="Your next step">
        <ProgramsList programs={programs} />
        <p>
          <a href={payOff.href}>{payOff.label}</a>
        </p>
      </Section>
      <Section id="left" heading="What is left for you">
        {ladders.map(({ id, heading, sentences, begin }) => (
          <div className="stack" id={id} key={id}>
            <h3>{heading}</h3>
            {sentences.map((sentence) => (
              <p className="calculator-text" key={sentence}>
                {sentence}
              </p>
            ))}
            {begin && (
              <>
                <ProgramsList programs={begin.programs} secondary />
                <p>
                  <a href={begin.payOff.href}>{begin.payOff.label}</a>
                </p>
              </>
            )}
          </div>
        ))}
        <SourceNote sources={basis} />
      </Section>
    </>
  );
}
