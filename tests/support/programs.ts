import { readArguments } from '@/lib/mcp/arguments';
import type { FoundProgram } from '@/lib/mcp/program-entry';
import { NOT_COMPARED } from '@/lib/programs/facts/earnings';
import { toolParameters } from '@/lib/programs/finder/parameters';
import type { ProgramsAnswer } from '@/lib/site/api/programs';

/** A program with every figure, made up. */
export function madeUpProgram(over: Partial<FoundProgram> = {}): FoundProgram {
  return {
    rank: 1,
    same_as_first: true,
    slug: 'a-college-1',
    institution: 'A College',
    city: 'Columbus',
    state: 'ohio',
    control: 'public',
    credential: 'BSN',
    track: null,
    delivery: null,
    outcomes_score: 76.1,
    outcomes_score_reason: null,
    score_parts: [
      { id: 'nclex', value: 95.2, weight: 35, points: 30.1, basis: 'Percent.', reason: null },
      { id: 'debt', value: null, weight: 10, points: 4, basis: 'Stands in.', reason: 'not published' },
    ],
    score_version: '2',
    standard_error: 6.2,
    band: 1,
    band_range: { best: 1, worst: 2 },
    band_label: 'upper to top',
    evidence: 'partial',
    program_status: 'awarded',
    closure: null,
    first_degree: { value: 'yes', confidence: 'medium', share: null, evidence: ['page: traditional'] },
    offered_evidence: null,
    msn_kind: null,
    aide_share_percent: null,
    earnings: {
      median: 87_308,
      restated: 90_000,
      earners: 100,
      earners_basis: 'counted',
      pay_index: 1.02,
      shrunk_index: 1.01,
      benchmark: 'area and state',
      area_name: 'Columbus, OH',
      ratio_to_area_mean: 1.03,
      reason: null,
    },
    pass_rate: {
      exam: 'NCLEX-RN',
      period_label: '2024',
      candidates: 187,
      rate_percent: 96.3,
      interval_low: 92.4,
      interval_high: 98.2,
      attempts: 'first-time',
      recent: true,
      verification: 'board',
      source_url: 'https://board.example/rates',
    },
    pass_rate_reason: null,
    graduate_earnings: {
      median: 87_308,
      median_restated: 90_000,
      cohort: 'graduates of 2017-18 and 2018-19',
      earned_in: '2022 and 2023',
      dollars: 2024,
      earners: 100,
      years_after_completion: 4,
      graduates: 120,
      state_mean_wage: 87_730,
      release: '2026-06-10',
      graduates_of: "bachelor's degrees in nursing",
      shared_by_campuses: null,
    },
    graduate_earnings_reason: null,
    median_debt: { amount: 21_500, release: '2026-06-10' },
    median_debt_reason: null,
    tuition: {
      total: 46_700,
      per_year: 11_675,
      residency: 'state resident',
      year: '2024-25',
      basis: '4 academic years at the yearly rate of the institution',
    },
    tuition_reason: null,
    completions: { count: 241, year: '2023-24' },
    completions_reason: null,
    graduation_rate_percent: 88.1,
    graduation_rate_year: 2024,
    graduation_rate_reason: null,
    accreditation: [
      {
        agency: 'CCNE',
        status: 'Accredited',
        accredited: true,
        as_of: '2026-10-03',
        check_url: 'https://ccne.example/list',
        listed_as: 'A College',
        level: 'Baccalaureate',
      },
    ],
    accreditation_reason: null,
    caveats: ['graduation_rate_of_all_fields'],
    sponsored: false,
    url: 'https://nurses.example/programs/a-college-1',
    ...over,
  };
}

/** The same with nothing known. */
export function unknownProgram(over: Partial<FoundProgram> = {}): FoundProgram {
  return madeUpProgram({
    outcomes_score: null,
    outcomes_score_reason: 'It has no score.',
    score_parts: [],
    standard_error: null,
    band: null,
    band_range: null,
    band_label: null,
    evidence: null,
    earnings: {
      median: null,
      restated: null,
      ...NOT_COMPARED,
      reason: 'no figure is published',
    },
    pass_rate: null,
    pass_rate_reason: 'No rate is published.',
    graduate_earnings: null,
    graduate_earnings_reason: 'No earnings are published.',
    median_debt: null,
    median_debt_reason: 'No debt is published.',
    tuition: null,
    tuition_reason: 'No price is known.',
    completions: null,
    completions_reason: 'No award is counted.',
    graduation_rate_percent: null,
    graduation_rate_year: null,
    graduation_rate_reason: 'The institution reports none.',
    accreditation: [],
    accreditation_reason: 'No list has it.',
    caveats: [],
    ...over,
  });
}

/** An answer to a search, with these programs. */
export function madeUpAnswer(
  results: readonly FoundProgram[],
  over: Partial<ProgramsAnswer> = {},
): ProgramsAnswer {
  const read = readArguments(toolParameters, { state: 'ohio', credential: 'BSN' });
  if (!read.ok) throw new Error(read.problem.message);
  return {
    query: read.inputs,
    total: results.length,
    results: [...results],
    left_out: [],
    national_online: [],
    also_award_bsn: null,
    compared_by: null,
    loosen: [],
    notes: [],
    next_cursor: null,
    caveats: [
      { id: 'planning_estimates', text: 'These are planning estimates.' },
      { id: 'graduation_rate_of_all_fields', text: 'Few people complete this program.' },
    ],
    sources: ['IPEDS, 2024 (https://nces.ed.gov/ipeds/)'],
    data_version: '2026.11.1',
    ...over,
  };
}
