import type { ReactNode } from 'react';
import { percent } from './scales';
import { tileColumns, tilePlaces, tileRows } from './state-grid';

/** A shade of the map: five steps from low to high, or none where there is nothing to shade. */
export type Shade = 1 | 2 | 3 | 4 | 5 | 'missing';

/** A state on the map. */
export interface Tile {
  readonly code: string;
  readonly href: string;
  /** The state and what is known of it, for those who hear the map. */
  readonly name: string;
  /** Second line of the tile where there is room. */
  readonly value: string;
  readonly shade: Shade;
}

/** What a shade means. */
export interface KeyItem {
  readonly shade: Shade;
  readonly label: string;
}

export interface TileMapProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly tiles: readonly Tile[];
  readonly legend: readonly KeyItem[];
}

const WHOLE = 100;
/** Share of its place that a tile takes: the rest parts it from the next. */
const FILLED = 0.94;
const [WIDTH, HEIGHT] = [WHOLE / tileColumns, WHOLE / tileRows];

const classOf = (shade: Shade) => `tile tile-${shade}`;

/** A tile in percent of the map, its text in pixels: it stays readable however wide the map. */
function TileLink({ tile }: { readonly tile: Tile }) {
  const { code, href, name, value, shade } = tile;
  const place = tilePlaces.get(code);
  if (!place) return null;
  const [x, y] = [place.column * WIDTH, place.row * HEIGHT];
  const middle = { x: percent(x + (WIDTH * FILLED) / 2), y: percent(y + (HEIGHT * FILLED) / 2) };
  return (
    <a className={classOf(shade)} href={href} aria-label={name}>
      <rect
        x={percent(x)}
        y={percent(y)}
        width={percent(WIDTH * FILLED)}
        height={percent(HEIGHT * FILLED)}
        rx={2}
      />
      <text className="tile-code" {...middle}>
        {code}
      </text>
      <text className="tile-value" {...middle}>
        {value}
      </text>
    </a>
  );
}

function Legend({ items }: { readonly items: readonly KeyItem[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="map-key plain-list">
      {items.map(({ shade, label }) => (
        <li key={label}>
          <svg className={classOf(shade)} width={16} height={16} aria-hidden="true">
            <rect width="100%" height="100%" rx={2} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The states as links on a map of tiles, with a legend beneath. */
export function TileMap({ id, title, description, tiles, legend }: TileMapProps) {
  const end = `${id}-end`;
  return (
    <>
      <a className="skip-chart visually-hidden-until-focus" href={`#${end}`} data-markdown-ignore>
        Skip the map of {tiles.length} links
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: an image hides its parts, and each tile is a link */}
      <svg className="chart-map" role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-desc`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{`${description}. Each tile links to its state.`}</desc>
        {tiles.map((tile) => (
          <TileLink key={tile.code} tile={tile} />
        ))}
      </svg>
      <Legend items={legend} />
      <span id={end} tabIndex={-1} />
    </>
  );
}
