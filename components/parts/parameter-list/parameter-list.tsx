import type { ReactNode } from 'react';
import { InParentheses } from '../in-parentheses/in-parentheses';

export interface ListedParameter {
  readonly id: string;
  readonly name: string;
  /** With its unit, ready to show: "24 months". */
  readonly value: ReactNode;
  /** How sure it is: defined, measured, judged or assumed. */
  readonly kind: string;
  /** Year or month that the value holds for. */
  readonly asOf: string;
  /** What the value rests on. */
  readonly basis: ReactNode;
  readonly sourceUrl?: string | undefined;
}

/** Every constant of a formula: value, kind, date, what it rests on. */
export function ParameterList({ parameters }: { readonly parameters: readonly ListedParameter[] }) {
  return (
    <dl className="parameter-list">
      {parameters.map(({ id, name, value, kind, asOf, basis, sourceUrl }) => (
        <div className="parameter" key={id} id={id}>
          <dt>{name}</dt>
          <dd className="parameter-value">{value}</dd>
          <dd className="parameter-basis">
            <span className="chip">
              <InParentheses>{`${kind}, ${asOf}`}</InParentheses>
            </span>{' '}
            {basis}
            {sourceUrl && (
              <>
                {' '}
                <a href={sourceUrl}>
                  Source<span className="visually-hidden"> of {name}</span>
                </a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
