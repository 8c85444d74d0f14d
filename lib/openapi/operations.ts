import type { z } from 'zod';
import type { Calculator } from '@/lib/calculators/calculator';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { invalidParameter } from '@/lib/http/responses/errors';
import { exampleQuery } from '@/lib/parameters/canonical';
import type { Inputs, Parameters } from '@/lib/parameters/declare';
import { parseQuery } from '@/lib/parameters/parse';
import { searchParameters } from '@/lib/programs/finder/search-parameters';
import { answer, answerSchema } from '@/lib/site/api/answers';
import { capabilityIndex, capabilityIndexSchema } from '@/lib/site/api/capability-index';
import { calculatorDirectory, calculatorDirectorySchema } from '@/lib/site/api/directory';
import {
  calculatorEndpoint,
  capabilityIndexEndpoint,
  directoryEndpoint,
  type Endpoint,
  institutionEndpoint,
  openApiEndpoint,
  programsEndpoint,
  slugParameter,
} from '@/lib/site/api/endpoints';
import {
  findPrograms,
  institutionAnswer,
  institutionAnswerSchema,
  programsAnswerSchema,
} from '@/lib/site/api/programs';
import { absoluteUrl } from '@/lib/site/urls';
import { openApiDocumentSchema } from './document-schema';
import { commonHeaders, headerReferences } from './headers';
import { pathParameters, queryParameters } from './parameters';
import { errorResponse, sharedResponse } from './responses';
import { reference } from './schemas';
import type { ApiResponse, Example, JsonSchema, Operation, Reference } from './types';

type Tag = 'Service' | 'Calculators' | 'Programs';

/** Groups of operations, as documentation shows them. */
export const tags: Readonly<Record<Tag, string>> = {
  Service: 'What the service answers, and how.',
  Calculators: 'Deterministic calculations: the same query gives the same answer for one data version.',
  Programs: 'Nursing programs with the outcomes of their students.',
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
  /** Responses of this endpoint alone, by status. */
  readonly others?: Readonly<Record<string, Reference>>;
}

/** The inputs of a query that has to work. @throws Error when it is refused. */
function accepted<P extends Parameters>(parameters: P, query: string): Inputs<P> {
  const parsed = parseQuery(parameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(`The example ${query} is refused: ${parsed.problem.message}`);
  return parsed.inputs;
}

function describedCalculator(calculator: Calculator): DescribedEndpoint {
  const endpoint = calculatorEndpoint(calculator);
  const example = exampleQuery(calculator.parameters);
  const inputs = accepted(calculator.parameters, example);
  return {
    endpoint,
    tag: 'Calculators',
    bodies: [answerSchema(calculator)],
    example: {
      summary: `Answer to ${example}`,
      value: answer(calculator, inputs, loadData()).body,
    },
    refusedQuery: '',
    others: { 404: sharedResponse('UnknownCalculator') },
  };
}

/** As few results as show what a program is: the answers are long. */
const EXAMPLE_SEARCH = 'state=ohio&credential=BSN&limit=1';

function describedFinder(): DescribedEndpoint {
  const found = findPrograms(accepted(searchParameters, EXAMPLE_SEARCH));
  if (!found.ok) throw new Error(found.problem.message);
  return {
    endpoint: programsEndpoint,
    tag: 'Programs',
    bodies: [programsAnswerSchema],
    example: { summary: `Answer to ${EXAMPLE_SEARCH}`, value: found.answer },
    refusedQuery: 'credential=nurse',
  };
}

function describedInstitution(): DescribedEndpoint {
  return {
    endpoint: institutionEndpoint,
    tag: 'Programs',
    bodies: [institutionAnswerSchema],
    example: { summary: 'A school', value: institutionAnswer(slugParameter.example ?? '') },
    others: { 308: sharedResponse('Moved'), 404: sharedResponse('UnknownInstitution') },
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
    describedFinder(),
    describedInstitution(),
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
  const { endpoint, tag, refusedQuery, others } = described;
  const { operationId, title, description, parameters, path, pathParameters: inPath = {} } = endpoint;
  return {
    operationId,
    tags: [tag],
    summary: title,
    description,
    parameters: [...pathParameters(inPath), ...queryParameters(parameters)],
    'x-example-request': absoluteUrl(endpoint.exampleRequest ?? path),
    security: [],
    responses: {
      200: success(described),
      304: sharedResponse('NotModified'),
      ...(refusedQuery === undefined ? {} : { 400: refusal(parameters, refusedQuery) }),
      ...others,
      405: sharedResponse('MethodNotAllowed'),
      413: sharedResponse('PayloadTooLarge'),
      414: sharedResponse('UriTooLong'),
      429: sharedResponse('RateLimited'),
      500: sharedResponse('InternalError'),
      503: sharedResponse('Unavailable'),
    },
  };
}
