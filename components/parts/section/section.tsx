import type { ReactNode } from 'react';

export interface SectionProps {
  /** Where links on the page land. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A block of a page under its heading. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section className="section stack" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}
