import type { CsvRecord } from '../../../csv';
import { tables } from '../../../registry';
import type { TableChange } from '../../importer';
import { cellText } from '../cells';
import { releaseName, releaseOf } from '../releases';
import type { Sources } from './sources';

const placeOf = (state = '', county = '') => JSON.stringify([state, county]);

/** Wage area of each county in which we have an institution: a county is in one area. */
function areasByCounty(areas: readonly CsvRecord[], institutions: readonly CsvRecord[]) {
  const states = new Map(institutions.map(({ unitid, state_code }) => [unitid, state_code]));
  return new Map(areas.map((area) => [placeOf(states.get(area['unitid']), area['county']), area]));
}

/** All programs of a school are online: DISTNCED 1. */
const isOnline = (unit: string, { offerings }: Sources) =>
  cellText(offerings?.units.get(unit)?.['DISTNCED']) === '1' ? 'yes' : 'no';

const basisOf = (directory: string, { offerings }: Sources) => {
  const online = offerings
    ? `online by ${releaseName(offerings.file.file.name)} (all programs)`
    : 'taken as not online: no IC file was given';
  return `county of IPEDS ${directory}, area as of other institutions in that county; ${online}`;
};

function areaOf(unit: string, known: CsvRecord, sources: Sources): CsvRecord {
  const file = sources.newest?.file;
  if (!file) return known;
  const { name, address, obtained } = releaseOf(file);
  const online = isOnline(unit, sources);
  return {
    ...known,
    unitid: unit,
    undergraduates_online_90: online,
    graduates_online_90: online,
    basis: basisOf(name, sources),
    source_url: address,
    obtained_from: obtained,
  };
}

/**
 * Adds a wage area for institutions that have none yet, by their county.
 *
 * @returns no change where all have one; units of a county that no other institution is in get a warning.
 */
export function addedAreas(
  institutions: readonly CsvRecord[],
  areas: readonly CsvRecord[],
  sources: Sources,
): { readonly changes: readonly TableChange[]; readonly warnings: readonly string[] } {
  const having = new Set(areas.map(({ unitid }) => unitid));
  const lacking = institutions.filter(({ unitid }) => !having.has(unitid));
  const known = areasByCounty(areas, institutions);
  const areaFor = ({ state_code, county }: CsvRecord) => known.get(placeOf(state_code, county));
  const added = lacking.flatMap((institution) => {
    const area = areaFor(institution);
    return area ? [areaOf(institution['unitid'] ?? '', area, sources)] : [];
  });
  const warnings = lacking
    .filter((institution) => !areaFor(institution))
    .map(
      ({ unitid, name, county, state_code }) =>
        `${unitid} ${name}: no other institution of the table is in ${county}, ${state_code}; add its wage area to institution_areas.csv`,
    );
  if (added.length === 0) return { changes: [], warnings };
  const records = [...areas, ...added].toSorted((a, b) =>
    (a['unitid'] ?? '') < (b['unitid'] ?? '') ? -1 : 1,
  );
  const edition = { edition: tables.institution_areas.edition, files: [] };
  return { changes: [{ table: 'institution_areas', records, edition }], warnings };
}
