import type { StateSlug } from '@/lib/places/states';
import type { CatalogueCredential } from '../credentials';
import { awardYears, isUnconfirmed, nothingMeasured, type ProgramFacts } from '../result';
import { type Member, weightOf } from './membership';
import type { Nclex } from './nclex';

/** What a caveat depends on: the facts of a program as far as they are told, and where they come from. */
export interface Told {
  readonly member: Member;
  readonly nclex: Nclex;
  readonly facts: Omit<ProgramFacts, 'caveats'>;
}

interface Caveat {
  readonly text: string;
  applies(told: Told, constants: CaveatConstants): boolean;
}

export interface CaveatConstants {
  /** Completions a year below which a program is small. */
  readonly fewGraduates: number;
  /** Ratio to the state's median price below which a price is unusual. */
  readonly lowPriceRatio: number;
  /** Year before which a list that was read is old. */
  readonly listIsOldBefore: number;
}

const isOneOf = (...credentials: readonly CatalogueCredential[]) => {
  const set = new Set(credentials);
  return ({ member }: Told) => set.has(member.credential);
};

const scored = (told: Told, id: string) => told.facts.score_parts.some((part) => part.id === id);

const hasOutcomes = ({ facts }: Told) => facts.graduate_earnings !== null || facts.median_debt !== null;

/** Results that come from one copy of a board's table, with what is special about it. */
const resultsOf =
  (state: StateSlug) =>
  ({ nclex, facts }: Told) =>
    nclex.newestOf === state && facts.pass_rate?.verification === 'transcribed';

const yearOf = (date: string) => Number(date.slice(0, 'YYYY'.length));

/** Every caveat by its id, in the order in which they are shown. */
const caveats = {
  completion_possible: {
    text: 'This BSN may be mostly for nurses who are RNs already: the school awards many more associate degrees than BSNs. Ask whether it admits students who are not nurses before you apply.',
    applies: ({ facts }) => facts.track === 'completion possible',
  },
  completion_not_told: {
    text: 'Colleges that award a BSN rarely say which of them are for RNs: whether this school has an RN-to-BSN program is likely or not told, not confirmed. Ask the school.',
    applies: ({ facts }) => isUnconfirmed(facts),
  },
  degrees_measured_together: {
    text: 'First BSNs and RN-to-BSN degrees are one field of study in the federal data: earnings and debt are of both kinds of graduates together, and RN-to-BSN graduates were nurses before.',
    applies: (told) => isOneOf('BSN', 'ABSN', 'RN_TO_BSN')(told) && hasOutcomes(told),
  },
  aides_included: {
    text: 'Earnings of practical-nursing graduates include some nursing assistants: the federal data count them together.',
    applies: (told) => isOneOf('LPN')(told) && told.facts.graduate_earnings !== null,
  },
  doctorates_measured_together: {
    text: 'A DNP and a PhD are one level in the federal data: earnings and debt may be of either.',
    applies: (told) => isOneOf('DNP')(told) && hasOutcomes(told),
  },
  value_shared_by_campuses: {
    text: 'The federal data have one value for several campuses. It is shown at each and counts in the score of the campus with the most graduates alone.',
    applies: ({ facts }) =>
      facts.graduate_earnings !== null && facts.graduate_earnings.shared_by_campuses !== null,
  },
  graduation_rate_of_all_fields: {
    text: "The graduation rate is the whole institution's: first-time, full-time students of all fields, not of nursing.",
    applies: ({ facts }) => facts.graduation_rate_percent !== null,
  },
  few_graduates: {
    text: 'Few people complete this program: one more or one fewer moves its figures.',
    applies: ({ facts }, { fewGraduates }) =>
      facts.completions !== null && facts.completions.count < fewGraduates,
  },
  unusual_price: {
    text: 'The published price is far below that of other programs in the state: it may be of a part of the program. Ask the school.',
    applies: ({ facts }, { lowPriceRatio }) => {
      const ratio = facts.score_parts.find(({ id }) => id === 'affordability')?.value ?? null;
      return ratio !== null && ratio < lowPriceRatio;
    },
  },
  nothing_measured: {
    text: 'None of the measures is published for this program: its score is made of stand-ins for missing ones and says nothing about it.',
    applies: ({ facts }) => nothingMeasured(facts),
  },
  nclex_not_in_score: {
    text: "The score leaves NCLEX results out: we hold no recent table of the whole state's results, so the other measures carry the weight.",
    applies: (told) =>
      isOneOf('LPN', 'ADN', 'BSN', 'ABSN')(told) &&
      told.facts.outcomes_score !== null &&
      !scored(told, 'nclex'),
  },
  accelerated_shares_outcomes: {
    text: "Outcomes and NCLEX results are those of the school's BSN: the accelerated track is not told apart.",
    applies: isOneOf('ABSN'),
  },
  entry_masters_results: {
    text: "NCLEX results are of the school's entry-level master's program and are not scored: most MSN students are RNs already.",
    applies: (told) => isOneOf('MSN')(told) && told.facts.pass_rate !== null,
  },
  old_result: {
    text: 'The newest result on the licensing exam that we hold is years old: it says little about the program of today and is not in the score.',
    applies: ({ facts }) => facts.pass_rate !== null && !facts.pass_rate.recent,
  },
  results_of_another_state: {
    text: 'The results on the licensing exam are those that the board of another state publishes for this school.',
    applies: ({ nclex, facts }) =>
      facts.pass_rate !== null && nclex.newestOf !== null && nclex.newestOf !== facts.state,
  },
  quoted_result: {
    text: 'The pass rate is quoted by a school or newspaper from the board; we have not read it on the page of the board.',
    applies: ({ facts }) => facts.pass_rate?.verification === 'quoted',
  },
  california_results: {
    text: "California's results are from a copy of the board's table that holds too few entry master's programs and problem schools, and its year runs from July to June.",
    applies: resultsOf('california'),
  },
  georgia_results: {
    text: "Georgia's results are from a copy that names no issuer; it is attributed to the Georgia Board of Nursing from three exact matches.",
    applies: resultsOf('georgia'),
  },
  tennessee_results: {
    text: "Tennessee's results are as collected in a public workbook that names neither a board, nor first attempts, nor the bounds of its year.",
    applies: resultsOf('tennessee'),
  },
  candidate: {
    text: 'A candidate for accreditation is not accredited yet.',
    applies: ({ facts }) => facts.accreditation.some(({ status }) => status === 'Candidate'),
  },
  old_list: {
    text: 'The accreditation stands on a copy of a list that is some years old, the newest that we hold: check it with the agency.',
    applies: ({ facts }, { listIsOldBefore }) => {
      const [newest] = facts.accreditation.filter(({ accredited }) => accredited);
      return newest !== undefined && yearOf(newest.as_of) < listIsOldBefore;
    },
  },
  no_awards_yet: {
    text: `An agency lists this program as accredited, but IPEDS has no award of it in ${awardYears}: it may be new, or reported under another school.`,
    applies: ({ member, facts }) =>
      weightOf(member) === 0 &&
      facts.accreditation.some(({ accredited }) => accredited) &&
      member.credential !== 'DIPLOMA',
  },
  no_awards: {
    text: `The school reports this program to IPEDS and no award of it in ${awardYears}: it may be new, or taught no more. Ask whether it admits students.`,
    applies: ({ facts }) =>
      facts.completions?.count === 0 && !facts.accreditation.some(({ accredited }) => accredited),
  },
} satisfies Record<string, Caveat>;

type CaveatId = keyof typeof caveats;

/** What every caveat says, by its id. */
export const caveatTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(caveats).map(([id, { text }]) => [id, text]),
);

/** Ids of the caveats that apply to a program. */
export function caveatsOf(told: Told, constants: CaveatConstants): CaveatId[] {
  return (Object.entries(caveats) as [CaveatId, Caveat][])
    .filter(([, caveat]) => caveat.applies(told, constants))
    .map(([id]) => id);
}
