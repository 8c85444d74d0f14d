import { nation } from '@/lib/places/states';
import type { CsvRecord } from '../csv';
import { mayLieWithin, type Period, recordPeriod } from '../period';
import { type Corpus, contentTable, recordKey } from './corpus';
import type { Failure } from './failure';
import { smallCohortLeft, smallCohortLeftBySome } from './subtraction';

const countOf = (text: string | undefined) => Number(text ?? '');

/** No small cohort that was left out can be got back by subtracting programs from the total of their state. */
export function recoverablePrograms(corpus: Corpus): Failure[] {
  const programs = contentTable(corpus, 'pass_rates').records;
  const { name, records } = contentTable(corpus, 'nclex_national');
  const shared = ['state_slug', 'exam', 'period_label'];
  return records.flatMap((total, index) => {
    if (total['state_slug'] === nation.slug) return [];
    const members = programs.filter((record) => recordKey(record, shared) === recordKey(total, shared));
    const types = new Set(members.map((record) => record['program_type']));
    const groups = [
      members,
      ...[...types].map((type) => members.filter((row) => row['program_type'] === type)),
    ];
    return groups
      .map((group) => group.map(({ candidates }) => countOf(candidates)))
      .map((parts) => smallCohortLeft(countOf(total['candidates']), parts))
      .filter((left) => left !== undefined)
      .map((left) => ({
        table: name,
        record: index + 1,
        column: 'candidates',
        reason: `less its programs leaves a cohort of ${left}, which must not be recoverable`,
      }));
  });
}

const programColumns = ['state_slug', 'institution_name', 'program_name', 'exam', 'program_type'];

/** No small cohort can be got back by subtracting parts of a year from the year of the same program. */
export function recoverableParts(corpus: Corpus): Failure[] {
  const { name, records } = contentTable(corpus, 'pass_rates');
  const byProgram = new Map<string, { record: CsvRecord; period: Period }[]>();
  for (const record of records) {
    const period = recordPeriod(record);
    const key = recordKey(record, programColumns);
    if (period) byProgram.set(key, [...(byProgram.get(key) ?? []), { record, period }]);
  }
  return [...byProgram.values()].flatMap((ofProgram) =>
    ofProgram.flatMap((whole) => {
      const parts = ofProgram.filter((part) => part !== whole && mayLieWithin(part.period, whole.period));
      const left = smallCohortLeftBySome(
        countOf(whole.record['candidates']),
        parts.map(({ record }) => countOf(record['candidates'])),
      );
      if (left === undefined) return [];
      const reason = `less its parts leaves a cohort of ${left}, which must not be recoverable`;
      return [{ table: name, record: records.indexOf(whole.record) + 1, column: 'candidates', reason }];
    }),
  );
}
