import { wagesNow } from '@/lib/data/year-words';
import { isMissing } from '@/lib/numbers/figure';
import { formatCount } from '@/lib/numbers/format';
import { figureFacts } from '@/lib/programs/facts/facts';
import type { EarningsRow, ProgramSection } from '@/lib/programs/page/school/program-section';
import { shortSources } from '@/lib/site/short-sources';
import { DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { SourceNote } from '../../parts/source-note/source-note';
import { type Pair, Pairs } from './pairs';

interface FiguresProps {
  readonly section: ProgramSection;
}

/** Graduates by year, or why they are not counted. */
function graduatesPair({ graduates, program }: ProgramSection, label: string): Pair {
  const { completions } = program.facts;
  if (isMissing(completions)) return { label, value: <span className="muted">{completions.missing}</span> };
  const inYear = (people: number | null, year: string) =>
    people === null ? `not reported for ${year}` : `${formatCount(people)} in ${year}`;
  return { label, value: graduates.map(({ year, graduates: people }) => inYear(people, year)).join('; ') };
}

/** Every figure of a program with its count, its year and its source, or the reason why it is missing. */
export function factPairs(section: ProgramSection): Pair[] {
  const { facts } = section.program;
  return figureFacts.flatMap(({ id, labels }): Pair[] => {
    const { list } = labels;
    if (list === undefined) return [];
    if (id === 'completions' && section.graduates.length > 0) return [graduatesPair(section, list)];
    const fact = facts[id];
    if (isMissing(fact)) return [{ label: list, value: <span className="muted">{fact.missing}</span> }];
    const { text, long, source } = fact.value;
    return [
      {
        label: list,
        value: (
          <>
            <b>{text}</b> {source ? <a href={source}>{long}</a> : long}
          </>
        ),
      },
    ];
  });
}

/** Graduates beside everyone in the job. */
function Earnings({ section: { anchor, earnings, earningsFinding } }: FiguresProps) {
  if (earnings.length === 0) return null;
  const end = (value: number | null) =>
    value === null ? { missing: 'One figure: no range is published' } : formatCount(value);
  const amount = (id: string, header: string, of: (row: EarningsRow) => number | null) => ({
    id,
    header,
    unit: '$',
    numeric: true,
    cell: (row: EarningsRow) => end(of(row)),
  });
  return (
    <>
      <p>{earningsFinding}</p>
      <DataTable
        id={`${anchor}-earnings`}
        caption={`Graduates’ pay beside others, in dollars a year at ${wagesNow}`}
        rows={earnings}
        rowKey={({ label }) => label}
        columns={[
          { id: 'who', header: 'Who', cell: ({ label }) => label },
          amount('low', 'Low', ({ low }) => low),
          amount('middle', 'Middle', ({ value }) => value),
          amount('high', 'High', ({ high }) => high),
        ]}
      />
      <SourceNote sources={shortSources('graduate_earnings_by_state', 'wages')} />
    </>
  );
}

/** All figures of a program, and what to be careful about. */
export function AllFigures({ section }: FiguresProps) {
  const { program } = section;
  return (
    <Disclosure summary="All figures, and what to be careful about">
      <Pairs pairs={factPairs(section)} />
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
      <Earnings section={section} />
    </Disclosure>
  );
}
