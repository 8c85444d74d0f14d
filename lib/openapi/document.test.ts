import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calculators } from '@/lib/calculators/registry';
import { errorStatuses } from '@/lib/http/responses/errors';
import { boolean, decimal, enumeration } from '@/lib/parameters/declare';
import { endpoints } from '@/lib/site/api/endpoints';
import { calculatorsOpenApiDocument, openApiDocument } from './document';
import { openApiDocumentSchema } from './document-schema';
import { queryParameters } from './parameters';
import { componentSchemas, reference } from './schemas';

const operations = z.record(
  z.string(),
  z.object({ get: z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) }) }),
);
const components = z.object({ schemas: z.record(z.string(), z.unknown()) });

describe('openApiDocument', () => {
  it('is of its own schema', { timeout: 60_000 }, () => {
    expect(openApiDocumentSchema.parse(openApiDocument())).toEqual(openApiDocument());
    expect(openApiDocumentSchema.parse(calculatorsOpenApiDocument())).toEqual(calculatorsOpenApiDocument());
  });

  it('describes every endpoint of the index under its own operation id', () => {
    const described = Object.entries(operations.parse(openApiDocument().paths));
    expect(described.map(([path, { get }]) => [path, get.operationId])).toEqual(
      endpoints.map(({ path, operationId }) => [path, operationId]),
    );
  });

  it('declares the statuses that can occur, and 400 only where a query can be refused', () => {
    const paths = operations.parse(openApiDocument().paths);
    const statuses = (path: string) => Object.keys(paths[path]?.get.responses ?? {}).join(' ');
    expect(statuses('/api/agent/v1')).toBe('200 304 400 405 413 414 429 500 503');
    expect(statuses('/api/agent/v1/openapi.json')).toBe('200 304 405 413 414 429 500 503');
    expect(statuses('/api/agent/v1/calculators/nursing-roi')).toBe('200 304 400 404 405 413 414 429 500 503');
    expect(statuses('/api/agent/v1/programs/{slug}')).toBe('200 304 308 404 405 413 414 429 500 503');
  });

  it('declares the status of every error code', () => {
    const paths = operations.parse(openApiDocument().paths);
    const declared = new Set(Object.values(paths).flatMap(({ get }) => Object.keys(get.responses)));
    for (const status of Object.values(errorStatuses)) expect(declared).toContain(String(status));
  });

  it('names inputs, result and answer of each calculator', () => {
    const { schemas } = components.parse(openApiDocument().components);
    for (const { id } of calculators) {
      const name = id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      for (const part of ['Inputs', 'Result', 'Answer']) expect(schemas).toHaveProperty(name + part);
    }
  });

  it('of the calculators holds no schema that it does not use', () => {
    const document = calculatorsOpenApiDocument();
    const text = JSON.stringify(document);
    for (const name of Object.keys(components.parse(document.components).schemas)) {
      expect(text, name).toContain(`"#/components/schemas/${name}"`);
    }
  });
});

describe('queryParameters', () => {
  const [kind, share, score, points, flag] = queryParameters({
    kind: enumeration({ a: 'the first', b: 'the second' }, { description: 'Which.', example: 'a' }),
    share: decimal({
      description: 'How much.',
      example: 1,
      default: 0,
      minimum: 0,
      maximum: 9,
      outside: 'refuse',
    }),
    score: decimal({
      description: 'How good.',
      example: 1,
      minimum: 0,
      maximum: 4,
      outside: 'clamp',
      aliases: ['points'],
    }),
    flag: boolean({ description: 'Whether.', example: true, default: false }),
  });

  it('explains the values of a short list', () => {
    expect(kind).toEqual({
      name: 'kind',
      in: 'query',
      required: true,
      description: 'Which. Values: a = the first; b = the second.',
      schema: { type: 'string', enum: ['a', 'b'] },
      example: 'a',
    });
  });

  it('bounds a number whose values outside are refused', () => {
    expect(share).toMatchObject({
      required: false,
      allowEmptyValue: true,
      schema: { type: 'number', minimum: 0, maximum: 9, default: 0 },
    });
  });

  it('tells clamping and aliases in words, for values outside are no error', () => {
    expect(score?.schema).toEqual({ type: 'number' });
    expect(score?.description).toBe(
      'How good. Write it as a plain decimal: a number from 0 to 4 (values outside are clamped). points is another name for it. Required, under one of the names score or points.',
    );
  });

  it('declares other names, so that a client may send one in place of the first', () => {
    expect([score?.required, points?.required]).toEqual([false, false]);
    expect(points).toEqual({
      name: 'points',
      in: 'query',
      required: false,
      description: 'Another name of score. Required, under one of the names score or points.',
      schema: { type: 'number' },
      example: 1,
      'x-alias-of': 'score',
    });
  });

  it('says which other words a boolean may be', () => {
    expect(flag).toMatchObject({
      description: 'Whether. 1 and 0 are read as true and false.',
      schema: { type: 'boolean', default: false },
    });
  });
});

describe('componentSchemas', () => {
  const part = z.strictObject({ count: z.int() }).meta({ id: 'TestPart' });
  const whole = z.strictObject({ part, parts: z.array(part) }).meta({ id: 'TestWhole' });

  it('gives a schema and the named ones below it, which refer to each other', () => {
    const { TestWhole, TestPart } = componentSchemas([whole]);
    expect(TestWhole).toMatchObject({ properties: { part: { $ref: '#/components/schemas/TestPart' } } });
    expect(TestPart).toMatchObject({
      properties: { count: { format: 'int64' } },
      additionalProperties: false,
    });
  });

  it('refuses two schemas of one name', () => {
    const other = z.strictObject({ other: z.string() }).meta({ id: 'TestWhole' });
    expect(() => componentSchemas([whole, other])).toThrow('TestWhole');
  });

  it('refuses a component without a name', () => {
    expect(() => reference(z.string())).toThrow('id');
  });
});
