import { expect, it } from 'vitest';
import { coverageNotes } from '@/lib/mcp/coverage';
import { madeUpProgram } from '@/tests/support/programs';
import { findNursingPrograms } from './find-nursing-programs';

const withFacts = (over: Parameters<typeof madeUpProgram>[0]) => ({ facts: madeUpProgram(over) });
const notes = coverageNotes([
  withFacts({}),
  withFacts({ state: 'utah', delivery: 'online' }),
  withFacts({ state: 'utah' }),
  withFacts({ pass_rate: null }),
]);

it('counts the programs of which a filter knows something, and their states', () => {
  expect(notes).toEqual({
    delivery: 'Known for 1 of 4 programs, in 1 state.',
    min_pass_rate: 'Known for 3 of 4 programs, in 2 states.',
  });
});

it('follows the description of the filter', () => {
  const refusing = () =>
    ({ ok: false, problem: { parameter: 'x', message: 'x', allowedValues: [] } }) as const;
  const { inputSchema } = findNursingPrograms(refusing, notes);
  expect(inputSchema).toMatchObject({
    properties: { min_pass_rate: { description: expect.stringContaining(notes['min_pass_rate'] ?? '?') } },
  });
});
