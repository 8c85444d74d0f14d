import { SalaryChart } from '@/components/charts/salary-chart';
import { TuitionChart } from '@/components/charts/tuition-chart';
import { DataTable } from '@/components/parts/data-table/data-table';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { NursingRoiAnswer } from '@/lib/calculators/nursing-roi/page';
import { wagesNow } from '@/lib/data/year-words';
import { formatDollars } from '@/lib/numbers/format';
import { shortSources } from '@/lib/site/short-sources';
import { count, list } from '@/lib/text/words';
import { LoanFold } from './loan-fold';
import { changeColumns } from './nursing-roi-sections';
import { SchoolFold } from './school-fold';

interface Props {
  readonly answer: NursingRoiAnswer;
}

interface SingleProps {
  readonly single: NonNullable<NursingRoiAnswer['single']>;
}

const wages = shortSources('wages');
const prices = shortSources('price_by_state');
const graduates = shortSources('graduate_earnings_by_state');

/** Ways to pay less, each with whom to ask. */
function AidFold({ single: { aid } }: SingleProps) {
  return (
    <Disclosure id="aid" summary="What you may not have to pay">
      <ul className="calculator-list">
        {aid.ways.map(({ sentence, ask }) => (
          <li key={sentence}>
            {sentence} {ask && <a href={ask.url}>{ask.title}</a>}
          </li>
        ))}
      </ul>
      <p>Enter grants and employer money in the form to see your answer with them.</p>
      <SourceNote sources={aid.sources} />
    </Disclosure>
  );
}

function measuredOf({ graduate_earnings: measured, graduate_earnings_reason }: NursingRoiAnswer['result']) {
  if (!measured) return { median: null, reason: graduate_earnings_reason ?? '', label: 'Graduates' };
  const { median_restated: median, p25_restated: p25, p75_restated: p75 } = measured;
  const { years_after_completion: years, area } = measured;
  return {
    median,
    p25,
    p75,
    label: `Graduates, ${years} years after finishing, at ${wagesNow}${area === 'national' ? ', nation' : ''}`,
  };
}

/** The two figures that the answer rests on, each beside what is known of it. */
function EvidenceFold({ answer: { result }, single }: Props & SingleProps) {
  const { prices: published, payEvidence } = single;
  return (
    <Disclosure id="evidence" summary="Measured pay and prices, charts">
      <ul className="calculator-list">
        {payEvidence.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <SalaryChart
        id="salary"
        subtitle="Salary in dollars a year: calculated with its range, measured with the middle half of programs"
        calculated={{
          expected: result.expected_salary,
          low: result.expected_salary_low,
          high: result.expected_salary_high,
        }}
        measured={measuredOf(result)}
        source={<SourceNote sources={[...wages, ...graduates]} />}
      />
      {published && (
        <TuitionChart
          id="prices"
          subtitle={`Published tuition and fees of the whole program before financial aid, ${published.place}, ${published.year}`}
          rows={published.rows}
          source={<SourceNote sources={prices} />}
        />
      )}
    </Disclosure>
  );
}

/** Every change that was tried, with time and gain. */
function ChangesFold({ single: { movers } }: SingleProps) {
  const { finding, rows, years, noRaise } = movers;
  return (
    <Disclosure id="changes" summary={`All ${count(rows.length - 1, 'change')} that we tried`}>
      <p className="calculator-text">{finding}</p>
      <DataTable
        id="changes-table"
        caption="The answer with one thing changed, what matters most first"
        columns={[
          ...changeColumns(noRaise),
          { id: 'gain', header: `Gain in ${years} years`, numeric: true, cell: ({ gain }) => gain },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </Disclosure>
  );
}

/** The gains over time, and what they are worth today. */
function HorizonsFold({ single: { horizons } }: SingleProps) {
  const { rows, discountPercent, notes } = horizons;
  return (
    <Disclosure id="horizons" summary={`Gains over ${list(rows.map(({ years }) => String(years)))} years`}>
      {notes.map((note) => (
        <p className="calculator-text" key={note}>
          {note}
        </p>
      ))}
      <p className="calculator-text">
        A dollar in ten years is worth less than one today. The last column counts every dollar of the gain{' '}
        {discountPercent}% less for each year that you wait for it.
      </p>
      <DataTable
        id="horizons-table"
        caption="What you earn after the cost, and how much more that is than staying as you are; before tax, without raises"
        columns={[
          { id: 'years', header: 'Years', cell: ({ years }) => years },
          {
            id: 'net',
            header: 'After cost',
            unit: '$',
            numeric: true,
            cell: ({ netEarnings }) => formatDollars(netEarnings),
          },
          {
            id: 'gain',
            header: 'Gain',
            unit: '$',
            numeric: true,
            cell: ({ netGain }) => formatDollars(netGain),
          },
          {
            id: 'discounted',
            header: 'Gain today',
            unit: `$, ${discountPercent}% a year`,
            numeric: true,
            cell: ({ discountedGain }) => formatDollars(discountedGain),
          },
        ]}
        rows={rows}
        rowKey={({ years }) => String(years)}
      />
    </Disclosure>
  );
}

/** What is known besides of one answer, each part under a line that says what is in it. */
export function NursingRoiFolds({ answer }: Props) {
  const { single } = answer;
  if (!single) return null;
  return (
    <>
      <AidFold single={single} />
      {single.school && <SchoolFold school={single.school} />}
      <LoanFold loan={single.loan} />
      <EvidenceFold answer={answer} single={single} />
      <ChangesFold single={single} />
      <HorizonsFold single={single} />
    </>
  );
}
