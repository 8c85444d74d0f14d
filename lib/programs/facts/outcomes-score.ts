import { group as groupBy } from 'd3-array';
import { z } from 'zod';
import type { TableName } from '@/lib/data/registry';
import { reasonOf } from '@/lib/numbers/figure-schema';
import { formatNumber } from '@/lib/numbers/format';
import { roundToTenth } from '@/lib/numbers/rounding';
import { list } from '@/lib/text/words';
import { NOT_LISTED } from '../catalogue/closures';
import { scoreParts } from '../catalogue/measures';
import type { ProgramRows } from '../catalogue/rows';
import type { ProgramFacts } from '../program-schema';
import { bandLabel, bandNames } from '../score/bands';
import { countsExam, type ScoreComponent, scoreComponents, scorePartName } from '../score/components';
import { type Fact, unknownSentence } from './fact';
import { percent } from './units';

const scorePartSchema = z
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
    reason: z.string().nullable().describe('Why nothing is measured; null where something is.'),
  })
  .meta({ id: 'ScorePart', description: 'One part of a student-outcomes score.' });

export type ScorePart = z.output<typeof scorePartSchema>;

const band = () => z.int().min(1).max(bandNames.length);

const bandRangeSchema = z.strictObject({ best: band(), worst: band() }).meta({
  id: 'BandRange',
  description: 'The fifths that a score may be in: with its standard error added, and taken away.',
});

const schema = {
  score_version: z.literal('2').describe('Rises when the formula would give other scores for the same data.'),
  outcomes_score: percent(
    'The student-outcomes score, 0 to 100. Compare fifths (band) and not scores; where evidence is thin it says little about the program',
  ).nullable(),
  outcomes_score_reason: reasonOf('outcomes_score'),
  standard_error: z
    .number()
    .min(0)
    .nullable()
    .describe('Of the score, in points; null where there is no score.'),
  band: band()
    .nullable()
    .describe(
      'Fifth of all programs of the credential in the nation, 1 is the top one; null where evidence is thin or there is no score.',
    ),
  band_range: bandRangeSchema.nullable(),
  band_label: z
    .string()
    .nullable()
    .describe('The range in words: top, upper, middle, lower, bottom; "middle to upper"; "can’t be placed".'),
  score_parts: z.array(scorePartSchema).describe('Only the parts that apply to the credential and state.'),
  evidence: z
    .enum(['full', 'partial', 'thin'])
    .nullable()
    .describe(
      'How many of score_parts were measured: full is all of them, NCLEX is often not one; partial is half of their weight; thin is not compared. Null where there is no score.',
    ),
};

/** Whether a score is made of stand-ins for missing measures alone. */
export const nothingMeasured = ({ score_parts: parts }: Pick<ProgramFacts, 'score_parts'>) =>
  parts.length > 0 && parts.every(({ value }) => value === null);

const withoutScore: Readonly<Record<string, string>> = {
  PHD: 'A PhD has no score: the federal data do not tell it from a DNP, and it leads to research and teaching.',
  DIPLOMA: 'Hospital diplomas have no score: none of its measures is published for them.',
  CERTIFICATE: 'Post-graduate certificates have no score: too few of them are measured.',
};

/** Why a program has no score. */
function whyNone({ member: { credential, listPlace } }: ProgramRows): string {
  if (listPlace === 'closed') return NOT_LISTED;
  if (listPlace === 'without graduates') return 'No graduates for two years: ask whether it still exists.';
  return withoutScore[credential] ?? 'No measure applies.';
}

const tablesOfPart: Readonly<Record<ScoreComponent, readonly TableName[]>> = {
  nclex: ['pass_rates', 'nclex_national'],
  earnings: ['program_outcomes', 'wages', 'wages_metro', 'institution_areas'],
  completion: ['institutions', 'institution_profile'],
  affordability: ['prices', 'price_by_state'],
  debt: ['program_outcomes'],
};

const partName =
  (credential: string) =>
  ({ id }: ScorePart) =>
    scorePartName(id, credential).toLowerCase();

/** Says why parts are missing, each reason once: "Not measured, graduates’ pay and debt: not published." */
function whyMissing({ score_parts: parts, credential }: ProgramFacts): string[] {
  const byReason = groupBy(
    parts.filter(({ value }) => value === null),
    ({ reason }) => reason,
  );
  return Array.from(
    byReason,
    ([reason, some]) => `Not measured, ${list(some.map(partName(credential)))}: ${reason}.`,
  );
}

/** Said of a program of which too little is measured. */
export const TOO_LITTLE = 'Too little is measured to compare it';

/** The student-outcomes score with its parts. */
export const outcomesScore: Fact<'outcomes_score', typeof schema> = {
  id: 'outcomes_score',
  schema,
  values(rows) {
    const { score } = rows;
    const placing = score?.placing ?? null;
    return {
      score_version: '2',
      outcomes_score: score && roundToTenth(score.total),
      outcomes_score_reason: score ? null : whyNone(rows),
      standard_error: score && roundToTenth(score.standardError),
      band: placing?.band ?? null,
      band_range: placing?.range ?? null,
      band_label: placing && bandLabel(placing.range),
      score_parts: score ? scoreParts(score.parts, rows) : [],
      evidence: score?.evidence ?? null,
    };
  },
  sentence(program, refer) {
    const { outcomes_score: total, standard_error: error, band_label: label, score_parts: parts } = program;
    if (total === null || error === null) {
      return unknownSentence('No outcomes score', program.outcomes_score_reason, refer);
    }
    const nameOf = partName(program.credential);
    const missing = parts.filter(({ value }) => value === null).map(nameOf);
    const lacks = () => {
      const why = whyMissing(program).map((note) => refer(note));
      return missing.length === 0 ? '' : `not measured: ${missing.join(', ')}${why.join('')}`;
    };
    if (label === null) return `${TOO_LITTLE}; ${lacks() || 'it has few graduates'}.`;
    const made = refer(
      `Score: of 100 points, by ${parts.map(nameOf).join(', ')}. Group: a fifth of all such programs nationwide.`,
    );
    const score = `Score ${formatNumber(total)} ± ${formatNumber(error)}${made}`;
    return `${[score, lacks()].filter((part) => part !== '').join('; ')}.`;
  },
  tables: ({ score_parts }) =>
    score_parts.flatMap(({ id, value }) => (value === null ? [] : tablesOfPart[id])),
  caveats: {
    nothing_measured: {
      text: 'None of the measures is published for this program: its score is made of stand-ins for missing ones and says nothing about it.',
      applies: ({ facts }) => nothingMeasured(facts),
    },
    nclex_not_in_score: {
      text: "The score leaves NCLEX results out: we have no recent table of the whole state's results, so the other measures carry the weight.",
      applies: (context) =>
        countsExam(context.member.credential) &&
        context.facts.outcomes_score !== null &&
        !context.facts.score_parts.some(({ id }) => id === 'nclex'),
    },
  },
};
