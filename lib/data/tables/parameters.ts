import { z } from 'zod';
import { column } from '../columns';
import { degrees, programCredentials } from '../credentials';
import { defineTable, type Row, type Table } from '../table';
import { constantProvenance } from './shared';

const parameterRow = z.object({
  parameter: column.text('Name of the constant'),
  subject: column.optional(column.text('What it is for: a credential, an option, a kind of program')),
  value: column.optional(column.text('Value: a number, or words where the unit says so')),
  low: column.optional(column.number('Low end of the plausible range')),
  high: column.optional(column.number('High end of the plausible range')),
  unit: column.text('Unit of the value'),
  ...constantProvenance,
  source_url: column.optional(column.address('Address of the evidence, where it comes from one document')),
});

const parameterFile = (
  name: string,
  title: string,
  more: Pick<
    Table<typeof parameterRow>,
    'coverage' | 'derivedColumns' | 'derivedFrom' | 'fittedTo' | 'notes'
  > = {},
) =>
  defineTable({
    file: `parameters/${name}.csv`,
    title,
    description: 'Constants of a formula, one a row, each with unit, date, kind and basis.',
    edition: '2026-11',
    row: parameterRow,
    primaryKey: ['parameter', 'subject'],
    ascending: ['low', 'value', 'high'],
    sources: [{ title: 'Judged or assumed for this service; each row says from what', url: '/methodology' }],
    ...more,
  });

/** Constants by the formula that uses them. */
export const parameterTables = {
  'credential-multipliers': parameterFile(
    'credential-multipliers',
    'Pay of a credential relative to the occupation',
    {
      coverage: [
        {
          each: {
            parameter: ['credential_multiplier', 'credential_multiplier_on_us_mean'],
            subject: degrees,
          },
        },
      ],
      derivedFrom: ['program_outcomes', 'wage_growth', 'wages', 'derivations'],
      derivedColumns: ['value', 'low', 'high'],
      notes: [
        'Derived are the value and range of measured rows and the low end of LPN, ADN, BSN and RN_TO_BSN; the rest is judged.',
        "credential_multiplier_on_us_mean multiplies the nation's own mean wage, credential_multiplier a state's. A state's answer for advanced degrees uses credential_multipliers_by_state.csv.",
      ],
    },
  ),
  programs: parameterFile('programs', 'Length and costs of a program', {
    coverage: [
      {
        each: {
          parameter: [
            'program_months',
            'share_of_pay_given_up',
            'books_and_supplies',
            'kit_health_checks_testing',
            'license_and_exam',
          ],
          subject: programCredentials,
        },
      },
      { each: { parameter: ['tuition_years'], subject: [...degrees, 'LPN_TO_RN'] } },
    ],
    notes: ['An accelerated BSN has no years of tuition: its prices are in absn_prices.csv.'],
  }),
  'nursing-roi': parameterFile('nursing-roi', 'Constants of nursing-roi', { fittedTo: ['institutions'] }),
  'admission-readiness': parameterFile(
    'admission-readiness',
    'Weights, floors and curves of the readiness score',
  ),
  'lpn-pathway': parameterFile('lpn-pathway', 'Waits, prerequisites and rules of routes into nursing'),
  'lpn-pathway-weights': parameterFile(
    'lpn-pathway-weights',
    'Weights of the seven measures of routes into nursing',
  ),
  'outcomes-score': parameterFile('outcomes-score', 'Weights and anchors of the student-outcomes score', {
    fittedTo: [
      'program_outcomes',
      'wages',
      'wages_metro',
      'pass_rates',
      'nclex_national',
      'institutions',
      'institution_profile',
      'nursing_awards',
      'price_by_state',
    ],
  }),
  derivations: parameterFile('derivations', 'Rules that tables are derived by'),
  'program-finder': parameterFile('program-finder', 'Rules of the program finder'),
} satisfies Record<string, Table<typeof parameterRow>>;

export type ParameterFile = keyof typeof parameterTables;
export type ParameterRow = z.output<typeof parameterRow>;

export const readinessBands = defineTable({
  file: 'parameters/readiness-bands.csv',
  title: 'Bands of the readiness score',
  description: 'Highest band first; together they cover 0 to 100.',
  edition: '2026-11',
  row: z.object({
    band_id: column.text('Stable name'),
    band_label: column.text('Name that people read'),
    from_score: column.integer('Lowest score in the band', { minimum: 0, maximum: 100 }),
    to_score: column.integer('Highest score in the band', { minimum: 0, maximum: 100 }),
    meaning: column.text('What the band says of an applicant'),
    as_of: constantProvenance.as_of,
    kind: constantProvenance.kind,
  }),
  primaryKey: ['band_id'],
  sources: [{ title: 'Judged for this service from published admission rubrics', url: '/methodology' }],
});
export type ReadinessBandRow = Row<typeof readinessBands>;

export const typicalEntrants = defineTable({
  file: 'parameters/typical-entrants.csv',
  title: 'What people who enroll in a credential usually earn',
  description: 'Which wage stands for the pay before the program.',
  edition: '2026-11',
  row: z.object({
    credential: column.text('Credential'),
    baseline: column.text('The baseline in words'),
    soc: column.text('Occupation of the wage'),
    statistic: column.oneOf(['mean_annual', 'p25_annual', 'median_annual'], 'Statistic of the wage'),
    multiplier_credential: column.optional(column.text('Credential whose multiplier applies to the wage')),
    ...constantProvenance,
  }),
  primaryKey: ['credential'],
  coverage: [{ each: { credential: programCredentials } }],
  sources: [{ title: 'Judged for this service', url: '/methodology' }],
});
export type TypicalEntrantRow = Row<typeof typicalEntrants>;
