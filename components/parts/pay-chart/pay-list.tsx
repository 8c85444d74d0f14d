import { type Figure, isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded, formatDollarsShort } from '@/lib/numbers/format';
import type { Pay } from '@/lib/places/pay';
import { RangeCell } from '../../charts/range-bars';
import { axisOver } from '../../charts/scales';
import { PAY_BARS, payBar } from './pay-chart';

/** A place or a job whose pay a list shows. */
export interface PayListRow {
  readonly key: string;
  readonly name: string;
  readonly href: string | null;
  readonly pay: Pay;
}

export interface PayListProps {
  readonly caption: string;
  /** What a row is: "Area". */
  readonly header: string;
  readonly rows: readonly PayListRow[];
  /** Whether the middle half is drawn: not where a chart beside the list does it. */
  readonly drawn?: boolean;
}

/** Both ends of a scale that holds every row, at round numbers. */
function scaleEnds(rows: readonly PayListRow[]): readonly [number, number] {
  const values = rows.flatMap(({ pay }) => [valueOrNull(pay.p25), valueOrNull(pay.p75)]);
  return axisOver(values, { range: [0, 100], zero: false, ticks: 4 }).domain;
}

const inWords = (of: Figure) => (isMissing(of) ? of.missing : formatDollarsRounded(of.value));

/** Pay of some places or jobs: the middle half as a bar, what starters and the middle earn in figures. */
export function PayList({ caption, header, rows, drawn = true }: PayListProps) {
  const ends = scaleEnds(rows);
  return (
    <>
      <table className="pay-list">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{header}</th>
            {drawn && <td className="pay-list-bar" aria-hidden="true" />}
            <th scope="col" className="numeric">
              Starting out
            </th>
            <th scope="col" className="numeric">
              The middle
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, href, pay }) => (
            <tr key={key}>
              <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
              {drawn && (
                <td className="pay-list-bar" aria-hidden="true">
                  <RangeCell bar={payBar({ label: name, pay })} ends={ends} />
                </td>
              )}
              <td className="numeric">{inWords(pay.p25)}</td>
              <td className="numeric pay-list-middle">{inWords(pay.median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">Dollars a year. Starting out: a quarter earn less.</p>
      {drawn && (
        <p className="muted pay-list-key" aria-hidden="true">
          {`${PAY_BARS} The bars run from ${ends.map(formatDollarsShort).join(' to ')}.`}
        </p>
      )}
    </>
  );
}
