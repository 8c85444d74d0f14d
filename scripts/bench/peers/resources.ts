import { calculators } from '@/lib/calculators/registry';
import { calculatorResource, indexResource } from '@/lib/http/routes/api-resources';
import type { Resource } from '@/lib/http/routes/read-only-route';
import { calculatorsOpenApiDocument, openApiDocument } from '@/lib/openapi/document';
import { capabilityIndex } from '@/lib/site/api/capability-index';
import { calculatorDirectory } from '@/lib/site/api/directory';
import { paths } from '@/lib/site/urls';

/** What each address of the API answers, for servers that route by themselves. */
export const resources: ReadonlyMap<string, Resource> = new Map([
  [paths.capabilityIndex, indexResource({ json: capabilityIndex, openapi: openApiDocument })],
  [paths.directory, indexResource({ json: calculatorDirectory, openapi: calculatorsOpenApiDocument })],
  [paths.openapi, () => ({ body: openApiDocument() })],
  ...calculators.map(({ id }): [string, Resource] => [paths.calculator(id), calculatorResource(id)]),
]);

/** Where every peer listens. */
export const address = { port: Number(process.env['PORT']), hostname: 'localhost' };
