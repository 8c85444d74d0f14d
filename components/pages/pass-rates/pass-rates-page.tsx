import { formatCount } from '@/lib/numbers/format';
import {
  groupSources,
  type NationalYears,
  type OverviewRow,
  type OverviewView,
} from '@/lib/pass-rates/page/overview';
import { rateFigure } from '@/lib/pass-rates/words';
import { paths } from '@/lib/site/urls';
import { CoverageTiles } from '../../charts/coverage-tiles';
import { RateChart } from '../../charts/rate-chart';
import { Answer } from '../../parts/answer/answer';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Figures, type ResultFigure } from '../../parts/figures/figures';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { Term } from '../../parts/term/term';
import { NearForm } from '../state/near-form';
import { HowToRead } from './how-to-read';

const NOT_KNOWN = 'Not known to us';

const columns: readonly Column<OverviewRow>[] = [
  { id: 'state', header: 'State', cell: ({ slug, name }) => <a href={paths.statePassRates(slug)}>{name}</a> },
  {
    id: 'newest',
    header: 'Newest here',
    numeric: true,
    cell: ({ newestYear }) => newestYear ?? 'None',
  },
  {
    id: 'board',
    header: 'Published at',
    cell: ({ board }) => (board.page ? <a href={board.page.href}>{board.page.host}</a> : NOT_KNOWN),
  },
  {
    id: 'what',
    header: 'What we have',
    detail: true,
    cell: ({ holdings }) =>
      holdings.map(({ exam, inWords }) => `${exam}: ${inWords}`).join('. ') || 'No result by program',
  },
];

function figuresOf({ byState, rows, nation }: OverviewView): ResultFigure[] {
  const { current, few, old } = byState;
  return [
    {
      label: 'States with a current table',
      value: `${formatCount(current.length)} of ${formatCount(rows.length)}`,
      note: current.map(({ name }) => name).join(', '),
    },
    {
      label: 'States with other results',
      value: formatCount(few.length + old.length),
      note: `${formatCount(few.length)} with a few recent ones, ${formatCount(old.length)} with old ones only`,
    },
    ...(nation
      ? [
          {
            label: 'RN exam passed the first time, US',
            ...rateFigure(nation),
          },
        ]
      : []),
  ];
}

function National({ national: { exam, rates } }: { readonly national: NationalYears }) {
  return (
    <RateChart
      id={`nation-${exam.toLowerCase()}`}
      subtitle={`First-time takers educated in the US who passed the ${exam}, in percent`}
      rows={rates.map((rate) => ({ rate }))}
    />
  );
}

/** How near to the board the results come, in numbers. */
function Provenance({ view: { facts } }: { readonly view: OverviewView }) {
  return (
    <Disclosure id="provenance" summary="How these results were read">
      <ul>
        {facts.byVerification.map(({ verification, inWords, rows }) => (
          <li key={verification}>
            {formatCount(rows)} results {inWords}, marked “{verification}”.
          </li>
        ))}
      </ul>
      <p>
        In all {formatCount(facts.rows)} results of {formatCount(facts.programs)} programs in{' '}
        {formatCount(facts.states)} states, each with its year, its count and its source.{' '}
        <a href={`${paths.data}#boards`}>What is known of each board</a>
      </p>
    </Disclosure>
  );
}

/** Shows which states' pass rates we have, the way to each, and those of the nation. */
export function PassRatesPage({ view }: { readonly view: OverviewView }) {
  const { answer, rows, national } = view;
  return (
    <>
      <Answer {...answer}>
        <Figures figures={figuresOf(view)} />
        <SourceNote sources={groupSources(view.nation ? [view.nation] : [])} />
      </Answer>
      <div className="pair">
        <Section id="states" heading="Choose your state">
          <CoverageTiles id="coverage" title="Pass rates by program that we have" rows={rows} />
        </Section>
        <Section id="next" heading="Next: ask each school">
          <p>
            Every nurse passes the <Term id="nclex" />. Ask a school three things: its newest pass rate, the
            year, and how many took the exam.
          </p>
          <NearForm label="Programs near you" />
        </Section>
      </div>
      <Section id="more" heading="More about pass rates">
        <div className="folds">
          <Disclosure id="all-states" summary="All states by name, with the board’s page">
            <DataTable
              id="states-table"
              caption="What we have of each state, and where its results are published"
              rows={rows}
              rowKey={({ slug }) => slug}
              columns={columns}
            />
          </Disclosure>
          <Disclosure id="nation" summary="The US by year">
            {national.map((years) => (
              <National key={years.exam} national={years} />
            ))}
            <p>For a missing year we have no count.</p>
            <SourceNote sources={groupSources(national.flatMap(({ rates }) => rates))} />
          </Disclosure>
          <HowToRead />
          <Provenance view={view} />
        </div>
      </Section>
    </>
  );
}
