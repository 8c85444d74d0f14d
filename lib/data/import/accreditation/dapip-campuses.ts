import { indexByKey, type RawRow, type RawTable } from '../files/delimited';
import { UnreadableFile } from '../files/source-file';

/** Names, telephone numbers and addresses of persons are in this file: no other column is read. */
export const CAMPUS_COLUMNS = [
  'DAPIPID',
  'OPEID',
  'IPEDSUNITIDS',
  'LOCATIONNAME',
  'PARENTNAME',
  'PARENTDAPIPID',
  'ADDRESS',
];

const PLACE = /^(?:.*,\s*)?(?<city>[^,]+),\s*(?<state>[A-Z]{2})\s+\d{5}(-\d{4})?$/;
/** Stands in the column of the parent where a campus has none. */
const NO_PARENT = '-';

/** A campus of the database, which its programs name by DAPIPID. */
export interface Campus {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** IPEDS units: those of its institution where it has none of its own. */
  readonly units: readonly string[];
}

/** The campuses of a table that are needed, and those that they belong to. */
export function withParents(table: RawTable, needed: ReadonlySet<string>): RawTable {
  const isNeeded = ({ DAPIPID = '' }: RawRow) => needed.has(DAPIPID);
  const parents = new Set(table.rows.filter(isNeeded).map(({ PARENTDAPIPID }) => PARENTDAPIPID));
  return { ...table, rows: table.rows.filter((row) => isNeeded(row) || parents.has(row['DAPIPID'])) };
}

/** Campuses by DAPIPID. @throws UnreadableFile when an address has no city and state, or a campus is there twice. */
export function campusesOf(table: RawTable): ReadonlyMap<string, Campus> {
  const { file, rows } = table;
  const byId = indexByKey(table, 'DAPIPID');
  const unitsOf = ({ IPEDSUNITIDS = '' }: RawRow) => IPEDSUNITIDS.split(',').flatMap((id) => id.trim() || []);
  return new Map(
    rows.map((row) => {
      const { DAPIPID = '', LOCATIONNAME = '', PARENTNAME = '', PARENTDAPIPID = '', ADDRESS = '' } = row;
      const place = ADDRESS.match(PLACE)?.groups;
      if (place === undefined)
        throw new UnreadableFile(file, `has the address "${ADDRESS}" of ${LOCATIONNAME}`);
      const parent = byId.get(PARENTDAPIPID);
      const own = unitsOf(row);
      const name = PARENTNAME === NO_PARENT ? LOCATIONNAME : `${PARENTNAME} - ${LOCATIONNAME}`;
      return [
        DAPIPID,
        {
          name,
          city: place['city'] ?? '',
          state: place['state'] ?? '',
          units: own.length > 0 || !parent ? own : unitsOf(parent),
        },
      ];
    }),
  );
}
