import { aidYear, chargeYears, isNewerProvisional } from '@/lib/data/year-words';
import { formatDollars } from '@/lib/numbers/format';
import type { Charges, YearlyCharge } from '@/lib/programs/page/school/charges';
import type { ProgramPageView } from '@/lib/programs/page/school/school-page';
import type { SchoolStudents } from '@/lib/programs/page/school/students';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { SourceNote } from '../../parts/source-note/source-note';
import { Term } from '../../parts/term/term';
import { NetPriceTable } from './net-prices';
import { inWords, Pairs } from './pairs';

/** Published tuition and fees by kind of student and year. */
function PublishedCharges({ charges: { rows, basis } }: { readonly charges: Charges }) {
  if (rows.length === 0) return basis ? <p>Yearly tuition: {basis}.</p> : null;
  return (
    <>
      <DataTable
        id="charges"
        caption="Published tuition and fees a year, all fields of study"
        rows={rows}
        rowKey={({ student }) => student}
        columns={[
          { id: 'student', header: 'Students', cell: ({ student }) => student },
          figureColumn<YearlyCharge>({ id: 'older', header: chargeYears.charges, of: ({ older }) => older }),
          figureColumn<YearlyCharge>({
            id: 'newer',
            header: chargeYears.newer_charges,
            unit: isNewerProvisional ? '$ a year, provisional' : '$ a year',
            of: ({ newer }) => newer,
            format: formatDollars,
          }),
        ]}
      />
      <p>
        {capitalized(basis ?? '')}. Graduate tuition is the average over all graduate programs. Fees of a
        nursing program come on top; aid comes off.
      </p>
      <SourceNote sources={shortSources('institutions')} />
    </>
  );
}

function Repayment({ repayment }: Pick<SchoolStudents, 'repayment'>) {
  if (!repayment) return null;
  return (
    <>
      <h3>How federal loans are repaid</h3>
      <p>{repayment.caption}. All programs of the school together.</p>
      <Pairs pairs={repayment.facts.map(({ label, figure }) => ({ label, value: inWords(figure) }))} />
      <SourceNote sources={shortSources('loan_repayment')} />
    </>
  );
}

/** Grants, loans and published charges of the whole school. */
export function AidAndLoans({
  view: { students, charges, netPrices, isPriceOfBeginners, payment },
}: {
  readonly view: ProgramPageView;
}) {
  const { aid, repayment } = students;
  return (
    <Disclosure summary="What you may not have to pay: aid, loans">
      {aid.length > 0 && (
        <>
          <p>
            Shares of students with aid, and what they got on average in {aidYear}. All programs of the school
            together. Fill in the <Term id="fafsa" /> at{' '}
            <a href="https://studentaid.gov/fafsa">studentaid.gov</a> to see what you would get.
          </p>
          <Pairs pairs={aid.map(({ label, figure }) => ({ label, value: inWords(figure) }))} />
          <SourceNote sources={shortSources('institution_profile')} />
        </>
      )}
      {payment !== null && (
        <>
          <p>{payment}</p>
          <SourceNote sources={shortSources('loan-parameters')} />
        </>
      )}
      <Repayment repayment={repayment} />
      {!isPriceOfBeginners && (
        <>
          <p>For those who begin college here, not for this program:</p>
          <NetPriceTable netPrices={netPrices} students={students} />
        </>
      )}
      <PublishedCharges charges={charges} />
    </Disclosure>
  );
}
