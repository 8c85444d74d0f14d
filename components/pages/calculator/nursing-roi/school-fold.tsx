import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Figures } from '@/components/parts/figures/figures';
import { SideBySide } from '@/components/parts/side-by-side/side-by-side';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { SchoolView } from '@/lib/calculators/nursing-roi/page/school-view';
import { shortSources } from '@/lib/site/short-sources';

/** The school that was asked for, beside its state. */
export function SchoolFold({ school }: { readonly school: SchoolView }) {
  const { heading, table, netPrice, notes } = school;
  return (
    <Disclosure id="school" summary={heading}>
      <SideBySide id="school-table" table={table} />
      {netPrice && <Figures figures={[netPrice]} />}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <SourceNote
        sources={shortSources(
          'prices',
          'program_outcomes',
          'wages_metro',
          ...(netPrice ? (['net_price_by_income'] as const) : []),
        )}
      />
    </Disclosure>
  );
}
