import type { ReactNode } from 'react';
import type { Figure } from '@/lib/numbers/figure';
import { isMissing } from '@/lib/numbers/figure';

export interface Pair {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels with their values, a line each. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className="pairs">
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure in words, or the reason why it is missing. */
export const inWords = (of: Figure<string>): ReactNode =>
  isMissing(of) ? <span className="muted">{of.missing}</span> : of.value;
