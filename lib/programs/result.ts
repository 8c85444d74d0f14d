import { z } from 'zod';
import { agencies } from '@/lib/data/tables/accreditation';
import { controls, exams } from '@/lib/data/tables/shared';
import { stateSlugs } from '@/lib/places/states';
import { type CatalogueCredential, catalogueCredentials } from './credentials';

/** How much of a program's score has to be measured, least first: each level includes those below it. */
export const evidenceNames = {
  thin: 'any score, however little of it is measured',
  partial: 'at least half of the score measured',
  full: 'all of the score measured',
} as const;
export type Evidence = keyof typeof evidenceNames;

/** Whose list can be asked for. State agencies are one choice: each accredits in its own state only. */
export const accreditorNames = {
  CCNE: 'Commission on Collegiate Nursing Education',
  ACEN: 'Accreditation Commission for Education in Nursing',
  CNEA: 'NLN Commission for Nursing Education Accreditation',
  state: 'state agency recognized for nursing accreditation',
} as const;
export type Accreditor = keyof typeof accreditorNames;

/** Measures of the student-outcomes score, in the order in which they are shown. */
export const scoreComponents = ['nclex', 'earnings', 'completion', 'affordability', 'debt'] as const;
export type ScoreComponent = (typeof scoreComponents)[number];

const dollars = (what: string) => z.int().min(0).describe(`${what}, in US dollars.`);
const percent = (what: string) => z.number().min(0).max(100).describe(`${what}, in percent.`);
const reason = (of: string) => z.string().nullable().describe(`Why ${of} is null; null when it is not.`);

export const scorePartSchema = z
  .strictObject({
    id: z.enum(scoreComponents),
    value: z.number().nullable().describe('The measure in the unit that basis names; null: not measured.'),
    weight: z
      .number()
      .describe(
        'Most points that the part can give. Those of the parts that apply make 100; each is rounded to a tenth, so their sum can be off by a few.',
      ),
    points: z.number().describe('Points that the part gives.'),
    basis: z
      .string()
      .describe('What was measured, or that nothing was and the points stand in for a missing measure.'),
  })
  .meta({ id: 'ScorePart', description: 'One part of a student-outcomes score.' });

export const programPassRateSchema = z
  .strictObject({
    exam: z.enum(exams),
    period_label: z.string().describe('The whole year, in the words of the source.'),
    candidates: z.int().min(10).describe('People who took the examination.'),
    attempts: z
      .enum(['first-time', 'not told'])
      .describe('Whether they took it for the first time; "not told": the source does not say.'),
    rate_percent: percent('Candidates who passed'),
    interval_low: percent('Low end of the 95 % Wilson interval'),
    interval_high: percent('High end of the 95 % Wilson interval'),
    verification: z
      .enum(['board', 'transcribed', 'quoted'])
      .describe("Read on the board's page, in a third party's copy of its table, or as someone quotes it."),
    recent: z
      .boolean()
      .describe(
        'Whether the year is recent enough for the score; false: it says little about the program of today.',
      ),
    source_url: z.url(),
  })
  .meta({
    id: 'ProgramPassRate',
    description: 'The newest whole year of NCLEX results held, however old it is.',
  });

export const graduateEarningsSchema = z
  .strictObject({
    median: dollars('Median earnings of graduates with federal aid who work, a year'),
    years_after_completion: z.int().min(1),
    graduates: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'Graduates that the source counts, those without federal aid too. How many of them the median is of is not published. Null: not counted.',
      ),
    state_mean_wage: dollars('Mean wage of the occupation in the state, a year'),
    release: z.string().describe('College Scorecard release, by its date.'),
    graduates_of: z.string().describe('The field and level that the source counts together.'),
    shared_by_campuses: z
      .int()
      .min(2)
      .nullable()
      .describe('Campuses that carry the same value of their institution; null: the value is its own.'),
  })
  .meta({ id: 'ProgramEarnings', description: 'What graduates are measured to earn.' });

export const medianDebtSchema = z
  .strictObject({
    amount: dollars('Median federal debt of graduates who borrowed'),
    release: z.string().describe('College Scorecard release, by its date.'),
  })
  .meta({ id: 'ProgramDebt', description: 'What graduates owe.' });

export const tuitionSchema = z
  .strictObject({
    total: dollars('Tuition and fees of the whole program'),
    per_year: z
      .int()
      .min(0)
      .nullable()
      .describe('The published yearly rate, in US dollars; null where the school charges for the program.'),
    residency: z.enum(['district resident', 'state resident', 'one price']),
    year: z.string().describe('Academic year of the published charges.'),
    basis: z.string().describe('How the total was reached.'),
  })
  .meta({ id: 'ProgramTuition', description: 'Published price of the whole program.' });

export const completionsSchema = z
  .strictObject({
    count: z.int().min(0).describe('People who completed the credential.'),
    year: z.string().describe('Academic year.'),
  })
  .meta({ id: 'ProgramCompletions', description: 'How many people completed the credential.' });

export const listingSchema = z
  .strictObject({
    agency: z.enum(agencies),
    status: z.string().describe('Status in the words of the list. A candidate is not accredited.'),
    accredited: z.boolean().describe('Whether that status is an accreditation.'),
    as_of: z.string().describe('When the list was read, or what month the copy is of.'),
    check_url: z.url().nullable().describe("Where the agency's list can be checked."),
    listed_as: z.string().describe('Name on the list.'),
    level: z.string().describe('Level in the words of the list.'),
  })
  .meta({ id: 'AccreditationListing', description: "One entry on an accrediting agency's list." });

/** One program: an institution and a credential, with everything that the finder shows of it. */
export const programSchema = z
  .strictObject({
    slug: z.string().describe('Names the institution: /programs/{slug}.'),
    institution: z.string(),
    city: z.string().nullable(),
    state: z.enum(stateSlugs),
    control: z.enum(controls).nullable().describe('Who runs the school; null: not in IPEDS.'),
    credential: z.enum(catalogueCredentials as [CatalogueCredential, ...CatalogueCredential[]]),
    track: z
      .enum(['confirmed', 'likely', 'not told', 'completion possible'])
      .nullable()
      .describe(
        'RN_TO_BSN: whether the school is known to offer it, likely to, or awards BSNs without telling; BSN: "completion possible" where it may be mostly for RNs; else null.',
      ),
    delivery: z.enum(['online', 'hybrid', 'on campus']).nullable().describe('Null: not known.'),
    outcomes_score: percent(
      'The student-outcomes score, 0 to 100. Where no part is measured it is made of stand-ins alone and says nothing about the program: see the caveat nothing_measured',
    ).nullable(),
    outcomes_score_reason: reason('outcomes_score'),
    score_parts: z.array(scorePartSchema).describe('Only the parts that apply to the credential and state.'),
    evidence: z
      .enum(['full', 'partial', 'thin'])
      .nullable()
      .describe('How much of the score was measured; null where there is no score.'),
    pass_rate: programPassRateSchema.nullable(),
    pass_rate_reason: reason('pass_rate'),
    graduate_earnings: graduateEarningsSchema.nullable(),
    graduate_earnings_reason: reason('graduate_earnings'),
    median_debt: medianDebtSchema.nullable(),
    median_debt_reason: reason('median_debt'),
    tuition: tuitionSchema.nullable(),
    tuition_reason: reason('tuition'),
    completions: completionsSchema.nullable(),
    completions_reason: reason('completions'),
    graduation_rate_percent: percent(
      'First-time full-time undergraduates of all fields who finish within 150 % of normal time',
    ).nullable(),
    graduation_rate_year: z.int().nullable(),
    graduation_rate_reason: reason('graduation_rate_percent'),
    accreditation: z.array(listingSchema),
    accreditation_reason: z
      .string()
      .nullable()
      .describe('What it means that no list has the program as accredited; null where one has.'),
    caveats: z.array(z.string()).describe('Ids of the caveats that apply to this program.'),
    sponsored: z.boolean().describe('Whether the school pays us. A label: it moves nothing.'),
  })
  .meta({ id: 'Program', description: 'A nursing program: an institution and a credential.' });

/** Whether a score is made of stand-ins for missing measures alone. */
export const nothingMeasured = ({ score_parts: parts }: Pick<ProgramFacts, 'score_parts'>) =>
  parts.length > 0 && parts.every(({ value }) => value === null);

/** Academic years that awards are held of, as the end of a sentence. */
export const awardYears = '2022-23 or 2023-24';

/** What is told of a program that nobody has confirmed, the surest first. */
export const unconfirmedTracks: readonly ProgramFacts['track'][] = ['likely', 'not told'];

/** Whether nobody has confirmed that the school has this program: of few it is known that they go from RN to BSN. */
export const isUnconfirmed = ({ track }: Pick<ProgramFacts, 'track'>) => unconfirmedTracks.includes(track);

export type ProgramFacts = z.output<typeof programSchema>;
export type ScorePart = z.output<typeof scorePartSchema>;
export type ProgramPassRate = z.output<typeof programPassRateSchema>;
export type AccreditationListing = z.output<typeof listingSchema>;
