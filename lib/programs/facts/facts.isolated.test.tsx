import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';

const TEXT = '1.50 to 1';
const CAVEAT = 'Schools count these in their own ways.';

/** A list with one more fact: all that adding a fact takes. */
vi.mock('./facts', async (original) => {
  const lists = await original<typeof import('./facts')>();
  const label = 'Students for each teacher';
  const madeUp = {
    id: 'teaching_ratio',
    schema: { teaching_ratio: z.number().describe('Students for each teacher.') },
    values: () => ({ teaching_ratio: 1.5 }),
    labels: { list: label, comparison: label, results: { header: label }, overview: { header: label } },
    words: () => ({ value: { text: TEXT, short: 'in short', long: 'at length' } }),
    sentence: () => `Teaching ratio ${TEXT}.`,
    tables: () => ['publisher_hosts'],
    caveats: { counted_their_way: { text: CAVEAT, applies: () => true } },
  };
  return {
    ...lists,
    figureFacts: [...lists.figureFacts, madeUp],
    facts: [...lists.facts, madeUp],
  };
});

const { ProgramCompare } = await import('@/components/pages/comparison/program-compare');
const { ProgramFinder } = await import('@/components/pages/finder/program-finder');
const { SchoolPage } = await import('@/components/pages/school/school-page');
const { tools } = await import('@/lib/mcp/tools');
const { openApiDocument } = await import('@/lib/openapi/document');
const { comparisonView, finderView, schoolView } = await import('../page/views');
const { institutionAnswer } = await import('@/lib/site/api/programs');
const { tables } = await import('@/lib/data/registry');

const SLUG = 'emory-university-139658';
const school = schoolView(SLUG);
const times = (text: string) => text.split(TEXT).length - 1;

it('puts a new fact and its caveat into the answer, after the others', () => {
  const answer = institutionAnswer(SLUG);
  const [program] = answer?.programs ?? [];
  expect(program).toMatchObject({ teaching_ratio: 1.5 });
  expect(program?.caveats.at(-1)).toBe('counted_their_way');
  expect(answer?.caveats).toContainEqual({ id: 'counted_their_way', text: CAVEAT });
});

it('names the publishers of a new fact’s tables', () => {
  const [source] = tables.publisher_hosts.sources;
  expect(institutionAnswer(SLUG)?.sources.join()).toContain(source?.title);
});

it('describes a new fact in the OpenAPI document and in the schema of the tool', () => {
  expect(JSON.stringify(openApiDocument())).toContain('Students for each teacher.');
  expect(JSON.stringify(tools()[0]?.outputSchema)).toContain('Students for each teacher.');
});

it('says a new fact in the text of the tool', () => {
  const answer = tools()[0]?.call({ query: 'Emory', credential: 'BSN' });
  expect(answer).toMatchObject({ text: expect.stringContaining(`Teaching ratio ${TEXT}.`) });
});

it('shows a new fact in the finder’s table', () => {
  const finder = finderView('state=georgia&credential=BSN&view=table');
  const markup = renderToStaticMarkup(<ProgramFinder view={finder} />);
  expect(times(markup)).toBe(finder.results?.programs.length);
});

it('shows a new fact in the comparison', () => {
  const view = comparisonView(`schools=${SLUG}&credential=BSN&credential=MSN`);
  expect(times(renderToStaticMarkup(<ProgramCompare view={view} />))).toBe(2);
});

it('shows a new fact on the page of a school', () => {
  if (!school) throw new Error('The school has no page');
  const markup = renderToStaticMarkup(<SchoolPage view={school} />);
  expect(times(markup)).toBe(1);
});
