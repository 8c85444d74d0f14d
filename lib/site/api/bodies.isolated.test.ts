import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://nurses.example');
  vi.stubEnv('OPERATOR_NAME', 'A College');
});
afterEach(() => vi.unstubAllEnvs());

describe('what the service says about itself', () => {
  it('is of the published schemas', async () => {
    const { capabilityIndex, capabilityIndexSchema } = await import('./capability-index');
    const { calculatorDirectory, calculatorDirectorySchema } = await import('./directory');
    expect(capabilityIndexSchema.parse(capabilityIndex())).toEqual(capabilityIndex());
    expect(calculatorDirectorySchema.parse(calculatorDirectory())).toEqual(calculatorDirectory());
  });

  it('names the configured site and operator, and no other', async () => {
    const { capabilityIndex } = await import('./capability-index');
    const text = JSON.stringify(capabilityIndex());
    expect(text).not.toContain('localhost');
    expect(capabilityIndex().data_license.attribution).toBe(
      'NCLEX Pass Rates by Program, version 1.0.0, A College, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
    );
    expect(capabilityIndex().citation_rules.at(-1)).toContain('the operator (A College)');
    expect(text.replaceAll('/{slug}"', '')).not.toMatch(/\{\w+\}/);
  });

  it('lists each calculator with the endpoint, the page and a request on this site', async () => {
    const { calculators } = await import('@/lib/calculators/registry');
    const { calculatorDirectory } = await import('./directory');
    const listed = calculatorDirectory().calculators;
    expect(listed.map(({ id }) => id)).toEqual(calculators.map(({ id }) => id));
    for (const { id, endpoint, example_request, human_page } of listed) {
      expect(endpoint).toBe(`https://nurses.example/api/agent/v1/calculators/${id}`);
      expect(example_request.startsWith(`${endpoint}?`)).toBe(true);
      expect(human_page).toBe(`https://nurses.example/calculators/${id}`);
    }
  });
});

describe('the directory', () => {
  it('tells range, clamping, values and aliases in words, for it is all that an agent may read', async () => {
    const { calculatorDirectory } = await import('./directory');
    const texts = calculatorDirectory().calculators.flatMap(({ parameters }) =>
      parameters.map(({ name, description }) => [name, description] as const),
    );
    const text = Object.fromEntries(texts);
    expect(text['gpa']).toContain('a number from 0 to 4 (values outside are clamped)');
    expect(text['entrance_exam_score']).toContain('teas_score is another name for it.');
    expect(text['budget']).toContain('tight = ');
  });

  it('gives every source a full address', async () => {
    const { calculatorDirectory } = await import('./directory');
    for (const source of calculatorDirectory().calculators.flatMap(({ sources }) => sources)) {
      expect(source).toMatch(/\(https?:\/\/[^)]+\)?.*\)$/);
    }
  });
});

describe('answer', () => {
  it('is of the published schema, for the example of each calculator', async () => {
    const { calculators } = await import('@/lib/calculators/registry');
    const { canonicalQuery, exampleQuery } = await import('@/lib/parameters/canonical');
    const { parseQuery } = await import('@/lib/parameters/parse');
    const { loadData } = await import('@/lib/data/data');
    const { answer, answerSchema } = await import('./answers');
    for (const calculator of calculators) {
      const example = exampleQuery(calculator.parameters);
      const parsed = parseQuery(calculator.parameters, new URLSearchParams(example));
      if (!parsed.ok) throw new Error(parsed.problem.message);
      const { body, query } = answer(calculator, parsed.inputs, loadData());
      const canonical = canonicalQuery(calculator.parameters, parsed.inputs);
      expect(query).toBe(canonical);
      expect(answerSchema(calculator).parse(body)).toEqual(body);
      expect(new Set(body.sources).size).toBe(body.sources.length);
      expect(body.links.human_page).toBe(`https://nurses.example/calculators/${calculator.id}?${canonical}`);
    }
  });

  it('links only pages that there are', async () => {
    const { findCalculator } = await import('@/lib/calculators/registry');
    const { parseQuery } = await import('@/lib/parameters/parse');
    const { loadData } = await import('@/lib/data/data');
    const { answer } = await import('./answers');
    const { pageAt } = await import('../pages/pages');
    const calculator = findCalculator('nursing-roi');
    if (!calculator) throw new Error('nursing-roi is not registered');
    const parsed = parseQuery(calculator.parameters, new URLSearchParams('state=ohio&degree=BSN'));
    if (!parsed.ok) throw new Error(parsed.problem.message);
    const { related } = answer(calculator, parsed.inputs, loadData()).body.links;
    expect(related.length).toBeGreaterThan(0);
    for (const { url } of related) expect(() => pageAt(new URL(url).pathname)).not.toThrow();
  });
});
