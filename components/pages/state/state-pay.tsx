import { isMissing } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import type { StateView } from '@/lib/places/page/state';
import { calledIn } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { PAY_BARS, PayChart } from '../../parts/pay-chart/pay-chart';
import { PayTable } from '../../parts/pay-chart/pay-table';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

function finding({ pay, place }: StateView): string {
  const [rn] = pay;
  if (!rn || isMissing(rn.pay.median)) return `Pay of nurses in ${place}`;
  return `Half of RNs in ${place} earn more than ${formatDollarsRounded(rn.pay.median.value)}`;
}

/** Pay of four occupations in the state, the lowest first. */
export function StatePay({ view }: { readonly view: StateView }) {
  const { slug, payFromLowest, place, edition } = view;
  const rows = payFromLowest.map((row) => ({
    label: capitalized(calledIn(slug, row.occupation.plural)),
    pay: row.pay,
  }));
  return (
    <Section id="pay" heading="What nurses earn">
      <PayChart
        id="pay-chart"
        finding={finding(view)}
        subtitle={`Dollars a year, ${edition}. ${PAY_BARS}`}
        rows={rows}
        table={<PayTable id="pay-table" caption={`Pay in ${place}, ${edition}`} rows={rows} />}
        source={<SourceNote sources={shortSources('wages')} />}
      />
    </Section>
  );
}
