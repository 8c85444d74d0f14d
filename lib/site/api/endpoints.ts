import type { Calculator } from '@/lib/calculators/calculator';
import { calculators } from '@/lib/calculators/registry';
import { canonicalQuery, exampleQuery } from '@/lib/parameters/canonical';
import { enumeration, type Parameters, token } from '@/lib/parameters/declare';
import { searchParameters } from '@/lib/programs/finder/search-parameters';
import { pascalCase } from '@/lib/text/pascal-case';
import { paths, withQuery } from '../urls';

/** In which form an index is asked for. */
export const formatParameters = {
  format: enumeration(
    { json: 'the description itself', openapi: 'the OpenAPI 3.1 document instead' },
    { description: 'Form of the answer.', example: 'json', default: 'json' },
  ),
};

/** One address of the API: the index lists it, OpenAPI describes it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Parts in braces are path parameters. */
  readonly path: string;
  /** Name of the operation in generated clients. */
  readonly operationId: string;
  readonly title: string;
  readonly description: string;
  /** Of the query string. */
  readonly parameters: Parameters;
  /** Of the path, by the names in its braces. */
  readonly pathParameters?: Parameters;
  /** A path with a complete query; absent where the path alone is one. */
  readonly exampleRequest?: string;
}

export const capabilityIndexEndpoint: Endpoint = {
  method: 'GET',
  path: paths.capabilityIndex,
  operationId: 'getCapabilityIndex',
  title: 'Capability index',
  description: 'What the service answers, how to ask it, how to cite it and what it is not for.',
  parameters: formatParameters,
};

export const directoryEndpoint: Endpoint = {
  method: 'GET',
  path: paths.directory,
  operationId: 'listCalculators',
  title: 'Calculator directory',
  description: 'The calculators with their parameters, allowed values and a request that works for each.',
  parameters: formatParameters,
};

export const openApiEndpoint: Endpoint = {
  method: 'GET',
  path: paths.openapi,
  operationId: 'getOpenApiDocument',
  title: 'OpenAPI document',
  description: 'The OpenAPI 3.1 document of the API.',
  parameters: {},
};

export function calculatorEndpoint({ id, title, summary, parameters }: Calculator): Endpoint {
  const path = paths.calculator(id);
  return {
    method: 'GET',
    path,
    operationId: `calculate${pascalCase(id)}`,
    title,
    description: summary,
    parameters,
    exampleRequest: withQuery(path, exampleQuery(parameters)),
  };
}

const { state, credential } = searchParameters;

export const programsEndpoint: Endpoint = {
  method: 'GET',
  path: paths.programsApi,
  operationId: 'findPrograms',
  title: 'Program finder',
  description:
    'Nursing programs of the country that match, best student outcomes first or in another order. Sponsorship moves nothing. The same list is a file at programs.csv, with the same parameters but detail, limit and cursor.',
  parameters: searchParameters,
  exampleRequest: withQuery(
    paths.programsApi,
    canonicalQuery({ state, credential }, { state: state.example, credential: credential.example }),
  ),
};

/** The part of a path that names a school. */
export const slugParameter = token({
  description:
    'Names the school, as slug does in the answers of the program finder. Its IPEDS number, alone or at the end of an older slug, is redirected (308).',
  origin: 'the slug of a program that the program finder answered with',
  example: 'ohio-state-university-main-campus-204796',
  maximumLength: 200,
});

export const institutionEndpoint: Endpoint = {
  method: 'GET',
  path: paths.institutionApi('{slug}'),
  operationId: 'getInstitution',
  title: 'School with its programs',
  description: 'A school with everything that is known of its nursing programs.',
  parameters: {},
  pathParameters: { slug: slugParameter },
  exampleRequest: paths.institutionApi(slugParameter.example ?? ''),
};

/** Every address of the API that answers, in the order in which the index lists them. */
export const endpoints: readonly Endpoint[] = [
  capabilityIndexEndpoint,
  directoryEndpoint,
  openApiEndpoint,
  ...calculators.map(calculatorEndpoint),
  programsEndpoint,
  institutionEndpoint,
];

/** Name of the tool by which assistants search for programs. */
export const programFinderTool = 'find_nursing_programs';

/** Where assistants search for programs. It speaks a protocol of its own, which OpenAPI does not describe. */
export const assistantEndpoint: Pick<Endpoint, 'method' | 'path' | 'title' | 'description'> = {
  method: 'POST',
  path: paths.mcp,
  title: 'Program finder for assistants',
  description: `The program finder over the Model Context Protocol (Streamable HTTP): one tool, ${programFinderTool}.`,
};
