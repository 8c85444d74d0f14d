import type { RatesDrawing } from '@/lib/pass-rates/page/drawing';
import type { StateResults } from '@/lib/pass-rates/page/state-page';
import { RateChart } from '../../charts/rate-chart';
import { RateStrip } from '../../charts/rate-strip';
import { RATES_TABLE } from './rates-list';

export interface RatesDrawnProps {
  readonly drawing: RatesDrawing;
  readonly results: StateResults;
  readonly place: string;
}

/** The chosen rates as a chart: named where there is room, else the first, the last and the school searched for. */
export function RatesDrawn({ drawing, results, place }: RatesDrawnProps) {
  const { finding, rates, labelHeader, named, reference } = drawing;
  const common = {
    id: 'drawing',
    finding,
    subtitle: `Percent who passed the ${results.exam}, and the likely range: ${place}, ${results.year ?? 'by year'}`,
  };
  if (named) return <RateChart {...common} rows={rates} {...(labelHeader ? { labelHeader } : {})} />;
  return (
    <RateStrip
      {...common}
      rates={rates}
      {...(reference ? { reference } : {})}
      tableHref={`#${RATES_TABLE}`}
    />
  );
}
