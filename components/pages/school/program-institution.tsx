import { isMissing } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import type { InstitutionView, YearlyCharge } from '@/lib/programs/page/institution';
import type { NetPriceLine } from '@/lib/programs/page/net-prices';
import type { ProgramSection } from '@/lib/programs/page/program-section';
import { programSources } from '@/lib/programs/page/sources';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { Answer } from '../../parts/answer/answer';
import { DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { Figures } from '../../parts/figures/figures';
import { Missing } from '../../parts/missing/missing';
import { factColumns } from '../../parts/program-facts/fact-columns';
import { FactText, scoreCell } from '../../parts/program-facts/program-facts';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { PassResults } from './pass-results';
import { ProgramBlock } from './program-block';

function Where({
  view: { place, control, website, statePath, stateName, nearby },
}: {
  readonly view: InstitutionView;
}) {
  return (
    <p className="muted">
      {[place, ...(control ? [control] : [])].join(' · ')}
      {website && (
        <>
          {' · '}
          <a href={website}>Website of the school</a>
        </>
      )}
      {' · '}
      <a href={statePath}>Nursing in {stateName}</a>
      {nearby && (
        <>
          {' · '}
          <a href={nearby.href}>{nearby.label}</a>
        </>
      )}
    </p>
  );
}

function InstitutionAnswer({
  view: { sentence, closureSource, closureNote, figures, programs },
}: {
  readonly view: InstitutionView;
}) {
  return (
    <Answer sentence={sentence}>
      {figures.length > 0 && <Figures figures={figures} />}
      {closureSource !== null && (
        <p>
          {closureNote !== null && `What we read: ${closureNote}. `}
          Source: <a href={closureSource.url}>{closureSource.title}</a>
        </p>
      )}
      {programs.length > 0 && <SourceNote sources={programSources(programs.map(({ program }) => program))} />}
    </Answer>
  );
}

/** The programs in a row each, with links to what is said of them below. */
function Overview({ view: { programs } }: { readonly view: InstitutionView }) {
  return (
    <DataTable
      id="programs"
      caption="Its programs at a glance"
      rows={programs}
      rowKey={({ anchor }) => anchor}
      columns={[
        {
          id: 'program',
          header: 'Program',
          cell: ({ anchor, program }) => <a href={`#${anchor}`}>{capitalized(program.name)}</a>,
        },
        {
          id: 'score',
          header: 'Group',
          unit: 'of all in the US',
          cell: ({ program }) => scoreCell(program.score),
        },
        ...factColumns('overview', programs, ({ program }: ProgramSection) => program),
      ]}
    />
  );
}

/** Published tuition by kind of student and year. */
function Charges({ view: { charges, chargeBasis } }: { readonly view: InstitutionView }) {
  if (charges.length === 0) {
    return chargeBasis ? <p>Yearly tuition: {chargeBasis}.</p> : null;
  }
  return (
    <>
      <DataTable
        id="charges"
        caption="Published tuition and fees a year, all fields of study"
        rows={charges}
        rowKey={({ student }) => student}
        columns={[
          { id: 'student', header: 'Students', cell: ({ student }) => student },
          figureColumn<YearlyCharge>({
            id: 'older',
            header: '2023-24',
            unit: '$ a year',
            of: ({ older }) => older,
          }),
          figureColumn<YearlyCharge>({
            id: 'newer',
            header: '2024-25',
            unit: '$ a year, provisional',
            of: ({ newer }) => newer,
            format: formatDollars,
          }),
        ]}
      />
      <SourceNote sources={shortSources('institutions')}>
        <p>
          {capitalized(chargeBasis ?? '')}. Graduate tuition is the average over all graduate programs. Fees
          of a nursing program come on top; aid comes off.
        </p>
      </SourceNote>
    </>
  );
}

/** What a year costs after grants by family income. */
function NetPrices({ view: { netPrices } }: { readonly view: InstitutionView }) {
  if (isMissing(netPrices)) {
    return (
      <p>
        Price after grants: <Missing reason={netPrices.missing} />
      </p>
    );
  }
  const { year, note, lines } = netPrices.value;
  return (
    <>
      <DataTable
        id="net-prices"
        caption={`Price after grants by family income, all fields of study, ${year}`}
        rows={lines}
        rowKey={({ income }) => income}
        columns={[
          {
            id: 'income',
            header: 'Family income',
            unit: 'a year',
            cell: ({ income }) => capitalized(income),
          },
          figureColumn<NetPriceLine>({ id: 'price', header: 'Price after grants', of: ({ price }) => price }),
        ]}
      />
      <SourceNote sources={shortSources('net_price_by_income')}>
        <p>{note}</p>
      </SourceNote>
    </>
  );
}

function School({ view }: { readonly view: InstitutionView }) {
  const { graduationRate } = view;
  return (
    <Section id="school" heading="The school as a whole">
      {graduationRate && (
        <dl className="fact-list">
          <div>
            <dt>Students who finish</dt>
            <dd>
              <FactText fact={graduationRate} />
            </dd>
          </div>
        </dl>
      )}
      <Charges view={view} />
      <NetPrices view={view} />
    </Section>
  );
}

function Data({ view: { apiPath } }: { readonly view: InstitutionView }) {
  return (
    <Section id="data" heading="The same as data">
      <p>
        Everything on this page as <a href={apiPath}>JSON</a>, without a key:{' '}
        <a href={paths.developers}>how to use the API</a>. Each table is described under{' '}
        <a href={paths.sources}>sources</a>.
      </p>
      <p>
        Is a figure wrong? <a href={paths.contact}>Tell us</a>, with the document that says so.
      </p>
    </Section>
  );
}

/** The page of a school: its nursing programs with their facts. */
export function ProgramInstitution({ view }: { readonly view: InstitutionView }) {
  const { programs, untold, statePath, stateName } = view;
  return (
    <>
      <Where view={view} />
      <InstitutionAnswer view={view} />
      {programs.length > 1 && <Overview view={view} />}
      {programs.map((section) => (
        <ProgramBlock key={section.anchor} section={section} />
      ))}
      {untold.length > 0 && (
        <Section id="results" heading="Licensing exam: program not named">
          {untold.map((history) => (
            <PassResults key={history.id} of={`${history.exam}, program not named`} history={history} />
          ))}
        </Section>
      )}
      {programs.length > 0 && <School view={view} />}
      {programs.length > 0 ? (
        <Data view={view} />
      ) : (
        <p>
          <a href={paths.programs}>Find a program</a>, or see <a href={statePath}>nursing in {stateName}</a>.
        </p>
      )}
    </>
  );
}
