import { z } from 'zod';
import { stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { editions } from '../editions';
import { periodKinds } from '../period';
import { defineTable, type Row } from '../table';
import { areaColumns, exams, institutionKey, percent, provenance, stateColumns, unitid } from './shared';

/** Smallest cohort in the tables, so that no smaller one can be published (service specification, citation rules). */
export const smallestCohort = 10;

const exam = column.oneOf(exams, 'Licensing examination');
const candidates = column.integer('People who took the examination', {
  unit: 'candidates',
  minimum: smallestCohort,
});
const passed = column.optional(
  column.integer('People who passed, where printed', { unit: 'candidates', minimum: 0 }),
);
const rate = column.optional(column.number('Pass rate as printed', percent));
const periodLabel = column.text('Period in the words of the source');
const month = (what: string) => column.optional(column.text(what, { pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }));

export const passRates = defineTable({
  file: 'data/pass_rates.csv',
  title: 'First-attempt NCLEX pass rates by program',
  description:
    'Program, examination and period: candidates and pass rate as a board or someone quoting it has them.',
  edition: editions.pass_rates.edition,
  row: z.object({
    ...stateColumns,
    institution_name: column.text('Institution'),
    unitid: column.optional(unitid),
    program_name: column.text('Program as the source names it'),
    city: column.optional(column.text('City, where the source gives it')),
    exam,
    program_type: column.optional(
      column.oneOf(['LPN', 'ADN', 'BSN', 'MSN_ENTRY'], 'Kind of program, where the source tells it'),
    ),
    period_label: periodLabel,
    period_start: month('First month of the period, where known'),
    period_end: month('Last month of the period, where known'),
    period_kind: column.oneOf(
      periodKinds,
      "The board's own year with known bounds; a part of one; or a plain year whose bounds the copy does not give",
    ),
    candidates,
    passed,
    pass_rate_percent: rate,
    verification: column.oneOf(
      ['board', 'transcribed', 'quoted'],
      "Read on the board's own page; a third party's copy of a board's whole table, checked; or a school or newspaper quoting the board",
    ),
    ...provenance,
  }),
  primaryKey: ['state_slug', 'institution_name', 'program_name', 'exam', 'program_type', 'period_label'],
  shortSource: { title: 'NCLEX results of state boards', eachRow: true },
  sources: [
    {
      title: 'State boards of nursing, as read or quoted in each row',
      url: 'https://www.ncsbn.org/',
    },
  ],
  notes: [
    'A rate is always given with its period and its candidates.',
    'A part of a year is never compared with a year, and a year as labelled only with others of its own table. Boards count differently: the California year runs from July to June.',
    "California's table holds too few entry master's programs and problem schools: the pooled rate reads about 2 points high.",
    "Georgia's copy names no issuer and is attributed to the Georgia Board of Nursing from three exact matches. Tennessee's is a public workbook that names neither a board, nor first attempts, nor the bounds of its year.",
    "Tennessee's rates are whole numbers, rounded or cut off: 45 of 55 is printed as 81. Its passes are printed, and intervals are made from them.",
    'Utah 2015 lacks the programs with the lowest rates: no state average can be drawn from it.',
    'Two Maryland rows have counts and no rate, because the printed rates contradict the counts.',
    'A state without rows is one that we hold nothing for, not one that publishes nothing.',
  ],
  foreignKeys: [institutionKey],
  leftOut: {
    rows: 25,
    reason: `cohorts of fewer than ${smallestCohort} candidates, which are published nowhere; no total in these tables lets one be worked out`,
  },
});

export const nclexNational = defineTable({
  file: 'data/nclex_national.csv',
  title: 'NCLEX results of the nation and of some states',
  description: 'Candidates and pass rate by group of candidates, as printed.',
  edition: 'years that end in 2003 to 2024, by row',
  row: z.object({
    state_slug: areaColumns.state_slug,
    exam,
    candidate_group: column.text(
      'Candidates counted, as printed; only first-time US-educated compares with the rates of programs',
    ),
    period_label: periodLabel,
    period_kind: column.oneOf(['full-year', 'partial'], 'A year, or a part of one'),
    candidates,
    passed,
    pass_rate_percent: rate,
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
  }),
  primaryKey: ['state_slug', 'exam', 'candidate_group', 'period_label'],
  sources: [
    {
      title: 'National Council of State Boards of Nursing (NCSBN) and state boards, as quoted in each row',
      url: 'https://www.ncsbn.org/',
    },
  ],
  shortSource: { title: 'NCLEX results of the nation and states, by NCSBN and boards', eachRow: true },
  notes: [
    'Every row has its count of candidates: a rate that is known without one is left out.',
    'A part of a year is never compared with a year.',
    'Arkansas 2012, baccalaureate programs: the newspaper prints 88.9 percent beside 628 of 707, which make 88.8.',
  ],
});

export const boards = defineTable({
  file: 'data/boards.csv',
  title: 'Where the boards of nursing publish pass rates',
  description: 'One row an area: address, what is published there and what the year is, where known.',
  edition: '2026-11',
  row: z.object({
    ...stateColumns,
    publishes_at: column.optional(column.address('Where the board publishes; empty = not known')),
    what: column.optional(column.text('What is published')),
    exam_year: column.optional(column.text('What the year of the board is; empty = not known')),
    read_directly: column.flag('Whether a table of the board was read on its own page', {
      yes: 'yes',
      no: 'no',
    }),
  }),
  primaryKey: ['state_slug'],
  sources: [
    {
      title: 'State boards of nursing, at the addresses in each row',
      url: 'https://www.ncsbn.org/',
    },
  ],
  notes: ['Not known does not mean that a board publishes nothing.'],
  coverage: [{ areas: stateSlugs }],
});

export type BoardRow = Row<typeof boards>;
