import { formatCount } from '@/lib/numbers/format';
import { areasPath } from '@/lib/places/occupations';
import type { AreaPayRow, OccupationView } from '@/lib/places/page/occupation';
import { shortSources } from '@/lib/site/short-sources';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { jobsColumn, payColumn } from '../../parts/pay-chart/pay-columns';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

const pay = (row: AreaPayRow) => row.pay;

const columns: readonly Column<AreaPayRow>[] = [
  { id: 'area', header: 'Area', cell: ({ name }) => name },
  { id: 'state', header: 'State', detail: true, cell: ({ stateName }) => stateName },
  payColumn('mean', pay),
  payColumn('p10', pay),
  payColumn('median', pay),
  payColumn('p90', pay),
  jobsColumn(pay),
];

const note = 'A metropolitan area that crosses a state line is filed under one state, the first in its name.';

/** The areas that pay most, with a link to all of them; or that we have none. */
export function OccupationAreas({ view }: { readonly view: OccupationView }) {
  const { occupation, edition, topAreas, areas } = view;
  if (areas.length === 0) {
    return (
      <Section id="areas" heading="By metropolitan area">
        <p>Wages of {occupation.plural} by metropolitan area are not published here; BLS has some of them.</p>
      </Section>
    );
  }
  return (
    <Section id="areas" heading="By metropolitan area">
      <DataTable
        id="areas-table"
        caption={`The ${topAreas.length} areas with the highest mean pay of ${occupation.plural}, ${edition}`}
        rows={topAreas}
        rowKey={({ code }) => code}
        columns={columns}
      />
      <p>
        <a href={areasPath(occupation)}>All {formatCount(areas.length)} areas, by state</a>. High pay often
        goes with high prices: the pages of the states give pay at national prices.
      </p>
      <SourceNote sources={shortSources('wages_metro')}>
        <p>{note}</p>
      </SourceNote>
    </Section>
  );
}

/** Every area with known wages, by state. */
export function AreasPage({ view }: { readonly view: OccupationView }) {
  const { occupation, edition, areas } = view;
  return (
    <Section id="areas" heading={`All ${formatCount(areas.length)} areas`}>
      <p>
        {note} Areas for which BLS released no wage have a dash; those that it left out altogether are not
        listed. The <a href="/states">pages of the states</a> have their areas for all occupations.
      </p>
      <DataTable
        id="areas-table"
        caption={`Pay of ${occupation.plural} by metropolitan and nonmetropolitan area, ${edition}`}
        rows={areas}
        rowKey={({ code }) => code}
        columns={columns}
      />
      <SourceNote sources={shortSources('wages_metro')} />
    </Section>
  );
}
