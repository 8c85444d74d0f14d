import { awardYears, eitherAwardYear, wagesNow } from '@/lib/data/year-words';
import { isMissing } from '@/lib/numbers/figure';
import { formatCount, formatDollars } from '@/lib/numbers/format';
import { returnHref } from '@/lib/places/page/returns';
import type { StateView } from '@/lib/places/page/state';
import type { ControlPrice, GraduateEarnings, ProgramCount, Tuition } from '@/lib/places/page/state-programs';
import { calledIn } from '@/lib/places/states';
import type { StateList, TopList } from '@/lib/programs/page/top';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { ProgramTop } from '../../parts/program-top/program-top';
import { SourceNote } from '../../parts/source-note/source-note';

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
      header: `${label}, middle`,
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

/** Price of each degree at public and private colleges. */
export function StateTuition({ view }: { readonly view: StateView }) {
  const { slug, place, tuition, tuitionYear } = view;
  return (
    <div className="stack" id="tuition">
      <DataTable
        id="tuition-table"
        caption={`Total tuition and fees in ${place}, ${tuitionYear}`}
        rows={tuition}
        rowKey={({ degree }) => degree}
        columns={[
          {
            id: 'degree',
            header: 'Program type',
            cell: ({ degree, name }) => (
              <a href={returnHref(slug, degree)}>{capitalized(calledIn(slug, name))}</a>
            ),
          },
          ...controlColumns('public', 'Public'),
          ...controlColumns('private', 'Private'),
          figureColumn<Tuition>({
            id: 'nation',
            header: 'US, public, middle',
            detail: true,
            unit: '$ in all',
            of: ({ nationPublicMedian }) => nationPublicMedian,
          }),
        ]}
      />
      <p>
        Prices that colleges publish for residents, before grants. Half of the graduates are at schools that
        charge less than the middle, and half in the range of the middle half. Where a college publishes no
        price for the program, its general rate is used; a nursing school may add fees. Private is nonprofit
        and for-profit. An online university counts in the state that it reports from.
      </p>
      <SourceNote sources={shortSources('price_by_state')} />
    </div>
  );
}

/** What graduates of the state's programs are measured to earn. */
export function StateGraduates({ view }: { readonly view: StateView }) {
  const { slug, place, graduates, measured } = view;
  return (
    <div className="stack" id="graduates">
      <DataTable
        id="graduates-table"
        caption={`Graduates’ pay four years after finishing, ${place}, at ${wagesNow}: the middle of programs`}
        rows={graduates}
        rowKey={({ credential }) => credential}
        columns={[
          { id: 'credential', header: 'Program type', cell: ({ name }) => capitalized(calledIn(slug, name)) },
          figureColumn<GraduateEarnings>({ id: 'median', header: 'Middle', of: ({ median }) => median }),
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
            header: 'Schools',
            detail: true,
            unit: '',
            of: ({ institutions }) => institutions,
            format: formatCount,
          }),
          figureColumn<GraduateEarnings>({
            id: 'earners',
            header: 'Graduates counted',
            detail: true,
            unit: '',
            of: ({ earners }) => earners,
            format: formatCount,
          }),
          figureColumn<GraduateEarnings>({
            id: 'nation',
            header: 'US, middle',
            detail: true,
            of: ({ nationMedian }) => nationMedian,
          }),
        ]}
      />
      <p>
        {capitalized(measured.cohort)} who had federal aid and work, wherever they live now. They earned it in{' '}
        {measured.earnedIn}; we raised it to {wagesNow}. We leave out schools that train mostly nursing
        assistants, and schools whose BSN is for RNs only, where we know them. Other BSN programs include some
        nurses who were RNs before. The source counts a DNP and a PhD as one level. Campuses of one university
        share one value.
      </p>
      <SourceNote sources={shortSources('graduate_earnings_by_state')} />
    </div>
  );
}

export interface StateProgramsProps {
  readonly view: StateView;
  /** Programs of each type that do best. */
  readonly top: readonly TopList[];
  /** Lists of the state by type. */
  readonly lists: readonly StateList[];
}

/** A type with the finder's list of it. */
type ListedCount = ProgramCount & { readonly list: StateList | undefined };

const programColumns: readonly Column<ListedCount>[] = [
  { id: 'credential', header: 'Program type', cell: ({ name }) => capitalized(name) },
  {
    id: 'listed',
    header: 'In our list',
    unit: 'programs',
    numeric: true,
    cell: ({ list }) => (list ? <a href={list.href}>{formatCount(list.total)}</a> : 'None'),
  },
  {
    id: 'completions',
    header: `Graduates in ${awardYears.latest}`,
    numeric: true,
    cell: ({ completions }) => formatCount(completions),
  },
  {
    id: 'institutions',
    header: 'Reported graduates',
    detail: true,
    unit: 'schools',
    numeric: true,
    cell: ({ institutions }) => formatCount(institutions),
  },
  {
    id: 'public',
    header: 'Public among them',
    detail: true,
    unit: 'schools',
    numeric: true,
    cell: ({ publicInstitutions }) => formatCount(publicInstitutions),
  },
  {
    id: 'without',
    header: 'Reported, no graduates',
    detail: true,
    unit: 'schools',
    numeric: true,
    cell: ({ withoutAwards }) => formatCount(withoutAwards),
  },
];

/** Programs that do best by outcomes, how many the finder lists, and how many schools report each type. */
export function StatePrograms({ view, top, lists }: StateProgramsProps) {
  const { slug, place, programs } = view;
  const rows = programs.map((count) => ({
    ...count,
    name: calledIn(slug, count.name),
    list: lists.find(({ credential }) => credential === count.credential),
  }));
  return (
    <div className="stack">
      <p>
        Some that do well by what is measured. Groups are fifths of all programs of the type in the US. Where
        groups overlap, the difference could be chance: <a href={paths.scoreMethodology}>how we group</a>.
      </p>
      <ProgramTop lists={top} />
      <DataTable
        id="programs-table"
        caption={`Programs in ${place}: our list, and what schools reported`}
        rows={rows}
        rowKey={({ credential }) => credential}
        columns={programColumns}
      />
      <p>
        Our list leaves out RN programs that we found no accreditation for, and lists BSNs for RNs only as
        RN-to-BSN. Schools count if they reported a graduate in {eitherAwardYear} and have not closed since;
        their BSN graduates include RN-to-BSN. A school may have several campuses.
      </p>
      <SourceNote sources={shortSources('nursing_awards')} />
    </div>
  );
}
