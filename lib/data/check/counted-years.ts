import { firstCountedYear } from '../year-words';
import { type Corpus, contentTable } from './corpus';
import type { Failure } from './failure';

const PARAMETER = 'window_first_year';

/**
 * Finds whether the score counts results from another year than our words say, which new results move.
 *
 * @param year that the newest results make the first.
 */
export function countedYearFailures(corpus: Corpus, first: number = firstCountedYear): Failure[] {
  const { name, records } = contentTable(corpus, 'outcomes-score');
  return records.flatMap(({ parameter, value }, index) =>
    parameter !== PARAMETER || Number(value) === first
      ? []
      : [
          {
            table: name,
            record: index + 1,
            column: 'value',
            reason: `${PARAMETER} is ${value}, and the newest pass rates make it ${first}`,
          },
        ],
  );
}
