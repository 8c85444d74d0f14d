interface TextLinesProps {
  readonly lines: readonly string[];
  readonly className: string;
  /** Baseline of the first line, in pixels. */
  readonly y: number;
}

/** Pixels from one baseline to the next. */
export const LINE_HEIGHT = 18;

/** Text that is broken into lines, from the left edge. */
export function TextLines({ lines, className, y }: TextLinesProps) {
  if (lines.length === 0) return null;
  return (
    <text className={className} y={y}>
      {lines.map((words, line) => (
        <tspan key={words} x="0" dy={line && LINE_HEIGHT}>
          {words}
        </tspan>
      ))}
    </text>
  );
}
