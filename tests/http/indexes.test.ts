import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { call, errorOf } from '../support/api';

const index = '/api/agent/v1';
const directory = '/api/agent/v1/calculators';
const openapi = '/api/agent/v1/openapi.json';
const ids = ['nursing-roi', 'lpn-pathway', 'admission-readiness'];

const parameter = z.strictObject({
  name: z.string(),
  type: z.enum(['string', 'number', 'boolean']),
  required: z.boolean(),
  description: z.string(),
  enum: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  example: z.unknown().optional(),
});
const descriptor = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  when_to_use: z.array(z.string()).min(1),
  endpoint: z.url(),
  method: z.literal('GET'),
  example_request: z.url(),
  human_page: z.url(),
  sources: z.array(z.string()).min(1),
  parameters: z.array(parameter).min(1),
});

/** The members that the specification gives the index, and the two that name the data. */
const capabilityIndex = z.strictObject({
  name: z.string(),
  version: z.literal('1.0.0'),
  description: z.string(),
  documentation_url: z.url(),
  openapi_url: z.url(),
  agent_instructions_url: z.url(),
  authentication: z.literal('none'),
  coverage: z.literal('50 states plus the District of Columbia'),
  data_version: z.string(),
  data_editions: z.array(
    z.strictObject({
      table: z.string(),
      title: z.string(),
      edition: z.string(),
      sources: z.array(z.string()),
    }),
  ),
  when_to_use: z.array(z.string()).min(1),
  not_for: z.array(z.string()).min(5),
  citation_rules: z.array(z.string()).min(6),
  content_negotiation: z.strictObject({ markdown: z.string(), example: z.string() }),
  endpoints: z.array(
    z.strictObject({
      method: z.string(),
      path: z.string(),
      description: z.string(),
      example_request: z.url().optional(),
    }),
  ),
  calculators: z.array(descriptor).length(3),
  resources: z.array(
    z.strictObject({ id: z.string(), title: z.string(), url: z.url(), description: z.string() }),
  ),
  data_license: z.strictObject({ name: z.literal('CC BY 4.0'), url: z.url(), attribution: z.string() }),
  contact: z.strictObject({ email: z.email(), url: z.url() }),
});

const calculatorDirectory = z.strictObject({
  calculators: z.array(descriptor),
  count: z.literal(3),
  openapi_url: z.url(),
  documentation_url: z.url(),
  agent_instructions_url: z.url(),
  notes: z.array(z.string()).min(1),
});

describe('the capability index', () => {
  it('has the members of the specification', async () => {
    const body = capabilityIndex.parse((await call(index)).json());
    expect(body.calculators.map(({ id }) => id)).toEqual(ids);
    expect(body.openapi_url).toBe(`${inject('baseUrl')}${openapi}`);
    expect(body.data_license.attribution).toContain('NCLEX Pass Rates by Program, version 1.0.0');
  });

  it('lists every operation of the OpenAPI document, and no other', async () => {
    const { endpoints } = capabilityIndex.parse((await call(index)).json());
    const { paths } = z
      .object({ paths: z.record(z.string(), z.unknown()) })
      .parse((await call(openapi)).json());
    expect(endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual(
      Object.keys(paths),
    );
  });

  it('lists the endpoint for assistants, which answers POST', async () => {
    const { endpoints, resources } = capabilityIndex.parse((await call(index)).json());
    const posted = endpoints.filter(({ method }) => method === 'POST');
    expect(posted.map(({ path }) => path)).toEqual(['/api/mcp']);
    expect(resources.find(({ id }) => id === 'program-finder')?.url).toBe(`${inject('baseUrl')}/api/mcp`);
  });

  it('gives example requests that work', async () => {
    const { endpoints, calculators } = capabilityIndex.parse((await call(index)).json());
    const examples = endpoints.flatMap(({ example_request }) => example_request ?? []);
    expect(examples).toEqual(
      expect.arrayContaining(calculators.map(({ example_request }) => example_request)),
    );
    const bare = endpoints.filter(
      ({ method, example_request }) => method === 'GET' && example_request === undefined,
    );
    for (const { path } of bare) expect((await call(path)).status).toBe(200);
    for (const url of examples) expect((await call(url)).status).toBe(200);
  });
});

describe('the calculator directory', () => {
  it('has the members of the specification', async () => {
    const body = calculatorDirectory.parse((await call(directory)).json());
    expect(body.calculators.map(({ id }) => id)).toEqual(ids);
    expect(body.openapi_url).toBe(`${inject('baseUrl')}${directory}?format=openapi`);
  });

  it('describes the calculators as the index does', async () => {
    const listed = capabilityIndex.parse((await call(index)).json()).calculators;
    expect(calculatorDirectory.parse((await call(directory)).json()).calculators).toEqual(listed);
  });

  it('describes every parameter of the specification', async () => {
    const { calculators } = calculatorDirectory.parse((await call(directory)).json());
    const described = calculators.flatMap(({ id, parameters }) =>
      parameters.map(({ name, type, required, default: value }) => [id, name, type, required, value]),
    );
    expect(described).toEqual([
      ['nursing-roi', 'state', 'string', true, undefined],
      ['nursing-roi', 'degree', 'string', true, undefined],
      ['nursing-roi', 'current_income', 'number', false, 0],
      ['nursing-roi', 'track', 'string', false, undefined],
      ['nursing-roi', 'grants_total', 'number', false, undefined],
      ['nursing-roi', 'tuition', 'number', false, undefined],
      ['nursing-roi', 'program', 'string', false, undefined],
      ['nursing-roi', 'family_income', 'number', false, undefined],
      ['lpn-pathway', 'starting_point', 'string', true, undefined],
      ['lpn-pathway', 'end_goal', 'string', true, undefined],
      ['lpn-pathway', 'priority', 'string', true, undefined],
      ['lpn-pathway', 'timeline', 'string', true, undefined],
      ['lpn-pathway', 'budget', 'string', true, undefined],
      ['admission-readiness', 'gpa', 'number', true, undefined],
      ['admission-readiness', 'entrance_exam_score', 'number', true, undefined],
      ['admission-readiness', 'program_type', 'string', true, undefined],
      ['admission-readiness', 'experience', 'string', true, undefined],
      ['admission-readiness', 'science_prereqs_complete', 'boolean', false, true],
      ['admission-readiness', 'has_retakes', 'boolean', false, false],
      ['admission-readiness', 'entry_type', 'string', false, 'transfer'],
    ]);
  });
});

describe('format', () => {
  it.each([index, directory])('of %s: json and empty are the default', async (path) => {
    const { text } = await call(path);
    expect((await call(`${path}?format=json`)).text).toBe(text);
    expect((await call(`${path}?format=`)).text).toBe(text);
    expect((await call(`${path}?format=json&format=json&other=1`)).text).toBe(text);
  });

  it('openapi of the index is the document of openapi.json', async () => {
    expect((await call(`${index}?format=openapi`)).text).toBe((await call(openapi)).text);
  });

  it('openapi of the directory is the document of the calculators', async () => {
    const { openapi: version, paths } = z
      .object({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.unknown()) })
      .parse((await call(`${directory}?format=openapi`)).json());
    expect(version).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual([directory, ...ids.map((id) => `${directory}/${id}`)]);
  });

  it.each(['xml', 'JSON', 'OpenAPI', 'json%00', '__proto__', 'constructor', '%E0%A4%A'])(
    '%s is 400 naming format',
    async (format) => {
      for (const path of [index, directory]) {
        const answered = await call(`${path}?format=${format}`);
        expect(answered.status).toBe(400);
        expect(errorOf(answered)).toMatchObject({
          code: 'invalid_parameter',
          parameter: 'format',
          allowed_values: ['json', 'openapi'],
        });
      }
    },
  );

  it('given twice with different values is 400', async () => {
    const answered = await call(`${index}?format=json&format=openapi`);
    expect(answered.status).toBe(400);
    expect(errorOf(answered).parameter).toBe('format');
  });
});
