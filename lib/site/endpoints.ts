import type { Calculator } from '@/lib/calculators/calculator';
import { enumeration, exampleQuery, type Parameters } from '@/lib/calculators/parameters';
import { calculators } from '@/lib/calculators/registry';
import { pascalCase } from './names';
import { paths } from './urls';

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
  readonly path: string;
  /** Name of the operation in generated clients. */
  readonly operationId: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: Parameters;
  /** A query string that works as it stands; calculators only. */
  readonly exampleQuery?: string;
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
  return {
    method: 'GET',
    path: paths.calculator(id),
    operationId: `calculate${pascalCase(id)}`,
    title,
    description: summary,
    parameters,
    exampleQuery: exampleQuery(parameters),
  };
}

/** Every address of the API that answers, in the order in which the index lists them. */
export const endpoints: readonly Endpoint[] = [
  capabilityIndexEndpoint,
  directoryEndpoint,
  openApiEndpoint,
  ...calculators.map(calculatorEndpoint),
];
