import { index } from 'd3-array';
import { formatCount } from '@/lib/numbers/format';
import type { CsvRecord } from '../../csv';
import { isNewCohort, oneYearLater } from './cohorts';
import { programKey } from './merge';

/** Columns that say whose earnings they are: the dictionary of a release has them, its files do not. */
const LABELS = ['cohort', 'earned_in', 'dollars'] as const;
const NONE: CsvRecord = { cohort: '', earned_in: '', dollars: '' };

const yearsOf = (record: CsvRecord) => record['earnings_years_after_completion'] ?? '';

function labelsOf(held: readonly CsvRecord[], isLater: boolean): CsvRecord {
  const labeled = held.find(({ cohort }) => cohort !== '');
  return Object.fromEntries(
    LABELS.map((column) => {
      const words = labeled?.[column] ?? '';
      return [column, isLater ? oneYearLater(words) : words];
    }),
  );
}

/** Programs with what their file does not say, and what a person must compare with the dictionary. */
export interface LabeledOutcomes {
  readonly records: readonly CsvRecord[];
  readonly warnings: readonly string[];
}

/**
 * Adds whose earnings they are: those of the stored rows, one year later where most earnings are others. Earners that
 * the file does not count are kept where the earnings are the same.
 */
export function withLabels(
  held: readonly CsvRecord[],
  incoming: readonly CsvRecord[],
  countsEarners: boolean,
): LabeledOutcomes {
  const before = index(held, programKey);
  const labels = new Map(
    [...new Set(incoming.map(yearsOf))].map((years) => {
      const those = (records: readonly CsvRecord[]) => records.filter((record) => yearsOf(record) === years);
      const isLater = isNewCohort(those(held), those(incoming), 'median_earnings', programKey);
      return [years, { isLater, of: years === '' ? NONE : labelsOf(those(held), isLater) }];
    }),
  );
  const keptEarners = (record: CsvRecord) => {
    const known = before.get(programKey(record));
    const isSame = known?.['median_earnings'] === record['median_earnings'];
    return isSame && yearsOf(known ?? {}) === yearsOf(record) ? (known?.['earners_count'] ?? '') : '';
  };
  const records = incoming.map((record) => ({
    ...record,
    ...(countsEarners ? {} : { earners_count: keptEarners(record) }),
    ...labels.get(yearsOf(record))?.of,
  }));
  const later = [...labels].flatMap(([years, { isLater, of }]) =>
    isLater
      ? [
          `Most earnings ${years} years after completion are others than before, and the file does not say whose they are. They are taken to be of the class one year later: ${of['cohort']}, earned in ${of['earned_in']}, in ${of['dollars']} dollars. Compare with the data dictionary of the release; wage_growth restates from the years of the stored class.`,
        ]
      : [],
  );
  const kept = records.filter(({ earners_count }: CsvRecord) => earners_count !== '').length;
  const earners = countsEarners
    ? []
    : [
        `The file has no column EARN_COUNT_WNE_4YR: earners_count is kept in ${formatCount(kept)} rows whose earnings did not change.`,
      ];
  return { records, warnings: [...later, ...earners] };
}
