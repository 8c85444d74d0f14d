import { AheadChart } from '@/components/charts/ahead-chart';
import { SalaryChart } from '@/components/charts/salary-chart';
import { TuitionChart } from '@/components/charts/tuition-chart';
import { ButtonLink } from '@/components/parts/button/button';
import { DataTable } from '@/components/parts/data-table/data-table';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { NursingRoiAnswer } from '@/lib/calculators/nursing-roi/page';
import { formatDollars } from '@/lib/numbers/format';
import { shortSources } from '@/lib/site/short-sources';
import { list } from '@/lib/text/words';
import { LoanSection } from './loan-section';
import { SchoolSection } from './school-section';

interface Props {
  readonly answer: NursingRoiAnswer;
}

type Single = NonNullable<NursingRoiAnswer['single']>;

const wages = shortSources('wages');
const prices = shortSources('price_by_state');
const graduates = shortSources('graduate_earnings_by_state');

/** When one comes out ahead, and by how much. */
function Chart({ answer: { ahead, aheadSources, single } }: Props) {
  const range = single ? '; the band is the range of the pay' : '';
  return (
    <AheadChart
      id="earnings"
      subtitle={`Dollars ahead of not studying, before tax and after the cost, without raises${range}`}
      view={ahead}
      source={<SourceNote sources={aheadSources} />}
    />
  );
}

/** What to do next: see the programs, put another program type beside this one. */
function Next({ answer: { programs, compareLinks } }: Props) {
  return (
    <Section id="next-step" heading="Next">
      <p>
        <ButtonLink href={programs.href}>{programs.label}</ButtonLink>
      </p>
      {compareLinks.length > 0 && (
        <>
          <p>
            Compare with another program type in the same state; for another state, choose it in the form.
          </p>
          <ul className="link-list">
            {compareLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** What changes the answer most, each factor on its own. */
function Movers({ single: { movers } }: { readonly single: Single }) {
  const { finding, rows, years, noRaise, payGivenUpNote } = movers;
  return (
    <Section id="movers" heading="What changes this most">
      <p>{finding}</p>
      <DataTable
        id="movers-table"
        caption="The answer with one thing changed, what matters most first"
        columns={[
          { id: 'what', header: 'If instead', cell: ({ what }) => what },
          {
            id: 'ahead',
            header: 'Ahead after',
            numeric: true,
            cell: ({ ahead }) => ahead ?? { missing: noRaise },
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
function Evidence({ answer: { result }, single }: Props & { readonly single: Single }) {
  const { prices: published, payEvidence } = single;
  return (
    <Disclosure summary="What it pays, what it costs: who was measured, and charts">
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

/** The gains over time, and what they are worth today. */
function Horizons({ single: { horizons } }: { readonly single: Single }) {
  const { rows, discountPercent } = horizons;
  return (
    <Disclosure
      summary={`Over ${list(rows.map(({ years }) => String(years)))} years, and in dollars of today`}
    >
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
    </Disclosure>
  );
}

/** Sections of one answer alone. */
function SingleSections({ answer, single }: Props & { readonly single: Single }) {
  return (
    <>
      <Movers single={single} />
      <LoanSection loan={single.loan} />
      <div>
        <Evidence answer={answer} single={single} />
        <Horizons single={single} />
      </div>
    </>
  );
}

/** Sections of the answer, in the order of the page. */
export function NursingRoiSections({ answer }: Props) {
  const { single } = answer;
  return (
    <>
      <Chart answer={answer} />
      {single?.school && <SchoolSection school={single.school} />}
      <Next answer={answer} />
      {single && <SingleSections answer={answer} single={single} />}
    </>
  );
}
