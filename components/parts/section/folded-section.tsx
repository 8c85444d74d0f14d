import type { ReactNode } from 'react';

export interface FoldedSectionProps {
  /** Where links on the page land: within the fold, so that they open it. */
  readonly id: string;
  /** Says what is inside. */
  readonly heading: string;
  /** Level of the heading: 3 within a section. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A block of a page that shows its heading alone until it is asked for. */
export function FoldedSection({ id, heading, level = 2, children }: FoldedSectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className="disclosure">
      <summary>
        <Heading id={`${id}-heading`}>{heading}</Heading>
      </summary>
      <section className="disclosure-content section stack" id={id} aria-labelledby={`${id}-heading`}>
        {children}
      </section>
    </details>
  );
}
