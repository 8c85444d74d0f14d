import { valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRange } from '@/lib/numbers/format';
import { areasByState, type OccupationView, payHref, type StateAreas } from '@/lib/places/page/occupation';
import { payCsvPath } from '@/lib/places/page/pay-csv';
import { shortSources } from '@/lib/site/short-sources';
import { count } from '@/lib/text/words';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { PayList } from '../../parts/pay-chart/pay-list';
import { SourceNote } from '../../parts/source-note/source-note';

/** "Ohio: 16 areas, the middle $74,000 to $84,000". */
function summary({ name, areas }: StateAreas): string {
  const middles = areas.flatMap(({ pay }) => valueOrNull(pay.median) ?? []);
  const range =
    middles.length > 0
      ? `, the middle ${formatDollarsRange(Math.min(...middles), Math.max(...middles))}`
      : '';
  return `${name}: ${count(areas.length, 'area')}${range}`;
}

/** Every area with known wages, a fold for each state. */
export function AreasPage({ view }: { readonly view: OccupationView }) {
  const { occupation, edition } = view;
  return (
    <>
      <div className="prose">
        <p>
          Open your state. An area that crosses a state line is filed under the first state in its name. Areas
          that BLS left out are not listed. The page of each state and the{' '}
          <a href={payCsvPath(occupation)}>CSV file</a> have quarters, tenths, averages and jobs, too.
        </p>
      </div>
      <SourceNote sources={shortSources('wages_metro')} />
      <div className="folds">
        {areasByState(view).map((group) => (
          <Disclosure key={group.state} id={group.state} summary={summary(group)}>
            <p>
              <a href={payHref(occupation, group.state)}>The whole of {group.name}</a>
            </p>
            <PayList
              caption={`Pay of ${occupation.plural} in ${group.name}, ${edition}`}
              header="Area"
              rows={group.areas.map(({ fullName, ...area }) => ({ ...area, name: fullName }))}
              drawn={false}
            />
          </Disclosure>
        ))}
      </div>
    </>
  );
}
