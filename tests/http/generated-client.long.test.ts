import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'd3-array';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { type PublishedDocument, published } from '../support/api';

/** Beside node_modules, so that the generated code finds openapi-fetch; not tracked. */
const folder = path.resolve('reports/generated-client');

const schemaNode = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});

/** Turns schemas into the expressions that read every field below a value. */
function fieldReader(document: PublishedDocument) {
  const components = z.record(z.string(), z.unknown()).parse(document.components['schemas']);

  function resolve(schema: unknown): z.output<typeof schemaNode> {
    const node = schemaNode.parse(schema);
    return node.$ref === undefined ? node : resolve(components[node.$ref.split('/').at(-1) ?? '']);
  }

  /** A field that objects which a value may be have and the others lack, beside each of them. */
  function marked(schemas: readonly unknown[]) {
    const objects = schemas.filter((one) => resolve(one).properties !== undefined);
    return objects.map((one) => {
      const others = objects.filter((other) => other !== one).map((other) => resolve(other).required ?? []);
      const mark = (resolve(one).required ?? []).find((name) => others.every((all) => !all.includes(name)));
      return { one, mark: objects.length > 1 ? mark : undefined };
    });
  }

  function fields(schema: unknown, expression: string): string[] {
    const { properties = {}, items, anyOf = [] } = resolve(schema);
    return [
      ...Object.entries(properties).flatMap(([name, below]) => {
        const field = `${expression}?.${/^\w+$/.test(name) ? name : `[${JSON.stringify(name)}]`}`;
        return [field, ...fields(below, field)];
      }),
      ...(items === undefined ? [] : fields(items, `${expression}?.[0]`)),
      ...marked(anyOf).flatMap(({ one, mark }) =>
        fields(one, mark === undefined ? expression : `having(${expression}, ${JSON.stringify(mark)})`),
      ),
    ];
  }

  /** Bodies that an operation answers with; each with a field that the others lack. */
  function variants(schema: unknown) {
    const bodies = (schemaNode.parse(schema).oneOf ?? [schema]).map((body) => ({ body, ...resolve(body) }));
    return bodies.map(({ body, required = [] }) => ({
      body,
      mark: required.find((name) =>
        bodies.every((other) => other.body === body || !other.required?.includes(name)),
      ),
    }));
  }

  return { fields, variants };
}

const jsonContent = z.object({ 'application/json': z.object({ schema: z.unknown() }) });

/** An example of each parameter. */
const examplesOf = (parameters: readonly { name: string; example?: unknown }[]) =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]));

/** A program over the generated client that calls every operation and reads every field of every answer. */
function program(document: PublishedDocument): string {
  const { fields, variants } = fieldReader(document);
  const calls = Object.entries(document.paths).map(([address, { get }]) => {
    const success = get.responses['200'];
    if (!success || !('headers' in success)) throw new Error(`${address} declares no answer`);
    const schema = jsonContent.parse(success.content)['application/json'].schema;
    const asked = new URL(get['x-example-request']).searchParams;
    const given = get.parameters.filter(({ name, in: where }) => where === 'path' || asked.has(name));
    const params = rollup(given, examplesOf, (parameter) => parameter.in);
    const options = given.length === 0 ? '' : `, { params: ${JSON.stringify(Object.fromEntries(params))} }`;
    const reads = variants(schema).flatMap(({ body, mark }) => [
      `  if (data && ${JSON.stringify(mark)} in data) {`,
      ...fields(body, 'data').map(
        (field) => `    read[${JSON.stringify(`${get.operationId}: ${field}`)}] = ${field};`,
      ),
      '  }',
    ]);
    // A function of its own: TypeScript does not follow the control flow of a long one.
    return [
      `async function ${get.operationId}(client: ReturnType<typeof createClient<paths>>, read: Record<string, unknown>) {`,
      `  const { data, error } = await client.GET(${JSON.stringify(address)}${options});`,
      '  if (error) throw new Error(error.error.message);',
      ...reads,
      '}',
    ].join('\n');
  });
  return [
    "import createClient from 'openapi-fetch';",
    "import type { paths } from './schema';",
    // A value that may be one of several objects is narrowed by a field that the others lack, as a client would.
    'function having<T, K extends string>(value: T, mark: K) {',
    "  const has = typeof value === 'object' && value !== null && mark in value;",
    '  return (has ? value : undefined) as Extract<T, Record<K, unknown>> | undefined;',
    '}',
    ...calls,
    'export async function readEverything(baseUrl: string): Promise<Record<string, unknown>> {',
    'const client = createClient<paths>({ baseUrl });',
    'const read: Record<string, unknown> = {};',
    ...Object.values(document.paths).map(({ get }) => `await ${get.operationId}(client, read);`),
    'return read;',
    '}',
  ].join('\n');
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const types = await openapiTS(new URL(`${inject('baseUrl')}/api/agent/v1/openapi.json`));
  writeFileSync(path.join(folder, 'schema.d.ts'), astToString(types));
  writeFileSync(path.join(folder, 'client.ts'), program(await published()));
});

it('a client generated by openapi-typescript compiles while it reads every field', {
  timeout: 120_000,
}, () => {
  const { status, stdout } = spawnSync(
    path.resolve('node_modules/.bin/tsc'),
    [
      ...['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--types', 'node'],
      ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
      path.join(folder, 'client.ts'),
    ],
    { encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
});

const clientModule = z.object({
  readEverything: z.custom<(baseUrl: string) => Promise<Record<string, unknown>>>(
    (value) => typeof value === 'function',
  ),
});

it('and gets a value for every required member of the answers', async () => {
  const { readEverything } = clientModule.parse(
    await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'client.ts')).href),
  );
  const read = await readEverything(inject('baseUrl'));
  for (const member of ['calculator', 'result', 'assumptions', 'sources', 'links?.human_page']) {
    expect(read[`calculateNursingRoi: data?.${member}`], member).toBeDefined();
  }
  expect(read['calculateNursingRoi: data?.result?.break_even_months']).toBeTypeOf('number');
  const scores = Object.entries(read).filter(
    ([field]) => field.startsWith('findPrograms: ') && field.endsWith('?.outcomes_score'),
  );
  expect(scores.map(([, score]) => typeof score)).toEqual(['number']);
  expect(read['getInstitution: data?.programs?.[0]?.slug']).toBeTypeOf('string');
  expect(Object.keys(read).length).toBeGreaterThan(100);
});
