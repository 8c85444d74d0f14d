import { formatCount, formatNumber } from '@/lib/numbers/format';
import type { StateView } from '@/lib/places/page/state';
import { shortSources } from '@/lib/site/short-sources';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { SourceNote } from '../../parts/source-note/source-note';

/** How jobs of nurses are expected to grow, and what the course of nursing assistants asks. */
export function StateOutlook({ view: { outlook, aides, place } }: { readonly view: StateView }) {
  return (
    <Disclosure id="outlook" summary="Job outlook, and nursing assistant courses">
      {outlook && (
        <p>
          The government expects {formatNumber(Math.abs(outlook.growthPercent))}%{' '}
          {outlook.growthPercent < 0 ? 'fewer' : 'more'} RN jobs in the US over {outlook.period}
          {outlook.annualOpenings !== null && (
            <>, with {formatCount(outlook.annualOpenings)} openings a year</>
          )}
          . We have no outlook for {place} alone.
        </p>
      )}
      <p>{aides.text}</p>
      <SourceNote sources={[...shortSources('projections'), aides.source]} />
    </Disclosure>
  );
}
