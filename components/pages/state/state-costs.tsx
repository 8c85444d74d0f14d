import type { Degree } from '@/lib/data/credentials';
import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatCount, formatDollars } from '@/lib/numbers/format';
import { returnHref } from '@/lib/places/page/returns';
import type { StateView } from '@/lib/places/page/state';
import type { ControlPrice, GraduateEarnings, Tuition } from '@/lib/places/page/state-programs';
import type { TopList } from '@/lib/programs/page/top';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { TuitionChart, type TuitionRow } from '../../charts/tuition-chart';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { ProgramTop } from '../../parts/program-top/program-top';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { ProgramsNear } from './programs-near';

/** The middle half of the prices, or why it is missing. */
function middleHalf({ p25, p75 }: Pick<ControlPrice, 'p25' | 'p75'>) {
  if (isMissing(p25)) return p25;
  if (isMissing(p75)) return p75;
  const [low, high] = [formatDollars(p25.value), formatDollars(p75.value)];
  return low === high ? low : `${low} to ${high}`;
}

function controlColumns(control: 'public' | 'private', label: string): Column<Tuition>[] {
  return [
    figureColumn({
      id: `${control}-median`,
      header: `${label}, median`,
      unit: '$ in all',
      of: (row) => row[control].median,
    }),
    {
      id: `${control}-half`,
      header: `${label}, middle half`,
      detail: true,
      unit: '$ in all',
      numeric: true,
      cell: (row) => middleHalf(row[control]),
    },
    figureColumn({
      id: `${control}-institutions`,
      header: `${label} colleges`,
      detail: true,
      unit: '',
      of: (row) => row[control].institutions,
      format: formatCount,
    }),
  ];
}

function chartRow(label: string, { median, p25, p75, institutions }: ControlPrice): TuitionRow {
  return {
    label,
    median: valueOrNull(median),
    p25: valueOrNull(p25),
    p75: valueOrNull(p75),
    institutions: valueOrNull(institutions) ?? 0,
    ...(isMissing(median) ? { reason: median.missing } : {}),
  };
}

/** The two first degrees of a registered nurse, drawn. */
const drawnDegrees: readonly Degree[] = ['ADN', 'BSN'];

function TuitionCharts({ view: { tuition, tuitionYear } }: { readonly view: StateView }) {
  return (
    <div className="columns">
      {tuition
        .filter(({ degree }) => drawnDegrees.includes(degree))
        .map((row) => (
          <TuitionChart
            key={row.degree}
            id={`tuition-${row.degree.toLowerCase()}`}
            subtitle={`${row.name}: tuition and fees of the whole program in dollars, ${tuitionYear}`}
            rows={[chartRow('Public', row.public), chartRow('Private', row.private)]}
          />
        ))}
    </div>
  );
}

/** Price of each degree at public and private colleges. */
export function StateTuition({ view }: { readonly view: StateView }) {
  const { slug, place, tuition, tuitionYear } = view;
  return (
    <Section id="tuition" heading={`What nursing programs cost in ${place}`}>
      <TuitionCharts view={view} />
      <DataTable
        id="tuition-table"
        caption={`Tuition and fees of the whole program, ${tuitionYear}`}
        rows={tuition}
        rowKey={({ degree }) => degree}
        columns={[
          {
            id: 'degree',
            header: 'Degree',
            cell: ({ degree, name }) => <a href={returnHref(slug, degree)}>{capitalized(name)}</a>,
          },
          ...controlColumns('public', 'Public'),
          ...controlColumns('private', 'Private'),
          figureColumn<Tuition>({
            id: 'nation',
            header: 'Nation, public median',
            detail: true,
            unit: '$ in all',
            of: ({ nationPublicMedian }) => nationPublicMedian,
          }),
        ]}
      />
      <SourceNote sources={shortSources('price_by_state')}>
        <p>
          Published prices for residents before financial aid, weighted by graduates: the median is the price
          at the school of the median graduate, and half of the graduates are at schools priced in the range.
          It is the college’s general rate unless it publishes a price for the whole program; fees that a
          nursing school adds come on top. Private is nonprofit and for-profit. Online universities count in
          the state that they report from.
        </p>
      </SourceNote>
    </Section>
  );
}

/** What graduates of the state's programs are measured to earn. */
export function StateGraduates({ view }: { readonly view: StateView }) {
  const { place, graduates } = view;
  return (
    <Section id="graduates" heading={`What graduates of programs in ${place} earn`}>
      <DataTable
        id="graduates-table"
        caption="Earnings four years after finishing, median over programs, at May 2025 wages"
        rows={graduates}
        rowKey={({ credential }) => credential}
        columns={[
          { id: 'credential', header: 'Degree', cell: ({ name }) => capitalized(name) },
          figureColumn<GraduateEarnings>({ id: 'median', header: 'Median', of: ({ median }) => median }),
          {
            id: 'half',
            header: 'Middle half',
            detail: true,
            unit: '$ a year',
            numeric: true,
            cell: (row) => middleHalf(row),
          },
          figureColumn<GraduateEarnings>({
            id: 'programs',
            header: 'Programs',
            unit: '',
            of: ({ programs }) => programs,
            format: formatCount,
          }),
          figureColumn<GraduateEarnings>({
            id: 'institutions',
            header: 'Institutions',
            detail: true,
            unit: '',
            of: ({ institutions }) => institutions,
            format: formatCount,
          }),
          figureColumn<GraduateEarnings>({
            id: 'earners',
            header: 'Earners',
            detail: true,
            unit: '',
            of: ({ earners }) => earners,
            format: formatCount,
          }),
          figureColumn<GraduateEarnings>({
            id: 'nation',
            header: 'Nation, median',
            detail: true,
            of: ({ nationMedian }) => nationMedian,
          }),
        ]}
      />
      <SourceNote sources={shortSources('graduate_earnings_by_state')}>
        <p>
          The graduates of 2017-18 and 2018-19 with federal aid who work, wherever they live now: what they
          earned in 2022 and 2023, restated at May 2025 wages. Schools that train mostly nursing assistants,
          and schools whose BSN is for RNs only, are left out where we know them; other BSN programs include
          some nurses who were RNs before. A DNP and a PhD are one level in the source. Campuses of one
          university share one value.
        </p>
      </SourceNote>
    </Section>
  );
}

export interface StateProgramsProps {
  readonly view: StateView;
  /** Programs of each type that do best. */
  readonly top: readonly TopList[];
}

/** Programs that do best by outcomes, and how many institutions award each credential. */
export function StatePrograms({ view, top }: StateProgramsProps) {
  const { place, programs } = view;
  return (
    <Section id="programs" heading={`Nursing programs in ${place}`}>
      <ProgramsNear view={view} />
      <p>
        Some that do best by what is measured. Groups are fifths of all such programs nationwide; where they
        overlap, the difference may be chance: <a href={paths.scoreMethodology}>how the groups are made</a>.
      </p>
      <ProgramTop lists={top} />
      <DataTable
        id="programs-table"
        caption="Institutions that award each degree"
        rows={programs}
        rowKey={({ credential }) => credential}
        columns={[
          {
            id: 'credential',
            header: 'Degree',
            cell: ({ name, href }) => <a href={href}>{capitalized(name)}</a>,
          },
          {
            id: 'institutions',
            header: 'Institutions',
            numeric: true,
            cell: ({ institutions }) => formatCount(institutions),
          },
          {
            id: 'public',
            header: 'Of them public',
            detail: true,
            numeric: true,
            cell: ({ publicInstitutions }) => formatCount(publicInstitutions),
          },
          {
            id: 'completions',
            header: 'Graduates in 2023-24',
            numeric: true,
            cell: ({ completions }) => formatCount(completions),
          },
          {
            id: 'without',
            header: 'Reported, no graduates',
            detail: true,
            unit: 'institutions',
            numeric: true,
            cell: ({ withoutAwards }) => formatCount(withoutAwards),
          },
        ]}
      />
      <SourceNote sources={shortSources('nursing_awards')}>
        <p>
          Institutions that reported at least one graduate in 2022-23 or 2023-24 and have not closed since.
          The BSN counts first degrees and completion for RNs together. An institution may have several
          campuses.
        </p>
      </SourceNote>
    </Section>
  );
}
