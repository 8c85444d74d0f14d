import type { ReactNode } from 'react';
import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import type { Pay } from '@/lib/places/pay';
import { ChartFrame, type ChartProps } from '../../charts/frame';
import { type RangeBar, RangeBars } from '../../charts/range-bars';

/** Pay of one occupation, or of one place. */
export interface PayRow {
  readonly label: string;
  readonly pay: Pay;
  /** Whether it is the row that the page is about. */
  readonly isMain?: boolean;
}

/** What the bars of a pay chart are. */
export const PAY_BARS = 'Bar: the middle half. Line: the middle.';

export interface PayChartProps extends ChartProps {
  /** The one thing to see, with its figures. */
  readonly finding: string;
  readonly rows: readonly PayRow[];
  /** The figures behind it: a `PayTable`. */
  readonly table: ReactNode;
}

/** The middle half of some pay as a chart draws it. */
export function payBar({ label, pay, isMain = false }: PayRow): RangeBar {
  return {
    label,
    middle: valueOrNull(pay.median),
    low: valueOrNull(pay.p25),
    high: valueOrNull(pay.p75),
    text: isMissing(pay.median) ? pay.median.missing : formatDollarsRounded(pay.median.value),
    isMain,
  };
}

/** The middle half and the middle of pay, one occupation below the other. */
export function PayChart({ id, subtitle, source, finding, rows, table }: PayChartProps) {
  return (
    <ChartFrame id={id} finding={finding} subtitle={subtitle} source={source} table={table}>
      <RangeBars id={id} finding={finding} rows={rows.map(payBar)} format={formatDollarsRounded} />
    </ChartFrame>
  );
}
