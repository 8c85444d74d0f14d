import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { AdmissionReadinessAnswer } from '@/lib/calculators/admission-readiness/page';
import type { ReadinessPart } from '@/lib/calculators/admission-readiness/page/parts';

interface Props {
  readonly answer: Pick<AdmissionReadinessAnswer, 'parts' | 'basis'>;
}

/** Points as a share of all that the part can give; the outline goes on to the best result of what is not known yet. */
function Bar({ share, reach }: { readonly share: number; readonly reach: number }) {
  return (
    <svg className="chart-drawing tone-1" aria-hidden="true" width="100%" height="14">
      <rect className="chart-track" width="100%" height="14" />
      {reach > share && (
        <rect className="chart-bar-light" x={`${share}%`} width={`${reach - share}%`} height="14" />
      )}
      <rect className="chart-bar" width={`${share}%`} height="14" />
    </svg>
  );
}

function Part({ part: { label, points, share, reach, explanation } }: { readonly part: ReadinessPart }) {
  return (
    <div className="readiness-part">
      <h3>{label}</h3>
      <p className="readiness-points">{points}</p>
      {share !== null && reach !== null && <Bar share={share} reach={reach} />}
      <p className="readiness-why">{explanation}</p>
    </div>
  );
}

/** Where the points come from: a bar and a sentence for each part. */
export function ScoreParts({ answer: { parts, basis } }: Props) {
  return (
    <Section id="parts" heading="What makes up your score">
      <div className="readiness-parts">
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </div>
      <SourceNote sources={basis} />
    </Section>
  );
}
