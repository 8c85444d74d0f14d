import type { ReactNode } from 'react';
import { Disclosure } from '../../parts/disclosure/disclosure';

export interface FoldedItem {
  readonly key: string;
  readonly content: ReactNode;
}

export interface FoldedListProps {
  /** The most important first. */
  readonly items: readonly FoldedItem[];
  /** How many stand in the open. */
  readonly shown: number;
  /** What the others are, in the plural: "assumptions". */
  readonly noun: string;
}

function Items({ items }: Pick<FoldedListProps, 'items'>) {
  return (
    <ul className="calculator-list">
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

/** A long list: its first items, and the others on request. A single one more is not worth the click. */
export function FoldedList({ items, shown, noun }: FoldedListProps) {
  if (items.length <= shown + 1) return <Items items={items} />;
  return (
    <>
      <Items items={items.slice(0, shown)} />
      <Disclosure summary={`${items.length - shown} more ${noun}`}>
        <Items items={items.slice(shown)} />
      </Disclosure>
    </>
  );
}
