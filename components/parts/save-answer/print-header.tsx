import { identity } from '@/lib/site/identity';
import { dataInWords, type SavedAnswer } from '@/lib/site/saved-answer';

export interface PrintHeaderProps {
  readonly answer: SavedAnswer;
}

/** What only a printed answer shows: whose it is, where it is kept, what was asked, and on which data it rests. */
export function PrintHeader({ answer: { address, inputs } }: PrintHeaderProps) {
  return (
    <div className="print-header" data-markdown-ignore>
      <p>
        <strong>{identity().name}</strong> {address}
      </p>
      {inputs !== '' && <p>Your answers: {inputs}</p>}
      <p>
        {dataInWords()}
        {/* The browser module writes the day of printing: a page in a cache can't know it. */}
        <span data-printed />
      </p>
    </div>
  );
}
