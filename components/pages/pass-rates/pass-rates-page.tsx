import { formatCount } from '@/lib/numbers/format';
import type { CoverageRow } from '@/lib/pass-rates/page/coverage';
import { groupSources, type NationalYears, type OverviewView } from '@/lib/pass-rates/page/overview';
import { paths } from '@/lib/site/urls';
import { RateChart } from '../../charts/rate-chart';
import { Answer } from '../../parts/answer/answer';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Figures } from '../../parts/figures/figures';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { HowToRead } from './how-to-read';

const columns: readonly Column<CoverageRow>[] = [
  {
    id: 'state',
    header: 'State',
    cell: ({ slug, name }) => <a href={paths.statePassRates(slug)}>{name}</a>,
  },
  {
    id: 'newest',
    header: 'Newest year',
    numeric: true,
    cell: ({ holdings }) => Math.max(...holdings.map(({ newestYear }) => newestYear)),
  },
  {
    id: 'results',
    header: 'Results',
    numeric: true,
    cell: ({ holdings }) => formatCount(holdings.reduce((sum, { rows }) => sum + rows, 0)),
  },
  {
    id: 'what',
    header: 'What we have',
    detail: true,
    cell: ({ holdings }) => holdings.map(({ exam, inWords }) => `${exam}: ${inWords}`).join('. '),
  },
];

function National({ national: { exam, rates } }: { readonly national: NationalYears }) {
  return (
    <RateChart
      id={`nation-${exam.toLowerCase()}`}
      subtitle={`First-time, US-educated candidates who passed the ${exam}, in percent with the 95% interval`}
      rows={rates.map((rate) => ({ rate }))}
    />
  );
}

/** Shows pass rates of the nation, and the states whose programs' results we have. */
export function PassRatesPage({ view }: { readonly view: OverviewView }) {
  const { sentence, facts, held, notHeld } = view;
  return (
    <>
      <Answer sentence={sentence}>
        <Figures
          figures={facts.byVerification.map(({ verification, inWords, rows }) => ({
            label: inWords,
            value: formatCount(rows),
            note: `results, marked “${verification}”`,
          }))}
        />
      </Answer>
      <p>
        Nurses need a license, and for the license they pass the NCLEX: the NCLEX-RN as a registered nurse,
        the NCLEX-PN as a practical nurse. Boards of nursing publish how each program’s graduates did, each
        board in its own way. This is what could be had with its year, its count and its source.
      </p>
      <Section id="states" heading="By state">
        <DataTable
          id="states-table"
          caption="States whose programs’ results we have"
          rows={held}
          rowKey={({ slug }) => slug}
          columns={columns}
        />
        <p>
          We have no results by program for{' '}
          {notHeld.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <a href={paths.statePassRates(slug)}>{name}</a>
            </span>
          ))}
          . Their boards may publish all the same:{' '}
          <a href={`${paths.data}#boards`}>what is known of each board</a>.
        </p>
      </Section>
      <Section id="nation" heading="The nation">
        {view.national.map((years) => (
          <National key={years.exam} national={years} />
        ))}
        <p className="muted">For a missing year we have no number of candidates.</p>
        <SourceNote sources={groupSources(view.national.flatMap(({ rates }) => rates))} />
      </Section>
      <HowToRead />
    </>
  );
}
