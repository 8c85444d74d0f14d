import { editions } from '@/lib/data/editions';

/** The editions that the reference answers were computed from, apart from this code. */
const computedFrom = {
  wages: 'May 2025',
  institutions: '2023-24; undergraduate charges also 2024-25 (provisional)',
  nursing_awards: '2022-23 and 2023-24',
  nursing_program_tuition: '2023-24',
  program_outcomes: '2026-06-10',
} as const satisfies Partial<Record<keyof typeof editions, string>>;

/** Whether `content/` still holds them. Of another edition they say nothing, until they are computed again. */
export const isEditionOfReference = Object.entries(computedFrom).every(
  ([table, edition]) => editions[table as keyof typeof computedFrom].edition === edition,
);
