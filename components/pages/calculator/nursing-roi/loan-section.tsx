import { Figures } from '@/components/parts/figures/figures';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { LoanView } from '@/lib/calculators/nursing-roi/page/loan-view';
import { shortSources } from '@/lib/site/short-sources';

/** The cost as a federal loan, and what the limits of such loans leave. */
export function LoanSection({ loan }: { readonly loan: LoanView }) {
  const { figures, limits, notes, source } = loan;
  return (
    <Section id="loan" heading="If you borrow for it">
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
    </Section>
  );
}
