import { isMissing } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import type { NetPriceView } from '@/lib/programs/page/net-prices';
import type { ProgramPageView } from '@/lib/programs/page/school/school-page';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { percent } from '../../charts/scales';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

type Line = NetPriceView['lines'][number];

/** A price with a bar as long as its share of the highest one; grants above the cost have none. */
function Price({ line: { price }, highest }: { readonly line: Line; readonly highest: number }) {
  if (isMissing(price)) return <td colSpan={2}>{price.missing}</td>;
  return (
    <>
      <td className="numeric">
        <b>{formatDollars(price.value)}</b>
      </td>
      <td className="price-bar" aria-hidden="true">
        <svg width="100%" height="14" aria-hidden="true">
          <rect
            className="chart-bar"
            width={percent((100 * Math.max(0, price.value)) / highest)}
            height="14"
          />
        </svg>
      </td>
    </>
  );
}

function PriceTable({ view: { year, lines } }: { readonly view: NetPriceView }) {
  const known = lines.flatMap(({ price }) => (isMissing(price) ? [] : [price.value]));
  const highest = Math.max(1, ...known);
  return (
    <table className="net-prices tone-1">
      <caption className="visually-hidden">Price of a year after grants by family income, {year}</caption>
      <thead>
        <tr>
          <th scope="col">Family income</th>
          <th scope="col" className="numeric">
            A year
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.income}>
            <th scope="row">{capitalized(line.income)}</th>
            <Price line={line} highest={highest} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type NetPriceProps = Pick<ProgramPageView, 'netPrices' | 'students'>;

/** What a year costs after grants by family income. */
export function NetPriceTable({ netPrices, students: { fewBeginners } }: NetPriceProps) {
  if (isMissing(netPrices)) return <p>Price after grants: we don’t know it. {netPrices.missing}</p>;
  return (
    <>
      <p>{[netPrices.value.note, fewBeginners].filter((one) => one !== null).join(' ')}</p>
      <PriceTable view={netPrices.value} />
      <SourceNote sources={shortSources('net_price_by_income')} />
    </>
  );
}

/** The same as a section. */
export const NetPrices = (props: NetPriceProps) => (
  <Section id="net-prices" heading="What a year costs after grants">
    <NetPriceTable {...props} />
  </Section>
);
