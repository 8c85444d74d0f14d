import type { ReactNode } from 'react';
import { glossaryEntry } from '@/lib/site/glossary';

export interface TermProps {
  /** Id of the term in the glossary: "ipeds". */
  readonly id: string;
  /** The words of the sentence; the term itself where they are left out. */
  readonly children?: ReactNode;
}

/** A term at its first use on a page: explained by its title, and at length in the glossary. */
export function Term({ id, children }: TermProps) {
  const { term, meaning, href } = glossaryEntry(id);
  return (
    <a className="term" href={href} title={meaning}>
      {children ?? term}
    </a>
  );
}
