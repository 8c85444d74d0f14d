import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorStatuses } from '@/lib/http/responses/errors';
import { namesOf } from '@/lib/parameters/declare';
import { endpoints } from '@/lib/site/api/endpoints';
import { openApiDocument } from './document';
import { readDocument } from './published';
import { reference, typeText } from './reference';

const document = openApiDocument();
const view = reference(readDocument(document));
const operation = (path: string) => {
  const found = view.operations.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`No operation at ${path}`);
  return found;
};
const roi = operation('/api/agent/v1/calculators/nursing-roi');
const readiness = operation('/api/agent/v1/calculators/admission-readiness');

describe('the reference', () => {
  it('has every endpoint', () => {
    expect(view.operations.map(({ path }) => path)).toEqual(endpoints.map(({ path }) => path));
    expect(view.operations.map(({ id }) => id)).toEqual(endpoints.map(({ operationId }) => operationId));
  });

  it('has every parameter of every endpoint, in declared order', () => {
    for (const { path, parameters, pathParameters } of endpoints) {
      const names = namesOf({ ...pathParameters, ...parameters });
      expect(operation(path).parameters.map(({ name }) => name)).toEqual(names);
    }
  });

  it('has every schema, every header and every response of the document', () => {
    const components = z
      .object({ schemas: z.record(z.string(), z.unknown()), headers: z.record(z.string(), z.unknown()) })
      .parse(document.components);
    expect(view.bodies.map(({ name }) => name)).toEqual(Object.keys(components.schemas));
    expect(view.headers.map(({ name }) => name)).toEqual(Object.keys(components.headers));
    expect(roi.responses.map(({ status }) => status)).toEqual([
      '200',
      '304',
      '400',
      '404',
      '405',
      '413',
      '414',
      '429',
      '500',
      '503',
    ]);
  });

  it('names only bodies that it describes', () => {
    const known = new Set(view.bodies.map(({ name }) => name));
    const named = [
      ...view.operations.flatMap(({ responses }) => responses.flatMap(({ bodies }) => bodies)),
      ...view.bodies.flatMap(({ members }) => members.flatMap(({ type }) => type.bodies)),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('a parameter', () => {
  it('says what is allowed, what it is without, and whether it must be there', () => {
    expect(roi.parameters[0]).toMatchObject({ name: 'state', type: 'string', required: true, default: null });
    expect(roi.parameters[0]?.values).toHaveLength(51);
    expect(roi.parameters[2]).toMatchObject({
      name: 'current_income',
      type: 'number',
      required: false,
      default: '0',
      range: { minimum: 0, maximum: 10_000_000 },
    });
  });

  it('that is clamped says so', () => {
    const [gpa] = readiness.parameters;
    expect(gpa?.range).toBeNull();
    expect(gpa?.description).toContain('clamped');
  });

  it('that is a boolean has two values', () => {
    const science = readiness.parameters.find(({ name }) => name === 'science_prereqs_complete');
    expect(science).toMatchObject({ type: 'boolean', values: ['true', 'false'], default: 'true' });
  });
});

describe('the errors', () => {
  it('are every code that the document gives an example of, by status', () => {
    const codes = view.errors.map(({ code }) => code);
    expect(codes).toEqual(Object.keys(errorStatuses).filter((code) => codes.includes(code as never)));
    expect(codes).toContain('invalid_parameter');
    expect(codes).toContain('unknown_calculator');
    expect(view.errors.map(({ status }) => status)).toEqual(
      [...view.errors.map(({ status }) => status)].sort((a, b) => a - b),
    );
  });

  it('are shown whole once', () => {
    expect(JSON.parse(view.errorExample)).toMatchObject({ error: { code: 'invalid_parameter' } });
  });
});

describe('the examples of a calculator', () => {
  it('are a command, two programs with what they print, and a shortened answer', () => {
    expect(roi.examples.map(({ language }) => language)).toEqual(['curl', 'JavaScript', 'Python', 'JSON']);
    const [curl, script, python, json] = roi.examples;
    expect(curl?.code).toMatch(/^curl 'http[^']+nursing-roi\?state=ohio&degree=BSN'$/);
    expect(script?.prints).toBe(python?.prints);
    expect(script?.prints).toMatch(/^Yes: in Ohio /);
    const shortened = z
      .object({ calculator: z.literal('nursing-roi'), result: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(json?.code ?? ''));
    expect(shortened.result['state_name']).toBe('Ohio');
    expect(json?.caption).toMatch(/ \d+ more members of result/);
  });

  it('are a command alone where the answer is a description', () => {
    expect(operation('/api/agent/v1').examples.map(({ language }) => language)).toEqual(['curl']);
  });
});

describe('a type in words', () => {
  it.each([
    [{ type: 'integer' }, 'integer'],
    [{ type: ['number', 'null'] }, 'number or null'],
    [{ $ref: '#/components/schemas/Error' }, 'Error'],
    [{ type: 'array', items: { $ref: '#/components/schemas/LadderStep' } }, 'list of LadderStep'],
    [{ anyOf: [{ $ref: '#/x/IfFunded' }, { type: 'null' }] }, 'IfFunded or null'],
    [{ type: 'string', const: 'GET' }, '"GET"'],
    [{ type: 'string', enum: ['a', 'b'] }, '"a" or "b"'],
    [{}, 'any'],
  ])('%j is %s', (schema, words) => {
    expect(typeText(schema).text).toBe(words);
  });
});
