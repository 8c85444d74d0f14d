import { type CoverageRow, type CoverageState, coverageInWords } from '@/lib/pass-rates/page/coverage';
import { paths } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { tilePlaces } from './state-grid';
import { type Shade, type Tile, TileMap } from './tile-map';

const shades: Readonly<Record<CoverageState, Shade>> = { current: 5, few: 3, old: 1, none: 'missing' };

const order = ['current', 'few', 'old', 'none'] as const satisfies readonly CoverageState[];

function tileOf({ code, slug, name, state, newestYear }: CoverageRow): Tile {
  const year = newestYear === null ? '' : `, newest ${newestYear}`;
  return {
    code,
    href: paths.statePassRates(slug),
    name: `${code}, ${name}: ${coverageInWords[state]}${year}`,
    value: newestYear === null ? '' : String(newestYear),
    shade: shades[state],
  };
}

export interface CoverageTilesProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly CoverageRow[];
}

/** Which states' results we have, and how new they are; each tile leads to its state. */
export function CoverageTiles({ id, title, rows }: CoverageTilesProps) {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const legend = order.map((state) => ({
    shade: shades[state],
    label: `${coverageInWords[state]}: ${count(rows.filter((row) => row.state === state).length, 'state')}`,
  }));
  return (
    <TileMap
      id={id}
      title={title}
      description="Pass rates by program that we have, by state"
      tiles={[...tilePlaces.keys()].flatMap((code) => byCode.get(code) ?? []).map(tileOf)}
      legend={legend}
    />
  );
}
