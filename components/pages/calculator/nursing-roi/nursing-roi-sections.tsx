import { EarningsChart } from '@/components/charts/earnings-chart';
import { SalaryChart } from '@/components/charts/salary-chart';
import { TuitionChart } from '@/components/charts/tuition-chart';
import { DataTable } from '@/components/parts/data-table/data-table';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { NursingRoiAnswer } from '@/lib/calculators/nursing-roi/page';
import { formatDollars } from '@/lib/numbers/format';
import { shortSources } from '@/lib/site/short-sources';
import { CalculatorComparison } from '../comparison/calculator-comparison';

interface Props {
  readonly answer: NursingRoiAnswer;
}

const wages = shortSources('wages');
const prices = shortSources('price_by_state');
const graduates = shortSources('graduate_earnings_by_state');

/** When one comes out ahead with the credential. */
function Chart({ answer }: Props) {
  return (
    <EarningsChart
      id="earnings"
      subtitle="Earnings less the cost paid so far, in dollars, by years from enrolling; while studying only the pay that is kept"
      timeline={answer.result.timeline}
      breakEven={answer.breakEven}
      source={<SourceNote sources={[...wages, ...prices]} />}
    />
  );
}

/** What moves the answer most, each factor on its own. */
function Movers({ answer: { movers } }: Props) {
  const { finding, rows, years, noRaise, payGivenUpNote } = movers;
  return (
    <Section id="movers" heading="What moves the answer most">
      <p>{finding} The months count the pay given up while studying.</p>
      <DataTable
        id="movers-table"
        caption="The answer if one thing is otherwise, what matters most first"
        columns={[
          { id: 'what', header: 'If', cell: ({ what }) => what },
          {
            id: 'break-even',
            header: 'Work to come out ahead',
            unit: 'months',
            numeric: true,
            cell: ({ breakEven }) => breakEven ?? { missing: noRaise },
          },
          {
            id: 'from-start',
            header: 'From enrolling',
            unit: 'months',
            numeric: true,
            cell: ({ breakEvenFromStart }) => breakEvenFromStart ?? { missing: noRaise },
          },
          { id: 'gain', header: `Gain in ${years} years`, numeric: true, cell: ({ gain }) => gain },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {payGivenUpNote && <p className="calculator-text">{payGivenUpNote}</p>}
    </Section>
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
    label: `Graduates, ${years} years after finishing, at May 2025 wages${area === 'national' ? ', nation' : ''}`,
  };
}

/** The two figures that the answer rests on, each beside what is known of it. */
function Evidence({ answer: { result, prices: published } }: Props) {
  return (
    <Section id="evidence" heading="What it pays, what it costs">
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
    </Section>
  );
}

/** The gains over time, and what they are worth today. */
function Horizons({ answer: { horizons } }: Props) {
  const { rows, discountPercent } = horizons;
  return (
    <Section id="horizons" heading="Over the years">
      <p className="calculator-text">
        A dollar in ten years is worth less than one today. The last column counts every dollar of the gain{' '}
        {discountPercent}% less for each year that you wait for it.
      </p>
      <DataTable
        id="horizons-table"
        caption="Earnings from enrolling after the cost, and their gain over staying as you are; before tax, without raises"
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
    </Section>
  );
}

/** Beside other credentials and states. */
function Comparison({ answer: { comparison, compareLinks } }: Props) {
  return (
    <Section id="comparison" heading="Compare">
      {comparison && (
        <>
          <CalculatorComparison id="comparison-table" comparison={comparison} />
          <SourceNote sources={[...wages, ...prices, ...graduates]} />
        </>
      )}
      {compareLinks.length > 0 && (
        <>
          <p>Put beside it, in the same state:</p>
          <ul className="link-list">
            {compareLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>For another state, choose it under “Compare” in the form.</p>
    </Section>
  );
}

/** Sections of the answer, in the order of the page. */
export function NursingRoiSections({ answer }: Props) {
  return (
    <>
      <Chart answer={answer} />
      <Movers answer={answer} />
      <Evidence answer={answer} />
      <Horizons answer={answer} />
      <Comparison answer={answer} />
    </>
  );
}
