import { expect, it } from 'vitest';
import { coverageNotes } from '@/lib/mcp/coverage';
import { tools } from '@/lib/mcp/tools';
import { programs } from '@/lib/site/api/programs';

it('counts the programs of which a filter knows something, and their states', () => {
  const { catalogue } = programs();
  const rated = catalogue.programs.filter(({ facts }) => facts.pass_rate !== null);
  const states = new Set(rated.map(({ facts }) => facts.state)).size;
  expect(rated.length).toBeGreaterThan(0);
  expect(2 * rated.length).toBeLessThan(catalogue.programs.length);
  const { min_pass_rate: note, delivery } = coverageNotes(catalogue.programs);
  expect(note).toContain(
    `Known for ${rated.length} of ${catalogue.programs.length.toLocaleString('en-US')} programs`,
  );
  expect(note).toContain(`in ${states} states.`);
  expect(delivery).toMatch(/^Known for \d+ of [\d,]+ programs/);
});

it('follows the description of the filter', () => {
  const { min_pass_rate: note } = coverageNotes(programs().catalogue.programs);
  const [tool] = tools();
  expect(tool?.inputSchema).toMatchObject({
    properties: { min_pass_rate: { description: expect.stringContaining(note ?? '?') } },
  });
});
