import { describe, expect, inject, it } from 'vitest';
import { Contract, call, type PublishedDocument, published } from '../support/api';

const documents = ['/api/agent/v1/openapi.json', '/api/agent/v1/calculators?format=openapi'];

/** Every schema below a value: objects that say their type. */
function objectSchemas(value: unknown, at = ''): { at: string; schema: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, child]) => objectSchemas(child, `${at}/${key}`));
  return 'type' in value && value.type === 'object' ? [{ at, schema: { ...value } }, ...below] : below;
}

describe.each(documents)('%s', (address) => {
  it('has examples of its schemas', async () => {
    const contract = await Contract.ofSite(address);
    expect(contract.checkExamples()).toBeGreaterThan(Object.keys(contract.document.paths).length);
  });

  it('has no free-form object, but for what the OpenAPI Specification itself leaves open', async () => {
    const { components } = await published(address);
    const open = objectSchemas(components['schemas'])
      .filter(({ schema }) => schema['additionalProperties'] !== false)
      .map(({ at }) => at);
    expect(open).toEqual(['/OpenApiDocument/properties/paths', '/OpenApiDocument/properties/components']);
  });

  it('names this site as its only server and asks for no credentials', async () => {
    const document = await published(address);
    expect(document['servers']).toMatchObject([{ url: inject('baseUrl') }]);
    expect(document['security']).toEqual([]);
    expect(document['openapi']).toBe('3.1.0');
  });

  it('has one operation id for each operation', async () => {
    const { paths } = await published(address);
    const ids = Object.values(paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

type PublishedParameters = PublishedDocument['paths'][string]['get']['parameters'];

/** A request with the examples of these parameters, where they have any. */
function exampleRequest(path: string, parameters: PublishedParameters): string {
  const inPath = new Map(parameters.filter((one) => one.in === 'path').map((one) => [one.name, one.example]));
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query' && one.example !== undefined)
      .map(({ name, example }) => [name, String(example)]),
  );
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => String(inPath.get(name)))}?${query}`;
}

/** Parameters that a request has to have: required ones, and of each that has several names the one that is chosen. */
function needed(parameters: PublishedParameters, alias = false): PublishedParameters {
  const aliased = new Set(parameters.map((one) => one['x-alias-of']));
  return parameters.filter(
    (one) => one.required || (alias ? one['x-alias-of'] !== undefined : aliased.has(one.name)),
  );
}

it.each([false, true])(
  'every operation answers the examples of its required parameters, by their other names: %s',
  async (alias) => {
    const { paths } = await published();
    for (const [path, { get }] of Object.entries(paths)) {
      expect((await call(exampleRequest(path, needed(get.parameters, alias)))).status).toBe(200);
    }
  },
);

it('declares teas_score as another name of entrance_exam_score', async () => {
  const { paths } = await published();
  const names = paths['/api/agent/v1/calculators/admission-readiness']?.get.parameters;
  expect(names).toContainEqual(
    expect.objectContaining({ name: 'teas_score', required: false, 'x-alias-of': 'entrance_exam_score' }),
  );
});

it('every operation answers the example of each optional parameter', async () => {
  const { paths } = await published();
  for (const [path, { get }] of Object.entries(paths)) {
    const always = needed(get.parameters);
    // One by one: some exclude each other.
    for (const optional of get.parameters.filter((one) => !always.includes(one))) {
      const given = get.parameters.filter((one) => always.includes(one) || one === optional);
      expect((await call(exampleRequest(path, given))).status, optional.name).toBe(200);
    }
  }
});

it('every operation names a request that works unchanged', async () => {
  const { paths } = await published();
  for (const { get } of Object.values(paths)) expect((await call(get['x-example-request'])).status).toBe(200);
});
