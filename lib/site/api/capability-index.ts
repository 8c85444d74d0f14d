import { z } from 'zod';
import { calculators } from '@/lib/calculators/registry';
import { once } from '@/lib/data/once';
import { dataVersion, tableEditions } from '@/lib/data/version';
import { exampleQuery } from '@/lib/parameters/canonical';
import { attribution, guidance } from '../guidance';
import { identity } from '../identity';
import { absoluteUrl, paths } from '../urls';
import { calculatorDescriptor, calculatorDescriptorSchema, sourceLines } from './descriptors';
import { assistantEndpoint, type Endpoint, endpoints } from './endpoints';
import { resourceSchema, resources } from './resources';

const endpointSchema = z
  .strictObject({
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    description: z.string(),
    example_request: z.url().optional().describe('A complete request; absent where the path is one.'),
  })
  .meta({ id: 'Endpoint', description: 'One address of the API.' });

const editionSchema = z
  .strictObject({
    table: z.string(),
    title: z.string(),
    edition: z.string().describe("Release or period of the figures, in the publisher's words."),
    sources: z.array(z.string()).describe('Publishers of the table.'),
  })
  .meta({ id: 'TableEdition', description: 'One table of the data and the edition that it holds.' });

/** Body of `GET /api/agent/v1`. */
export const capabilityIndexSchema = z
  .strictObject({
    name: z.string().describe('Name of the service.'),
    version: z.string().describe('Version of the API.'),
    description: z.string(),
    documentation_url: z.url().describe('Documentation for developers.'),
    openapi_url: z.url().describe('The OpenAPI document.'),
    agent_instructions_url: z.url().describe('Instructions for agents, in Markdown.'),
    authentication: z.literal('none'),
    coverage: z.string().describe('Where the answers hold.'),
    data_version: z.string().describe('Version of the tables and constants that answers are computed from.'),
    data_editions: z.array(editionSchema).describe('The edition that each table holds.'),
    when_to_use: z.array(z.string()),
    not_for: z.array(z.string()),
    citation_rules: z.array(z.string()),
    content_negotiation: z
      .strictObject({ markdown: z.string(), example: z.string() })
      .meta({ id: 'ContentNegotiation', description: 'How to get a page as Markdown.' }),
    endpoints: z.array(endpointSchema),
    calculators: z.array(calculatorDescriptorSchema),
    resources: z.array(resourceSchema),
    data_license: z
      .strictObject({ name: z.string(), url: z.url(), attribution: z.string() })
      .meta({ id: 'DataLicense', description: 'License of the open dataset.' }),
    contact: z
      .strictObject({ email: z.email(), url: z.url() })
      .meta({ id: 'Contact', description: 'Whom to write to.' }),
  })
  .meta({ id: 'CapabilityIndex', description: 'What the service answers and how to ask it.' });

export type CapabilityIndex = z.output<typeof capabilityIndexSchema>;

function markdownExample(): string {
  const [calculator] = calculators;
  const page = calculator
    ? absoluteUrl(paths.calculatorPage(calculator.id), exampleQuery(calculator.parameters))
    : absoluteUrl('/');
  return `curl -H 'Accept: text/markdown' '${page}'`;
}

type Listed = Pick<Endpoint, 'method' | 'path' | 'description' | 'exampleRequest'>;

function listed({ method, path, description, exampleRequest }: Listed): z.output<typeof endpointSchema> {
  return {
    method,
    path,
    description,
    ...(exampleRequest === undefined ? {} : { example_request: absoluteUrl(exampleRequest) }),
  };
}

export const capabilityIndex = once((): CapabilityIndex => {
  const { name, description, apiVersion, contactEmail, dataset } = identity();
  const { coverage, whenToUse, notFor, citationRules, markdownNegotiation } = guidance();
  return {
    name,
    version: apiVersion,
    description,
    documentation_url: absoluteUrl(paths.developers),
    openapi_url: absoluteUrl(paths.openapi),
    agent_instructions_url: absoluteUrl(paths.agentInstructions),
    authentication: 'none',
    coverage,
    data_version: dataVersion(),
    data_editions: tableEditions().map(({ name: table, title, edition, sources }) => ({
      table,
      title,
      edition,
      sources: sourceLines(sources),
    })),
    when_to_use: [...whenToUse],
    not_for: [...notFor],
    citation_rules: [...citationRules],
    content_negotiation: { markdown: markdownNegotiation, example: markdownExample() },
    endpoints: [...endpoints, assistantEndpoint].map(listed),
    calculators: calculators.map(calculatorDescriptor),
    resources: resources(),
    data_license: { ...dataset.license, attribution: attribution() },
    contact: { email: contactEmail, url: absoluteUrl(paths.contact) },
  };
});
