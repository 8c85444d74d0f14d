import type { ReactNode } from 'react';

export interface DisclosureProps {
  /** Where links on the page land. */
  readonly id?: string;
  /** What opens: "Show the figures as a table". */
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Detail that a reader asks for. */
export function Disclosure({ id, summary, open, children }: DisclosureProps) {
  return (
    <details className="disclosure" id={id} open={open}>
      <summary>{summary}</summary>
      <div className="disclosure-content stack">{children}</div>
    </details>
  );
}
