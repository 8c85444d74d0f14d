import { formatNumber, formatPercentChange } from '@/lib/numbers/format';
import { occupationPath } from '@/lib/places/occupations';
import type { OccupationPay, StateView } from '@/lib/places/page/state';
import { calledIn } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { SourceNote } from '../../parts/source-note/source-note';

const figures: readonly Column<OccupationPay>[] = [
  figureColumn<OccupationPay>({ id: 'median', header: 'Middle here', of: (row) => row.pay.median }),
  figureColumn<OccupationPay>({
    id: 'nation-median',
    header: 'Middle, US',
    detail: true,
    of: (row) => row.nation.median,
  }),
  figureColumn<OccupationPay>({
    id: 'median-difference',
    header: 'Compared with the US',
    unit: '%',
    of: (row) => row.medianAboveNation,
    format: formatPercentChange,
  }),
  figureColumn<OccupationPay>({ id: 'mean', header: 'Mean here', detail: true, of: (row) => row.pay.mean }),
  figureColumn<OccupationPay>({
    id: 'nation',
    header: 'Mean, US',
    detail: true,
    of: (row) => row.nation.mean,
  }),
  figureColumn<OccupationPay>({
    id: 'difference',
    header: 'Means compared',
    detail: true,
    unit: '%',
    of: (row) => row.meanAboveNation,
    format: formatPercentChange,
  }),
  figureColumn<OccupationPay>({
    id: 'adjusted',
    header: 'Mean at US prices',
    detail: true,
    unit: '$ a year, derived',
    of: (row) => row.meanAtNationalPrices,
  }),
  figureColumn<OccupationPay>({
    id: 'adjusted-difference',
    header: 'Compared with the US, adjusted for prices',
    detail: true,
    unit: '%, derived',
    of: (row) => row.meanAtNationalPricesAboveNation,
    format: formatPercentChange,
  }),
];

/** Pay here beside the nation's, with means and prices. */
export function StatePayCompared({ view }: { readonly view: StateView }) {
  const { slug, pay, place, priceLevel, edition } = view;
  const job: Column<OccupationPay> = {
    id: 'occupation',
    header: 'Job',
    cell: ({ occupation }) => (
      <a href={occupationPath(occupation)}>{capitalized(calledIn(slug, occupation.plural))}</a>
    ),
  };
  return (
    <div className="stack" id="pay-compared">
      <DataTable
        id="pay-compared-table"
        caption={`Pay in ${place} and in the US, ${edition}; prices of ${priceLevel.year}`}
        rows={pay}
        rowKey={({ occupation }) => occupation.slug}
        columns={[job, ...figures]}
      />
      <p>
        Prices in {place} are {formatNumber(priceLevel.value)}% of the US average ({priceLevel.year}). Pay at
        US prices is the mean divided by that. Pay is for everyone in the job: a new graduate earns less.
      </p>
      <SourceNote sources={shortSources('wages', 'rpp')} />
    </div>
  );
}
