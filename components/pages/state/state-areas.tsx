import { formatCount } from '@/lib/numbers/format';
import { type StateView, statePath } from '@/lib/places/page/state';
import type { AreaPay } from '@/lib/places/page/state-areas';
import { calledIn, stateName } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { SourceNote } from '../../parts/source-note/source-note';

/** Median pay in the areas of a state, the whole state first to compare with. */
export function StateAreas({ view }: { readonly view: StateView }) {
  const { slug, areas, wholeState, place, edition, neighborAreas } = view;
  return (
    <div className="stack">
      <DataTable
        id="area-pay"
        caption={`The middle of pay by area in ${place}, ${edition}`}
        rows={[wholeState, ...areas]}
        rowKey={({ code }) => code}
        columns={[
          { id: 'area', header: 'Area', cell: ({ name }) => name },
          figureColumn<AreaPay>({ id: 'rn', header: 'RNs', of: ({ rn }) => rn.median }),
          figureColumn<AreaPay>({ id: 'lpn', header: calledIn(slug, 'LPNs'), of: ({ lpn }) => lpn.median }),
          figureColumn<AreaPay>({
            id: 'np',
            header: 'Nurse practitioners',
            of: ({ np }) => np.median,
            detail: true,
          }),
          figureColumn<AreaPay>({
            id: 'aide',
            header: 'Nursing assistants',
            of: ({ aide }) => aide.median,
            detail: true,
          }),
          figureColumn<AreaPay>({
            id: 'jobs',
            header: 'RN jobs',
            unit: '',
            of: ({ rn }) => rn.jobs,
            detail: true,
            format: formatCount,
          }),
        ]}
      />
      <p className="muted">
        BLS files an area that crosses a state line under the first state in its name.
        {neighborAreas.length > 0 && ' Areas of other states that reach in: '}
        {neighborAreas.map(({ name, filedUnder }, index) => (
          <span key={name}>
            {index > 0 && '; '}
            {name} (<a href={`${statePath(filedUnder)}#areas`}>{stateName(filedUnder)}</a>)
          </span>
        ))}
        {neighborAreas.length > 0 && '.'}
      </p>
      <SourceNote sources={shortSources('wages_metro')} />
    </div>
  );
}
