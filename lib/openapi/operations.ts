import type { z } from 'zod';
import type { Calculator } from '@/lib/calculators/calculator';
import { type Parameters, parseQuery } from '@/lib/calculators/parameters';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { invalidParameter } from '@/lib/http/errors';
import { answer, answerSchema } from '@/lib/site/answers';
import { capabilityIndex, capabilityIndexSchema } from '@/lib/site/capability-index';
import { calculatorDirectory, calculatorDirectorySchema } from '@/lib/site/directory';
import {
  calculatorEndpoint,
  capabilityIndexEndpoint,
  directoryEndpoint,
  type Endpoint,
  openApiEndpoint,
} from '@/lib/site/endpoints';
import { openApiDocumentSchema } from './document-schema';
import { commonHeaders, headerReferences } from './headers';
import { queryParameters } from './parameters';
import { errorResponse, sharedResponse } from './responses';
import { reference } from './schemas';
import type { ApiResponse, Example, JsonSchema, Operation, Reference } from './types';

type Tag = 'Service' | 'Calculators';

/** Groups of operations, as documentation shows them. */
export const tags: Readonly<Record<Tag, string>> = {
  Service: 'What the service answers, and how.',
  Calculators: 'Deterministic calculations: the same query gives the same answer for one data version.',
};

/** An endpoint with what OpenAPI says of it beyond the index. */
export interface DescribedEndpoint {
  readonly endpoint: Endpoint;
  readonly tag: Tag;
  /** Bodies of a 200; the parameter `format` chooses where there are two. */
  readonly bodies: readonly [z.ZodType, ...z.ZodType[]];
  /** A real answer; left out where it would be the document itself. */
  readonly example?: Example;
  /** A query that is refused; left out where no query is. */
  readonly refusedQuery?: string;
  /** Errors of this endpoint alone, by status. */
  readonly errors?: Readonly<Record<string, Reference>>;
}

function describedCalculator(calculator: Calculator): DescribedEndpoint {
  const endpoint = calculatorEndpoint(calculator);
  const { exampleQuery = '' } = endpoint;
  const parsed = parseQuery(calculator.parameters, new URLSearchParams(exampleQuery));
  if (!parsed.ok) throw new Error(`The example of ${calculator.id} is refused: ${parsed.problem.message}`);
  return {
    endpoint,
    tag: 'Calculators',
    bodies: [answerSchema(calculator)],
    example: {
      summary: `Answer to ${exampleQuery}`,
      value: answer(calculator, parsed.inputs, loadData()).body,
    },
    refusedQuery: '',
    errors: { 404: sharedResponse('UnknownCalculator') },
  };
}
/** Every operation of the API, in the order of the index. */
export function describedEndpoints(): DescribedEndpoint[] {
  const refusedQuery = 'format=xml';
  return [
    {
      endpoint: capabilityIndexEndpoint,
      tag: 'Service',
      bodies: [capabilityIndexSchema, openApiDocumentSchema],
      example: { summary: 'The index', value: capabilityIndex() },
      refusedQuery,
    },
    {
      endpoint: directoryEndpoint,
      tag: 'Calculators',
      bodies: [calculatorDirectorySchema, openApiDocumentSchema],
      example: { summary: 'The directory', value: calculatorDirectory() },
      refusedQuery,
    },
    { endpoint: openApiEndpoint, tag: 'Service', bodies: [openApiDocumentSchema] },
    ...calculators.map(describedCalculator),
  ];
}

function bodySchema([only, ...others]: DescribedEndpoint['bodies']): JsonSchema {
  return others.length === 0 ? { ...reference(only) } : { oneOf: [only, ...others].map(reference) };
}

function success({ endpoint, bodies, example }: DescribedEndpoint): ApiResponse {
  return {
    description: endpoint.description,
    headers: headerReferences(...commonHeaders, 'ETag'),
    content: {
      'application/json': {
        schema: bodySchema(bodies),
        ...(example ? { examples: { example } } : {}),
      },
    },
  };
}

function refusal(parameters: Parameters, query: string): ApiResponse {
  const parsed = parseQuery(parameters, new URLSearchParams(query));
  if (parsed.ok) throw new Error(`The query ${query} is not refused`);
  return errorResponse(
    'A parameter is missing, or its value is not allowed. The first offending one is named, with its allowed values.',
    invalidParameter(parsed.problem),
  );
}

/** The OpenAPI operation of an endpoint. */
export function operation(described: DescribedEndpoint): Operation {
  const { endpoint, tag, refusedQuery, errors } = described;
  const { operationId, title, description, parameters } = endpoint;
  return {
    operationId,
    tags: [tag],
    summary: title,
    description,
    parameters: queryParameters(parameters),
    security: [],
    responses: {
      200: success(described),
      304: sharedResponse('NotModified'),
      ...(refusedQuery === undefined ? {} : { 400: refusal(parameters, refusedQuery) }),
      ...errors,
      405: sharedResponse('MethodNotAllowed'),
      429: sharedResponse('RateLimited'),
      500: sharedResponse('InternalError'),
      503: sharedResponse('Unavailable'),
    },
  };
}
