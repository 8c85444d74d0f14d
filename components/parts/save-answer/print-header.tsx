import type { ReactNode } from 'react';
import { identity } from '@/lib/site/identity';
import { dataInWords, type SavedAnswer } from '@/lib/site/saved-answer';

export interface PrintHeaderProps {
  readonly answer: SavedAnswer;
  /** The day of printing, on pages that run scripts: a page in a cache can't know it. */
  readonly printed?: ReactNode;
}

/** What only a printed answer shows: whose it is, where it is kept, what was asked, and on which data it rests. */
export function PrintHeader({ answer: { address, inputs }, printed }: PrintHeaderProps) {
  return (
    <div className="print-header" data-markdown-ignore>
      <p>
        <strong>{identity().name}</strong> {address}
      </p>
      {inputs !== '' && <p>Your answers: {inputs}</p>}
      <p>
        {dataInWords()}
        {printed}
      </p>
    </div>
  );
}
