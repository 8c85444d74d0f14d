import type { Data } from '@/lib/data/data';
import type { Row, Source } from '@/lib/data/table';
import { cnaYear, practiceSources, type statePractice } from '@/lib/data/tables/state-practice';
import { formatCount, formatNumber } from '@/lib/numbers/format';
import { dateInWords } from '@/lib/programs/dates';
import { capitalized } from '@/lib/text/words';
import { areaName, type StateSlug } from '../states';

type Practice = Row<typeof statePractice>;

/** A rule of a state: what holds in a word or two, then what it means. */
export interface LicenseRule {
  readonly label: string;
  readonly verdict: string;
  readonly text: string;
}

/** License rules of a state, and where each can be checked. */
export interface LicenseRules {
  readonly rules: readonly LicenseRule[];
  readonly sources: readonly Source[];
}

const inForce = 'member, in force';

const isDay = (date: string | null) => date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date);

/** Whether a nurse of the state may work in others; the date only where a day is known. */
function compactRule(row: Practice, members: number): LicenseRule {
  const label = 'Work in other states';
  const place = areaName(row.state_slug);
  const since = row.nlc_current_compact_from;
  if (row.nlc_status_2026 === inForce) {
    const from = since !== null && isDay(since) ? ` In force since ${dateInWords(since)}.` : '';
    return {
      label,
      verdict: 'Yes.',
      text: `If you live here, your RN or LPN license can also let you work in ${formatCount(members - 1)} other states.${from}`,
    };
  }
  const only = `A license from ${place} is for ${place} only.`;
  return row.nlc_status_2026 === 'not a member'
    ? { label, verdict: 'No.', text: `${capitalized(place)} is not in the nurse compact. ${only}` }
    : {
        label,
        verdict: 'Not yet.',
        text: `A law to join the nurse compact is signed, but not in force. ${only}`,
      };
}

const authorityInWords: Readonly<Record<Practice['np_practice_authority'], string>> = {
  full: 'Nurse practitioners may treat and prescribe without a doctor.',
  reduced: 'State law limits some of their work, or asks for an agreement with a doctor.',
  restricted: 'A doctor must supervise, delegate or lead the team.',
};

function authorityRule({ np_practice_authority: authority, np_change_note: change }: Practice): LicenseRule {
  return {
    label: 'Nurse practitioners',
    verdict: `${capitalized(authority)} practice.`,
    text: authorityInWords[authority] + (change === null ? '' : ` A new law may change this: ${change}.`),
  };
}

/** What a course for nursing assistants asked for, in a sentence that begins with its year. */
export interface AideCourse {
  readonly text: string;
  readonly source: Source;
}

function practiceIn(state: StateSlug, data: Data): Practice {
  const row = data.rows('state_practice').find(({ state_slug }) => state_slug === state);
  if (!row) throw new Error(`The table of state rules has no row for ${state}`);
  return row;
}

/** Returns what a state asked of nursing assistants. @throws Error when the table has no row for it. */
export function aideCourse(state: StateSlug, data: Data): AideCourse {
  const { cna_training_hours: hours, cna_clinical_hours: clinical } = practiceIn(state, data);
  const withPatients = clinical === null ? '' : `, ${formatNumber(clinical)} of them with patients`;
  return {
    text:
      `In ${cnaYear}, a nursing assistant course took at least ${formatCount(hours)} hours${withPatients}. ` +
      'Ask the state’s nurse aide registry for today’s rule.',
    source: practiceSources.aides,
  };
}

/** Returns the license rules of a state. @throws Error when the table has no row for it. */
export function licenseRules(state: StateSlug, data: Data): LicenseRules {
  const row = practiceIn(state, data);
  const members = data
    .rows('state_practice')
    .filter(({ nlc_status_2026: status }) => status === inForce).length;
  return {
    rules: [compactRule(row, members), authorityRule(row)],
    sources: [practiceSources.compact, practiceSources.authority],
  };
}
