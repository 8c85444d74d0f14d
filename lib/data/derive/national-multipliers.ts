import { credentialFacts, degrees, type EarningsCredential } from '../credentials';
import type { CsvRecord } from '../csv';
import { MULTIPLIER_DECIMALS } from '../tables/credential-multipliers';
import {
  type MultiplierInputs,
  measuredMultipliers,
  multipliersOnNationalMean,
} from './credential-multipliers';
import type { Quartiles } from './quantiles';

/** Constants of the file: multipliers of a state's mean wage, and of the nation's own. */
const OF_STATE_MEAN = 'credential_multiplier';
const OF_NATIONAL_MEAN = 'credential_multiplier_on_us_mean';

const cell = (value: number) => value.toFixed(MULTIPLIER_DECIMALS);

/** Credential whose graduates are measured for the subject of a record; null where none are. */
function measuredFor({ subject }: CsvRecord): EarningsCredential | null {
  const degree = degrees.find((name) => name === subject);
  return degree ? credentialFacts[degree].outcomesCredential : null;
}

function fillIn(record: CsvRecord, measured: (credential: EarningsCredential) => Quartiles): CsvRecord {
  const credential = measuredFor(record);
  if (record['parameter'] !== OF_STATE_MEAN || credential === null) return record;
  const { p25, median, p75 } = measured(credential);
  return record['kind'] === 'measured'
    ? { ...record, value: cell(median), low: cell(p25), high: cell(p75) }
    : { ...record, low: cell(median) };
}

/**
 * Fills in what is measured of the national multipliers: value and range of a measured one, the low end of a judged or
 * defined one where graduates are measured, and what multiplies the nation's own mean wage.
 *
 * @param records of credential-multipliers.csv as text; cells that are judged stay as they are.
 * @returns the records in the same order.
 */
export function deriveNationalMultipliers(
  records: readonly CsvRecord[],
  inputs: MultiplierInputs,
): CsvRecord[] {
  const measured = measuredMultipliers(inputs);
  const onNationalMean = multipliersOnNationalMean(inputs);
  const filled = records.map((record) => fillIn(record, measured));
  const onStateMean = new Map(
    filled
      .filter(({ parameter }) => parameter === OF_STATE_MEAN)
      .map(({ subject, value }) => [subject, value]),
  );
  return filled.map((record) => {
    const { parameter, subject = '' } = record;
    if (parameter !== OF_NATIONAL_MEAN) return record;
    const own = onNationalMean.get(subject);
    return { ...record, value: own === undefined ? (onStateMean.get(subject) ?? '') : cell(own) };
  });
}
