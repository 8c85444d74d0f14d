import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsAndCents, formatDollarsRange, formatDollarsRounded } from '@/lib/numbers/format';
import type { OccupationView } from '@/lib/places/page/occupation';
import { shortSources } from '@/lib/site/short-sources';
import { Answer } from '../../parts/answer/answer';
import { Figures } from '../../parts/figures/figures';
import { type JumpLink, JumpLinks } from '../../parts/jump-links/jump-links';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { ProjectionsTable } from '../salaries/salaries-page';
import { OccupationAreas } from './occupation-areas';
import { OccupationSpecialties } from './occupation-specialties';
import { OccupationStates } from './occupation-states';

function OccupationAnswer({ view }: { readonly view: OccupationView }) {
  const { sentence, edition, pay, occupation } = view;
  const [mean, median] = [valueOrNull(pay.mean), valueOrNull(pay.median)];
  const { meanHourly } = pay;
  const [p25, p75] = [valueOrNull(pay.p25), valueOrNull(pay.p75)];
  const rounded = (value: number | null) => (value === null ? null : formatDollarsRounded(value));
  return (
    <Answer sentence={sentence}>
      <Figures
        figures={[
          { label: 'a year, mean', value: rounded(mean), note: edition },
          {
            label: 'a year, median',
            value: rounded(median),
            note: p25 === null || p75 === null ? edition : `the middle half: ${formatDollarsRange(p25, p75)}`,
          },
          {
            label: 'an hour, mean',
            value: isMissing(meanHourly) ? null : formatDollarsAndCents(meanHourly.value),
            note: isMissing(meanHourly) ? meanHourly.missing : edition,
          },
        ]}
      />
      <SourceNote sources={shortSources('wages')}>
        <p>
          {occupation.note} A new graduate earns less than the mean; people who work for themselves are not
          counted.
        </p>
      </SourceNote>
    </Answer>
  );
}

function sections({ specialties }: OccupationView): JumpLink[] {
  return [
    { id: 'states', label: 'By state' },
    { id: 'areas', label: 'By area' },
    ...(specialties ? [{ id: 'specialties', label: 'Derived pay' }] : []),
    { id: 'growth', label: 'Growth' },
  ];
}

export interface OccupationPageProps {
  readonly view: OccupationView;
  /** Column that the states are sorted by; by name where none is named. */
  readonly sortedBy?: string;
}

/** Shows all that we know about the pay of one occupation, the answer first. */
export function OccupationPage({ view, sortedBy }: OccupationPageProps) {
  return (
    <>
      <OccupationAnswer view={view} />
      <JumpLinks links={sections(view)} />
      <OccupationStates view={view} sortedBy={sortedBy} />
      <OccupationAreas view={view} />
      <OccupationSpecialties view={view} />
      <Section id="growth" heading="Growth of the occupation">
        <ProjectionsTable occupations={[view]} />
      </Section>
    </>
  );
}
