/** One thing that is wrong with a table, precise enough to fix it. */
export interface Failure {
  /** Name in the registry, or the file where no table is meant. */
  readonly table: string;
  /** Record in the file, the first after the header is 1; null where the whole table is meant. */
  readonly record: number | null;
  readonly column: string | null;
  readonly reason: string;
}

export function describeFailure({ table, record, column, reason }: Failure): string {
  const place = [table, record === null ? null : `record ${record}`, column];
  return `${place.filter((part) => part !== null).join(', ')}: ${reason}`;
}
