import { ReadinessChart, type ReadinessChartProps } from '@/components/charts/readiness-chart';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { AdmissionReadinessAnswer } from '@/lib/calculators/admission-readiness/page';

interface Props {
  readonly answer: AdmissionReadinessAnswer;
}

type Result = AdmissionReadinessAnswer['result'];

const scoreOf = (label: string, { readiness_score, band_label }: Result) => ({
  label,
  score: readiness_score,
  bandLabel: band_label,
});

/** One score, or one for each result of an exam that has not been taken. */
function scoresOf({ result, outlook }: AdmissionReadinessAnswer): ReadinessChartProps['scores'] {
  const [lowest, ...others] = outlook?.outcomes ?? [];
  const scored = (outcome: NonNullable<typeof lowest>) => scoreOf(`Exam ${outcome.exam}`, outcome.result);
  return lowest ? [scored(lowest), ...others.map(scored)] : [scoreOf('Readiness', result)];
}

/** The parts that can give points; the exam from its lowest to its best result where it has not been taken. */
function partsOf({ result, outlook }: AdmissionReadinessAnswer): ReadinessChartProps['components'] {
  const outcomes = outlook?.outcomes ?? [];
  const [lowest = result, best = result] = [outcomes[0]?.result, outcomes.at(-1)?.result];
  return lowest.components
    .filter(({ max_points }) => max_points > 0)
    .map((part) => ({
      ...part,
      reach: best.components.find(({ id }) => id === part.id)?.points ?? part.points,
    }));
}

/** The score against its bands, and where its points come from. */
export function ScoreChart({ answer }: Props) {
  return (
    <ReadinessChart
      id="readiness"
      subtitle="Points of 100, by part"
      scores={scoresOf(answer)}
      bands={answer.result.bands.map(({ band_label, from_score }) => ({
        label: band_label,
        from: from_score,
      }))}
      components={partsOf(answer)}
      source={<SourceNote sources={answer.basis} />}
    />
  );
}
