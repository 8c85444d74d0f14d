import { InParentheses } from '../in-parentheses/in-parentheses';

/** What a chip warns of: how old a figure is, or that no one measured it. */
export type ChipKind = 'age' | 'derived' | 'estimate';

const meanings: Readonly<Record<ChipKind, string>> = {
  age: 'Period of the data',
  derived: 'How the figure came about',
  estimate: 'How sure the figure is',
};

export interface ChipProps {
  readonly kind: ChipKind;
  /** The period for `age` ("2016-17"); the word itself where it is left out. */
  readonly children?: string;
}

/** A muted mark beside a figure: its age, "derived" or "estimate". */
export function Chip({ kind, children = kind }: ChipProps) {
  return (
    <span className={`chip chip-${kind}`}>
      <InParentheses>
        <span className="visually-hidden" data-markdown-ignore>
          {meanings[kind]}:{' '}
        </span>
        {children}
      </InParentheses>
    </span>
  );
}
