import { z } from 'zod';
import { stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { defineTable, type Row } from '../table';
import { programOutcomes } from './outcomes';
import { constantProvenance, scorecardCopy, stateColumns } from './shared';
import { wages } from './wages';

/** Degrees whose multiplier follows the state's pay of nurse practitioners. */
export const advancedDegrees = ['RN_TO_MSN', 'MSN', 'DNP', 'CERTIFICATE'] as const;
export type AdvancedDegree = (typeof advancedDegrees)[number];

/** Decimals that a multiplier is shown with, and what it is made of. */
export const MULTIPLIER_DECIMALS = 2;
export const RATIO_DECIMALS = 3;

const ratio = (description: string, decimals: number) => column.number(description, { minimum: 0, decimals });
const programs = (what: string) => column.integer(what, { unit: 'programs', minimum: 0 });

export const credentialMultipliersByState = defineTable({
  file: 'data/credential_multipliers_by_state.csv',
  title: 'Pay of advanced degrees relative to RNs by state',
  description:
    "What graduates earn relative to nurse practitioners, times the state's pay of nurse practitioners relative to RNs.",
  edition: wages.edition,
  row: z.object({
    ...stateColumns,
    credential: column.oneOf(advancedDegrees, 'Degree'),
    applies_to: column.oneOf(['state RN mean'], 'Wage that is multiplied'),
    value: ratio('Multiplier', MULTIPLIER_DECIMALS),
    low: ratio('Low end: value at the 25th percentile of programs', MULTIPLIER_DECIMALS),
    high: ratio('High end: value at the 75th percentile of programs', MULTIPLIER_DECIMALS),
    area: column.oneOf(['state'], 'Whose pay the multiplier follows'),
    programs: programs("The state's own programs that move the value: none does"),
    programs_set_aside: programs("The state's programs beyond a factor of 1.5 from the middle"),
    np_to_rn_mean: ratio('State mean wage of nurse practitioners ÷ that of RNs', RATIO_DECIMALS),
    to_np_mean: ratio('What graduates earn ÷ state mean wage of nurse practitioners', RATIO_DECIMALS),
    weight_of_own_programs: ratio("Weight of the state's own programs", MULTIPLIER_DECIMALS),
    kind: constantProvenance.kind,
    as_of: constantProvenance.as_of,
  }),
  primaryKey: ['state_slug', 'credential'],
  sources: [...programOutcomes.sources, ...wages.sources],
  shortSource: {
    title: `College Scorecard, release of ${programOutcomes.edition}, at wages of ${wages.edition}`,
    by: scorecardCopy,
  },
  derivedFrom: ['program_outcomes', 'wage_growth', 'wages', 'derivations'],
  notes: [
    "A state's own programs move nothing: their few values err more than the nation's times the state's pay of nurse practitioners.",
    'Programs beyond a factor of 1.5 from the middle are set aside: mostly anesthesia, and entry MSN programs.',
  ],
  coverage: [{ areas: stateSlugs, each: { credential: advancedDegrees } }],
  ascending: ['low', 'value', 'high'],
});

export type CredentialMultiplierRow = Row<typeof credentialMultipliersByState>;
