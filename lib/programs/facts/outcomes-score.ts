import { z } from 'zod';
import type { TableName } from '@/lib/data/registry';
import { reasonOf } from '@/lib/numbers/figure-schema';
import { formatNumber } from '@/lib/numbers/format';
import { roundToTenth } from '@/lib/numbers/rounding';
import { scoreParts } from '../catalogue/measures';
import type { ProgramFacts } from '../program-schema';
import { evidenceInWords, type ScoreComponent, scoreComponents, scorePartNames } from '../score/components';
import { isOneOf } from './caveat';
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
  })
  .meta({ id: 'ScorePart', description: 'One part of a student-outcomes score.' });

export type ScorePart = z.output<typeof scorePartSchema>;

const schema = {
  outcomes_score: percent(
    'The student-outcomes score, 0 to 100. Where no part is measured it is made of stand-ins alone and says nothing about the program: see the caveat nothing_measured',
  ).nullable(),
  outcomes_score_reason: reasonOf('outcomes_score'),
  score_parts: z.array(scorePartSchema).describe('Only the parts that apply to the credential and state.'),
  evidence: z
    .enum(['full', 'partial', 'thin'])
    .nullable()
    .describe('How much of the score was measured; null where there is no score.'),
};

/** Whether a score is made of stand-ins for missing measures alone. */
export const nothingMeasured = ({ score_parts: parts }: Pick<ProgramFacts, 'score_parts'>) =>
  parts.length > 0 && parts.every(({ value }) => value === null);

const withoutScore: Readonly<Record<string, string>> = {
  PHD: 'A PhD has no score: the federal data do not tell it from a DNP, and it leads to research and teaching.',
  DIPLOMA: 'Hospital diplomas have no score: none of its measures is published for them.',
};

const tablesOfPart: Readonly<Record<ScoreComponent, readonly TableName[]>> = {
  nclex: ['pass_rates', 'nclex_national'],
  earnings: ['program_outcomes', 'wages'],
  completion: ['institutions'],
  affordability: ['prices'],
  debt: ['program_outcomes'],
};

const partName = ({ id }: ScorePart) => scorePartNames[id].toLowerCase();

/** The student-outcomes score with its parts. */
export const outcomesScore: Fact<'outcomes_score', typeof schema> = {
  id: 'outcomes_score',
  schema,
  values(rows) {
    const { score, member } = rows;
    return {
      outcomes_score: score && roundToTenth(score.total),
      outcomes_score_reason: score ? null : (withoutScore[member.credential] ?? 'No measure applies.'),
      score_parts: score ? scoreParts(score.parts, rows) : [],
      evidence: score?.evidence ?? null,
    };
  },
  sentence(program, refer) {
    const { outcomes_score: total, evidence, score_parts: parts } = program;
    if (total === null || evidence === null) {
      return unknownSentence('No outcomes score', program.outcomes_score_reason, refer);
    }
    if (nothingMeasured(program)) {
      return `No part of the outcomes score is measured (stand-ins alone would give ${formatNumber(total)} of 100).`;
    }
    const points = parts.map((part) => {
      const standIn = part.value === null ? ` (not measured${refer(`Not measured: ${part.basis}`)})` : '';
      return `${partName(part)} ${formatNumber(part.points)}${standIn}`;
    });
    const most = parts.map((part) => `${partName(part)} ${formatNumber(part.weight)}`);
    const scale = refer(`Outcomes score: most points of each part are ${most.join(', ')}.`);
    return `Outcomes score ${formatNumber(total)} of 100, ${evidenceInWords[evidence]}: ${points.join(', ')}${scale}.`;
  },
  tables: ({ score_parts }) =>
    score_parts.flatMap(({ id, value }) => (value === null ? [] : tablesOfPart[id])),
  caveats: {
    nothing_measured: {
      text: 'None of the measures is published for this program: its score is made of stand-ins for missing ones and says nothing about it.',
      applies: ({ facts }) => nothingMeasured(facts),
    },
    nclex_not_in_score: {
      text: "The score leaves NCLEX results out: we hold no recent table of the whole state's results, so the other measures carry the weight.",
      applies: (context) =>
        isOneOf('LPN', 'ADN', 'BSN', 'ABSN')(context) &&
        context.facts.outcomes_score !== null &&
        !context.facts.score_parts.some(({ id }) => id === 'nclex'),
    },
  },
};
