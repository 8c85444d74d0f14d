import type { Source } from '@/lib/data/table';
import type { AdmissionRubricRow } from '@/lib/data/tables/admission-rubrics';
import { parameterTables } from '@/lib/data/tables/parameters';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { count } from '@/lib/text/words';
import type { Explanation } from '../calculator';
import type { AdmissionReadinessRows } from './calculate';
import { bridgeFits } from './next-steps';
import { type AdmissionReadinessInputs, examRange, forProgram, gpaRange, parameters } from './parameters';
import type { AdmissionReadinessResult } from './result';
import { programName } from './sentences';

interface Calculation {
  readonly result: AdmissionReadinessResult;
  readonly rows: AdmissionReadinessRows;
}

const constantsTable = parameterTables['admission-readiness'];

const distinct = (values: readonly string[]) => [...new Set(values)].join(' and ');

/** How sure the constants are, and as of when: "judged", "2026-11". */
function provenance({ constants, band }: AdmissionReadinessRows): { kinds: string; asOf: string } {
  const rows = [...constants, band];
  return { kinds: distinct(rows.map(({ kind }) => kind)), asOf: distinct(rows.map(({ as_of }) => as_of)) };
}

/** The first row of each institution, in the order of the table. */
function byInstitution({ evidence }: AdmissionReadinessRows): AdmissionRubricRow[] {
  return evidence.filter(
    ({ institution }, index) => evidence.findIndex((row) => row.institution === institution) === index,
  );
}

function range({ minimum, maximum }: { minimum: number; maximum: number }): string {
  return `${minimum} to ${maximum}`;
}

/** Which exam is meant, or that it is not used. */
function examAssumption({ components }: AdmissionReadinessResult): string[] {
  return components
    .filter(({ id }) => id === 'entrance_exam')
    .map(({ max_points, explanation }) =>
      max_points > 0
        ? `The entrance exam score is read as a TEAS total, ${range(examRange)}; another exam is scored differently.`
        : explanation,
    );
}

function assumptions({ result, rows }: Calculation): string[] {
  const { kinds, asOf } = provenance(rows);
  const { band_label, from_score, to_score, meaning } = rows.band;
  return [
    'This is a directional planning estimate and not admissions advice; the score is not a chance of admission.',
    `Weights, floors, competitive values and bands are ${kinds} by this service (${asOf}) from the published admission criteria of ${count(byInstitution(rows).length, 'institution')}. Each program sets its own cut-offs, so check those of the programs that you apply to.`,
    `${band_label} is ${from_score} to ${to_score} and means: ${meaning}.`,
    result.gpa_note,
    ...examAssumption(result),
    rows.programNote,
    'Prerequisites in progress count like completed ones. Essays, interviews, references, residency and the number of seats are not scored.',
    'Points are shown to one decimal; the score is rounded from the exact sum and then limited to the lowest cap of the conditions that are open. Next steps change one thing at a time.',
    `A GPA outside ${range(gpaRange)} or an exam score outside ${range(examRange)} is moved to the nearest end.`,
  ];
}

function sources(inputs: AdmissionReadinessInputs, { rows }: Calculation): Source[] {
  const { asOf } = provenance(rows);
  const published = byInstitution(rows).map(({ institution, source_url: url }) => ({
    title: `${institution}: ${programName(inputs)} admission criteria, read at ${new URL(url).host}`,
    url,
  }));
  const own = constantsTable.sources.map(({ title, url }) => ({
    title: `${constantsTable.title} (${asOf}). ${title}`,
    url,
  }));
  return [...published, ...own];
}

function related(inputs: AdmissionReadinessInputs): Record<string, string> {
  const { program_type, experience } = inputs;
  const licensed = experience === 'rn' || experience === 'lpn';
  const asNurse = canonicalQuery(parameters, forProgram(inputs, 'RN_TO_BSN'));
  return {
    program_finder: `/programs?credential=${program_type}`,
    pay_and_cost: '/calculators/nursing-roi',
    ...(licensed ? {} : { pathway: '/calculators/lpn-pathway' }),
    ...(bridgeFits(inputs) && experience === 'rn'
      ? { rn_to_bsn: `/calculators/admission-readiness?${asNurse}` }
      : {}),
  };
}

/** What the answer assumes and rests on, from the rows that it was computed from. */
export function explain(inputs: AdmissionReadinessInputs, calculation: Calculation): Explanation {
  return {
    assumptions: assumptions(calculation),
    sources: sources(inputs, calculation),
    related: related(inputs),
  };
}
