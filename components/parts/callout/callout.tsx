import type { ReactNode } from 'react';

export interface CalloutProps {
  /** `caution`: a figure may mislead the reader. `note`: worth knowing. */
  readonly kind: 'note' | 'caution';
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A passage set off from the text. */
export function Callout({ kind, heading, children }: CalloutProps) {
  return (
    <div className={`callout callout-${kind}`}>
      {heading && <p className="callout-heading">{heading}</p>}
      {children}
    </div>
  );
}
