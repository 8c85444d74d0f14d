import { percent } from './scales';

/** A place on a bar and what it is called. */
export interface Marker {
  /** Percent of the width. */
  readonly at: number;
  readonly text: string;
}

const LINE_HEIGHT = 18;
const TEXT_GAP = 6;

/** Pixels that so many markers take. */
export const markersHeight = (count: number) => count * LINE_HEIGHT + 4;

/** Share of the width that a character needs on the narrowest screen, in percent. */
const CHARACTER_SHARE = 2.15;

const standsLeft = ({ at, text }: Marker) => at >= text.length * CHARACTER_SHARE;

/**
 * Lines that hang from a bar, each to its own text line. A text is at the left of its line where it fits there,
 * else at the right; those at the left are read from the first, the others from the last, so that lines keep clear of
 * texts.
 */
export function Markers({ markers, y }: { readonly markers: readonly Marker[]; readonly y: number }) {
  const left = markers.filter(standsLeft).sort((a, b) => a.at - b.at);
  const right = markers.filter((marker) => !standsLeft(marker)).sort((a, b) => b.at - a.at);
  return [...left, ...right].map((marker, index) => {
    const { at, text } = marker;
    const baseline = y + markersHeight(index) + LINE_HEIGHT - TEXT_GAP;
    const toTheLeft = standsLeft(marker);
    return (
      <g key={text}>
        <line className="chart-leader" x1={percent(at)} x2={percent(at)} y1={y} y2={baseline} />
        <text
          className="chart-note"
          x={percent(at)}
          dx={toTheLeft ? -TEXT_GAP : TEXT_GAP}
          y={baseline}
          textAnchor={toTheLeft ? 'end' : 'start'}
        >
          {text}
        </text>
      </g>
    );
  });
}
