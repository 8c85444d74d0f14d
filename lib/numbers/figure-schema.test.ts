import { expect, it } from 'vitest';
import { z } from 'zod';
import { figureMembers } from './figure';
import { figureSchema } from './figure-schema';

const schema = z.strictObject({
  name: z.string(),
  ...figureSchema('score', z.number().nullable().describe('Points of 100.')),
});

it('describes the figure and its reason, in this order', () => {
  expect(z.toJSONSchema(schema)).toMatchObject({
    required: ['name', 'score', 'score_reason'],
    properties: {
      score: { description: 'Points of 100.' },
      score_reason: { description: 'Why score is null; null when it is not.' },
    },
  });
});

it('accepts what figureMembers writes, known and missing', () => {
  const known: z.output<typeof schema> = { name: 'A', ...figureMembers('score', { value: 0 }) };
  expect(schema.parse(known)).toEqual({ name: 'A', score: 0, score_reason: null });
  const missing = { name: 'A', ...figureMembers('score', { missing: 'No measure applies.' }) };
  expect(schema.parse(missing)).toEqual({ name: 'A', score: null, score_reason: 'No measure applies.' });
});

it('refuses a figure without its reason', () => {
  expect(schema.safeParse({ name: 'A', score: null }).success).toBe(false);
});
