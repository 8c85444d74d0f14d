import type { ReactNode } from 'react';
import { Disclosure } from '../parts/disclosure/disclosure';

export interface ChartFrameProps {
  readonly id: string;
  /** What the chart shows, as a sentence with its figures: the heading and the accessible name. */
  readonly finding: string;
  /** What is drawn, in which unit, of which period. */
  readonly subtitle: string;
  /** The figures behind the chart. */
  readonly table: ReactNode;
  /** Source note. */
  readonly source?: ReactNode;
  readonly children: ReactNode;
}

/** What each chart takes besides its data. */
export interface ChartProps {
  /** Unique on the page. */
  readonly id: string;
  /**
   * What is drawn, in which unit, of which period: "Mean pay in dollars a year, May 2025". Also the table's caption,
   * so no two charts of a page share it.
   */
  readonly subtitle: string;
  /** Source note. */
  readonly source?: ReactNode;
}

/** Around every chart: its finding above, the table behind it and the source beneath. */
export function ChartFrame({ id, finding, subtitle, table, source, children }: ChartFrameProps) {
  return (
    <figure className="chart" id={id}>
      <figcaption>
        <p className="chart-finding">{finding}</p>
        <p className="chart-subtitle">{subtitle}</p>
      </figcaption>
      {children}
      <Disclosure summary={<span data-markdown-ignore>Show the figures as a table</span>}>{table}</Disclosure>
      {source}
    </figure>
  );
}

interface DrawingProps extends Pick<ChartFrameProps, 'id' | 'finding' | 'children'> {
  /** The rest of what a reader would see, in words. */
  readonly description: string;
  /** Pixels; the width is that of the column. */
  readonly height: number;
}

/** The image itself: one thing to a screen reader, named by its finding. */
export function Drawing({ id, finding, description, height, children }: DrawingProps) {
  return (
    <svg
      className="chart-drawing"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      width="100%"
      height={height}
    >
      <title id={`${id}-title`}>{finding}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  );
}
