/** Code of all industries together. */
export const ALL_INDUSTRIES = '000000';

/** Wages are capped and left out by the hour or by the year. */
export type Pay = 'hourly' | 'annual';

/** A figure of an estimate, as each form of the publisher's files names it. */
export interface FigureColumn {
  /** Column of our tables. */
  readonly column: string;
  /** Its name in oe.datatype, which gives its code in the flat files. */
  readonly dataType: string;
  /** Its column in the workbooks. */
  readonly workbook: string;
  /** Places that BLS prints; a workbook drops zeros at the end. */
  readonly decimals: number;
  readonly pay?: Pay;
  /** Compares an area with the nation, which therefore has none. */
  readonly localOnly?: true;
}

const wage = (column: string, dataType: string, workbook: string): FigureColumn => ({
  column,
  dataType,
  workbook,
  decimals: 0,
  pay: 'annual',
});

/** Figures in the order of our columns, which is that of the notes. */
export const figureColumns: readonly FigureColumn[] = [
  { column: 'employment', dataType: 'Employment', workbook: 'TOT_EMP', decimals: 0 },
  {
    column: 'employment_rse_percent',
    dataType: 'Employment percent relative standard error',
    workbook: 'EMP_PRSE',
    decimals: 1,
  },
  { column: 'mean_hourly', dataType: 'Hourly mean wage', workbook: 'H_MEAN', decimals: 2, pay: 'hourly' },
  wage('mean_annual', 'Annual mean wage', 'A_MEAN'),
  {
    column: 'wage_rse_percent',
    dataType: 'Wage percent relative standard error',
    workbook: 'MEAN_PRSE',
    decimals: 1,
  },
  wage('p10_annual', 'Annual 10th percentile wage', 'A_PCT10'),
  wage('p25_annual', 'Annual 25th percentile wage', 'A_PCT25'),
  wage('median_annual', 'Annual median wage', 'A_MEDIAN'),
  wage('p75_annual', 'Annual 75th percentile wage', 'A_PCT75'),
  wage('p90_annual', 'Annual 90th percentile wage', 'A_PCT90'),
  {
    column: 'jobs_per_1000',
    dataType: 'Employment per 1,000 jobs',
    workbook: 'JOBS_1000',
    decimals: 3,
    localOnly: true,
  },
  {
    column: 'location_quotient',
    dataType: 'Location Quotient',
    workbook: 'LOC_QUOTIENT',
    decimals: 2,
    localOnly: true,
  },
];

/** Occupations of the table of states, in its order. */
const stateOccupations = [
  '00-0000',
  '29-1141',
  '29-2061',
  '29-1171',
  '29-1151',
  '29-1161',
  '25-1072',
  '31-1131',
  '31-9092',
  '11-9111',
];

/** Occupations of each table, in its order. */
export const occupationsOf = {
  wages: stateOccupations,
  wages_metro: ['29-1141', '29-2061', '29-1171', '25-1072', '31-1131'],
} as const satisfies Record<string, readonly string[]>;

export type WageTable = keyof typeof occupationsOf;
export const wageTables = ['wages', 'wages_metro'] as const satisfies readonly WageTable[];

export const isOccupation = (soc: string) => stateOccupations.includes(soc);
