import { isMissing } from '@/lib/numbers/figure';
import { formatCount, formatDollarsShort, formatNumber } from '@/lib/numbers/format';
import type { EarningsRow, ProgramSection } from '@/lib/programs/page/program-section';
import type { PartView } from '@/lib/programs/page/program-view';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { ChartFrame } from '../../charts/frame';
import { horizontalAxis } from '../../charts/horizontal-axis';
import type { RangeRow } from '../../charts/range-rows';
import { RowsDrawing } from '../../charts/rows-drawing';
import { DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { InParentheses } from '../../parts/in-parentheses/in-parentheses';
import { Missing } from '../../parts/missing/missing';
import { FactList } from '../../parts/program-facts/fact-list';
import { Marks } from '../../parts/program-facts/program-facts';
import { ProgramScore } from '../../parts/program-score/program-score';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { PassResults } from './pass-results';

interface BlockProps {
  readonly section: ProgramSection;
}

function Graduates({ section: { graduates, program } }: BlockProps) {
  const { completions } = program.facts;
  if (isMissing(completions)) return <Missing reason={completions.missing} />;
  return graduates.map(({ year, graduates: people }, index) => (
    <span key={year}>
      {index > 0 && '; '}
      {people === null ? <Missing reason={`not reported for ${year}.`} /> : <b>{formatCount(people)}</b>}{' '}
      {people !== null && <small className="muted">in {year}</small>}
    </span>
  ));
}

function Facts({ section }: BlockProps) {
  const { program, statePrice } = section;
  return (
    <FactList
      program={program}
      instead={{ completions: <Graduates section={section} /> }}
      more={{
        tuition: statePrice && (
          <small className="muted fact-more">
            <InParentheses>{statePrice}</InParentheses>
          </small>
        ),
      }}
    />
  );
}

/** The bars of a score, and the table behind them. */
function Score({ section: { anchor, program, standing, list, compareHref } }: BlockProps) {
  const { score } = program;
  return (
    <div className="stack">
      <h3>Student outcomes</h3>
      <ProgramScore score={score} />
      <p>
        {standing && `${standing.text}. `}
        <a href={list.href}>{list.label}</a>
        {compareHref !== null && (
          <>
            , or <a href={compareHref}>compare it with others</a>
          </>
        )}
        .
      </p>
      {!isMissing(score) && (
        <Disclosure summary="How the score was made">
          <DataTable
            id={`${anchor}-score`}
            caption={`Parts of the score of ${score.value.total}`}
            rows={score.value.parts}
            rowKey={({ id }) => id}
            columns={[
              { id: 'part', header: 'Part', cell: ({ label }) => label },
              {
                id: 'points',
                header: 'Points',
                numeric: true,
                cell: ({ points }: PartView) => formatNumber(points),
              },
              {
                id: 'weight',
                header: 'Of',
                numeric: true,
                cell: ({ weight }: PartView) => formatNumber(weight),
              },
              {
                id: 'basis',
                header: 'What was measured',
                cell: ({ basis }) => <span className="cell-text">{basis}</span>,
              },
            ]}
          />
          <p>
            <a href={paths.scoreMethodology}>The formula and every constant</a>
          </p>
        </Disclosure>
      )}
    </div>
  );
}

const rangeRow = ({ label, value, low, high, text, own }: EarningsRow): RangeRow => ({
  label,
  value,
  low,
  high,
  text,
  tone: own ? 1 : 4,
  mark: own ? 'dot' : 'open',
});

/** Graduates beside everyone in the job. */
function Earnings({ section: { anchor, program, earnings, earningsFinding } }: BlockProps) {
  if (earnings.length === 0) return null;
  const id = `${anchor}-earnings`;
  const subtitle = `${program.name}: earnings of graduates four years after finishing, beside others, in dollars a year at May 2025 wages`;
  const rows = earnings.map(rangeRow);
  const axis = horizontalAxis(
    rows.flatMap(({ value, low, high }) => [value, low, high]),
    { zero: false },
  );
  const end = (value: number | null) =>
    value === null ? { missing: 'One figure: no range is published.' } : formatCount(value);
  return (
    <ChartFrame
      id={id}
      finding={earningsFinding}
      subtitle={subtitle}
      source={<SourceNote sources={shortSources('graduate_earnings_by_state', 'wages')} />}
      table={
        <DataTable
          id={`${id}-table`}
          caption={subtitle}
          rows={earnings}
          rowKey={({ label }) => label}
          columns={[
            { id: 'who', header: 'Who', cell: ({ label }) => label },
            { id: 'low', header: 'Low', unit: '$ a year', numeric: true, cell: ({ low }) => end(low) },
            {
              id: 'middle',
              header: 'Middle',
              unit: '$ a year',
              numeric: true,
              cell: ({ value }) => formatCount(value),
            },
            { id: 'high', header: 'High', unit: '$ a year', numeric: true, cell: ({ high }) => end(high) },
          ]}
        />
      }
    >
      <RowsDrawing id={id} finding={earningsFinding} rows={rows} axis={axis} format={formatDollarsShort} />
    </ChartFrame>
  );
}

function Links({ section: { calculators, noReturnReason } }: BlockProps) {
  if (calculators.length === 0) return null;
  return (
    <p>
      {noReturnReason !== null && `${noReturnReason} `}For your own case:{' '}
      {calculators.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && '; '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}

/** A program on the page of its school. */
export function ProgramBlock({ section }: BlockProps) {
  const { anchor, program, history } = section;
  return (
    <Section id={anchor} heading={program.title}>
      <Marks program={program} />
      <div className="program-card-body">
        <Score section={section} />
        <Facts section={section} />
      </div>
      {program.caveats.length > 0 && (
        <div className="prose">
          <p>Read these figures with care:</p>
          <ul>
            {program.caveats.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="columns">
        <Earnings section={section} />
        {history && <PassResults of={program.name} history={history} />}
      </div>
      <Links section={section} />
    </Section>
  );
}
