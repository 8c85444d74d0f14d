import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Figures } from '@/components/parts/figures/figures';

import { SourceNote } from '@/components/parts/source-note/source-note';
import type { LoanView } from '@/lib/calculators/nursing-roi/page/loan-view';
import { shortSources } from '@/lib/site/short-sources';

/** The cost as a federal loan, and what the limits of such loans leave. */
export function LoanFold({ loan }: { readonly loan: LoanView }) {
  const { summary, figures, limits, notes, source } = loan;
  return (
    <Disclosure id="loan" summary={summary}>
      {figures.length > 0 && <Figures figures={figures} />}
      {limits.length > 0 && (
        <>
          <p>
            Federal Direct Loans have limits (<a href={source.url}>{source.title}</a>). Over this program:
          </p>
          <ul className="calculator-list">
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <SourceNote sources={shortSources('loan-parameters')} />
    </Disclosure>
  );
}
