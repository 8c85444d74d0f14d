import type { z } from 'zod';
import { type ColumnFacts, columnFacts, isOptional } from '@/lib/data/columns';
import { passRateDataset } from '@/lib/data/tables/pass-rate-dataset';

/** A column of the dataset as documents and pages tell it. */
export interface DatasetColumn extends ColumnFacts {
  readonly name: string;
  /** Whether a cell may be empty: not known. */
  readonly optional: boolean;
}

const shape: Readonly<Record<string, z.ZodType>> = passRateDataset.row.shape;

/** The columns in their order. */
export const datasetColumns: readonly DatasetColumn[] = Object.entries(shape).map(([name, cell]) => ({
  name,
  optional: isOptional(cell),
  ...columnFacts(cell),
}));
