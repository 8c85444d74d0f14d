import type { UnitTable } from '../unit-table';
import type { Sources } from './sources';

/** The files of a slice that have a row of a unit: the others decide nothing of it. */
export function sourcesOfUnit(unit: string, sources: Sources): Sources {
  const { older, newest, charges, admissions, graduation, offerings } = sources;
  const having = <Table extends UnitTable>(table: Table | undefined) =>
    table?.units.has(unit) ? table : undefined;
  return {
    ...sources,
    older: having(older),
    newest: having(newest),
    offerings: having(offerings),
    charges: {
      ...charges,
      older: charges.programUnits.has(unit) ? charges.older : having(charges.older),
      newer: having(charges.newer),
      derived: having(charges.derived),
    },
    admissions: { older: having(admissions.older), newer: having(admissions.newer) },
    graduation: graduation.filter(({ units }) => units.has(unit)),
  };
}

/** Whether any file that decides a column has a row of the unit. */
export function hasRow(unit: string, sources: Sources): boolean {
  const { older, newest, charges, admissions, graduation } = sourcesOfUnit(unit, sources);
  const tables = [older, newest, charges.older, charges.newer, charges.derived];
  return [...tables, admissions.older, admissions.newer, ...graduation].some((table) => table !== undefined);
}
