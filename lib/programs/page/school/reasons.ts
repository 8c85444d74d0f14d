import type { Data } from '@/lib/data/data';
import type { Program } from '../../program';

const SHARED = /^value shared with unit (\d{6}), where it counts$/;

/** Says why a figure is not compared: one that campuses share names the school where it counts. */
function plainReason(reason: string | null, data: Data): string | null {
  const [, unitid] = SHARED.exec(reason ?? '') ?? [];
  const school = unitid === undefined ? undefined : data.institution(unitid)?.name;
  return school === undefined ? reason : `this figure is of ${school} and others together; it counts there`;
}

/** Returns a program whose reasons have names of schools in place of their numbers. */
export function withPlainReasons(program: Program, data: Data): Program {
  const { facts } = program;
  const { earnings, score_parts: parts } = facts;
  return {
    ...program,
    facts: {
      ...facts,
      earnings: { ...earnings, reason: plainReason(earnings.reason, data) },
      score_parts: parts.map((part) => ({ ...part, reason: plainReason(part.reason, data) })),
    },
  };
}
