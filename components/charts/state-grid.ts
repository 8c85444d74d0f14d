/** The states as tiles of one size, about where they lie: Rhode Island is as easy to read and to tap as Texas. */
const GRID = `
AK .. .. .. .. .. .. .. .. .. ME
.. .. .. .. .. .. .. .. .. VT NH
WA ID MT ND MN IL WI MI NY RI MA
OR NV WY SD IA IN OH PA NJ CT ..
CA UT CO NE MO KY WV VA MD DE ..
.. AZ NM KS AR TN NC SC DC .. ..
.. .. .. OK LA MS AL GA .. .. ..
HI .. .. TX .. .. .. .. FL .. ..`;

export interface TilePlace {
  readonly column: number;
  readonly row: number;
}

const lines = GRID.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Place of each state's tile by its two-letter code, in reading order. */
export const tilePlaces: ReadonlyMap<string, TilePlace> = new Map(
  lines.flatMap((codes, row) =>
    codes.flatMap((code, column) => (code === '..' ? [] : [[code, { column, row }] as const])),
  ),
);

export const tileColumns = Math.max(...lines.map((codes) => codes.length));
export const tileRows = lines.length;
