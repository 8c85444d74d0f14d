import type { Exam, ProgramType } from '../rate';

/** Examinations as people choose them. */
export const examLabels: Readonly<Record<Exam, string>> = {
  'NCLEX-RN': 'NCLEX-RN, for registered nurses',
  'NCLEX-PN': 'NCLEX-PN, for practical nurses',
};

/** Kinds of programs as people choose them. */
export const typeLabels: Readonly<Record<ProgramType, string>> = {
  LPN: 'Practical nursing (LPN)',
  ADN: 'Associate degree (ADN)',
  BSN: 'Bachelor’s (BSN)',
  MSN_ENTRY: 'Entry-level master’s',
};

/** The same in a table. */
export const typeNames: Readonly<Record<ProgramType, string>> = {
  LPN: 'LPN',
  ADN: 'ADN',
  BSN: 'BSN',
  MSN_ENTRY: 'Entry MSN',
};

/** Examinations in a sentence. */
export const examNames: Readonly<Record<Exam, string>> = { 'NCLEX-RN': 'RN exam', 'NCLEX-PN': 'LPN exam' };
