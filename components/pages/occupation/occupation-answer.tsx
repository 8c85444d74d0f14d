import { type Figure, isMissing } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRounded } from '@/lib/numbers/format';
import type { OccupationView } from '@/lib/places/page/occupation';
import { shortSources } from '@/lib/site/short-sources';
import { Answer } from '../../parts/answer/answer';
import { Figures, type ResultFigure } from '../../parts/figures/figures';
import { SourceNote } from '../../parts/source-note/source-note';

/** A figure of the answer: in dollars, or why it is missing. */
function payFigure(label: string, of: Figure, note: string): ResultFigure {
  return isMissing(of)
    ? { label, value: null, note: of.missing }
    : { label, value: formatDollarsRounded(of.value), note };
}

/** What half earn, what a quarter earn less than, and what a quarter earn more than. */
export function OccupationAnswer({ view }: { readonly view: OccupationView }) {
  const { answer, paid, priceLevel } = view;
  const jobs = isMissing(paid.jobs) ? paid.jobs.missing : `${formatCount(paid.jobs.value)} jobs`;
  return (
    <Answer verdict={answer.verdict} sentence={answer.sentence}>
      <Figures
        figures={
          // The verdict says that nothing is known: three times why is no figure.
          isMissing(paid.median)
            ? []
            : [
                payFigure('The middle', paid.median, jobs),
                payFigure('Starting out, about', paid.p25, 'Our estimate: a quarter earn less'),
                payFigure('Top quarter, from', paid.p75, 'A quarter earn more than this'),
              ]
        }
      />
      <SourceNote
        sources={shortSources(...(priceLevel ? (['wages', 'rpp'] as const) : (['wages'] as const)))}
      />
    </Answer>
  );
}
