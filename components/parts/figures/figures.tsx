import type { ReactNode } from 'react';
import { EN_DASH } from '@/lib/numbers/format';

export interface ResultFigure {
  /** What the figure is, with its unit: "a year as an RN". */
  readonly label: string;
  /** Ready to show: "$88,600". Null where it is missing; then `note` says why. */
  readonly value: string | null;
  /** Range, period, or the reason for a missing value. */
  readonly note?: ReactNode;
}

/** Three figures with labels: the answer in numbers; nothing where it has none. */
export function Figures({ figures }: { readonly figures: readonly ResultFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map(({ label, value, note }) => (
        <div className="figure-item" key={label}>
          <dt className="figure-label">{label}</dt>
          <dd className="figure-value">{value ?? EN_DASH}</dd>
          {note && <dd className="figure-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
