interface TextLinesProps {
  readonly lines: readonly string[];
  readonly className: string;
  /** Baseline of the first line, in pixels. */
  readonly y: number | undefined;
  /** Left edge; that of the drawing where it is left out. */
  readonly x?: string;
}

/** Pixels from one baseline to the next. */
export const LINE_HEIGHT = 18;

/** Text that is broken into lines; a blank at their ends keeps the words apart for those who copy or hear them. */
export function TextLines({ lines, className, y, x = '0' }: TextLinesProps) {
  if (lines.length === 0) return null;
  return (
    <text className={className} y={y}>
      {lines.map((words, line) => (
        <tspan key={words} x={x} dy={line && LINE_HEIGHT}>
          {`${words} `}
        </tspan>
      ))}
    </text>
  );
}
