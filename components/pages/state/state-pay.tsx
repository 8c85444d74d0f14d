import { type Figure, isMissing } from '@/lib/numbers/figure';
import { formatDollarsRounded, formatNumber, formatPercentChange } from '@/lib/numbers/format';
import { occupationPath } from '@/lib/places/occupations';
import type { OccupationPay, StateView } from '@/lib/places/page/state';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { PayChart } from '../../parts/pay-chart/pay-chart';
import { PayTable } from '../../parts/pay-chart/pay-table';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

/** "6% below": how far a state lies from the nation, in words. */
function comparedWithNation(percent: Figure): string {
  if (isMissing(percent)) return percent.missing;
  const { value } = percent;
  if (value === 0) return 'the same as in the nation';
  return `${formatNumber(Math.abs(value))}% ${value < 0 ? 'below' : 'above'} the nation`;
}

function finding({ pay, place }: StateView): string {
  const [rn] = pay;
  if (!rn || isMissing(rn.pay.median)) return `Pay of nurses in ${place}`;
  return `Half of the registered nurses in ${place} earn more than ${formatDollarsRounded(rn.pay.median.value)}`;
}

function Comparison({ view }: { readonly view: StateView }) {
  const { pay, place, priceLevel } = view;
  return (
    <DataTable
      id="pay-compared"
      caption={`Mean pay in ${place} and in the nation, ${view.edition}; prices of ${priceLevel.year}`}
      rows={pay}
      rowKey={({ occupation }) => occupation.slug}
      columns={[
        {
          id: 'occupation',
          header: 'Occupation',
          cell: ({ occupation }) => <a href={occupationPath(occupation)}>{capitalized(occupation.plural)}</a>,
        },
        figureColumn<OccupationPay>({ id: 'mean', header: 'Mean here', of: (row) => row.pay.mean }),
        figureColumn<OccupationPay>({
          id: 'nation',
          header: 'Nation',
          detail: true,
          of: (row) => row.nation.mean,
        }),
        figureColumn<OccupationPay>({
          id: 'difference',
          header: 'Against nation',
          unit: '%',
          of: (row) => row.meanAboveNation,
          format: formatPercentChange,
        }),
        figureColumn<OccupationPay>({
          id: 'adjusted',
          header: 'At national prices',
          detail: true,
          unit: '$ a year, derived',
          of: (row) => row.meanAtNationalPrices,
        }),
        figureColumn<OccupationPay>({
          id: 'adjusted-difference',
          header: 'Against nation then',
          detail: true,
          unit: '%, derived',
          of: (row) => row.meanAtNationalPricesAboveNation,
          format: formatPercentChange,
        }),
      ]}
    />
  );
}

/** Pay of four occupations in the state, drawn with percentiles, then beside the nation. */
export function StatePay({ view }: { readonly view: StateView }) {
  const { pay, place, edition, priceLevel } = view;
  const [rn] = pay;
  const rows = pay.map((row) => ({ label: capitalized(row.occupation.plural), pay: row.pay }));
  return (
    <Section id="pay" heading={`What nurses earn in ${place}`}>
      <PayChart
        id="pay-chart"
        finding={finding(view)}
        subtitle={`Median pay in dollars a year, with the range from the 10th to the 90th percentile, ${edition}`}
        rows={rows}
        table={<PayTable id="pay-table" caption={`Pay in ${place}, ${edition}`} rows={rows} />}
        source={<SourceNote sources={shortSources('wages')} />}
      />
      {rn && (
        <p>
          Mean pay of registered nurses is {comparedWithNation(rn.meanAboveNation)}. Prices in {place} are{' '}
          {formatNumber(priceLevel.value)}% of the nation’s ({priceLevel.year}); at national prices the same
          pay is {comparedWithNation(rn.meanAtNationalPricesAboveNation)}.
        </p>
      )}
      <Comparison view={view} />
      <SourceNote sources={shortSources('wages', 'rpp')}>
        <p>
          A wage is for everyone who holds the job, whatever their age and experience: a new graduate earns
          less. The mean is what everyone earns divided by how many they are; the median is what the one in
          the middle earns. Pay at national prices is the mean divided by the price level of the state, so
          that a dollar buys the same.
        </p>
      </SourceNote>
    </Section>
  );
}
