import type { MissingRates } from '@/lib/programs/page/finder-notes';

/** Says that no program of a list has a pass rate, and who publishes them; nothing where one has. */
export function NoPassRates({ rates }: { readonly rates: MissingRates | null }) {
  if (rates === null) return null;
  const { text, board } = rates;
  if (text === '' && board === null) return null;
  return (
    <p>
      {text}{' '}
      {board && (
        <>
          <a href={board.href}>{board.label}</a> publishes them: look there before you choose.
        </>
      )}
    </p>
  );
}
