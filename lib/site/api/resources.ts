import { z } from 'zod';
import { datasetFiles } from '../dataset/names';
import { absoluteUrl, paths } from '../urls';
import { assistantEndpoint } from './endpoints';

export const resourceSchema = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    url: z.url(),
    description: z.string(),
  })
  .meta({ id: 'Resource', description: 'One thing that the service publishes, and where.' });

/** Something that the service publishes, at a path of this site. */
interface Resource extends Omit<z.output<typeof resourceSchema>, 'url'> {
  readonly path: string;
}

/** What is published, in the order in which a newcomer needs it. A line is added with the route that answers it. */
const published: readonly Resource[] = [
  {
    id: 'api',
    title: 'API',
    path: paths.capabilityIndex,
    description: 'What the API answers and how to ask it.',
  },
  {
    id: 'agent-instructions',
    title: 'Agent instructions',
    path: paths.agentInstructions,
    description: 'How an assistant should use the service, in Markdown.',
  },
  {
    id: 'retrieval-index',
    title: 'Retrieval index',
    path: paths.retrievalIndex,
    description: 'What the site answers, with links, in Markdown (llms.txt).',
  },
  {
    id: 'long-form-reference',
    title: 'Long-form reference',
    path: paths.retrievalCorpus,
    description: 'Every page that is the same whatever is asked, in one Markdown file (llms-full.txt).',
  },
  {
    id: 'open-data',
    title: 'Open data',
    path: paths.data,
    description:
      'NCLEX pass rates by program as an open dataset: files, columns, license, coverage and known problems.',
  },
  {
    id: 'nclex-pass-rates-csv',
    title: 'NCLEX pass rates, CSV',
    path: paths.dataFile(datasetFiles.csv.name),
    description: datasetFiles.csv.what,
  },
  {
    id: 'nclex-pass-rates-json',
    title: 'NCLEX pass rates, JSON',
    path: paths.dataFile(datasetFiles.json.name),
    description: datasetFiles.json.what,
  },
  {
    id: 'sitemap',
    title: 'Sitemap index',
    path: paths.sitemap,
    description: 'Every page of the site, in one sitemap for each kind of page.',
  },
  {
    id: 'openapi',
    title: 'OpenAPI specification',
    path: paths.openapi,
    description: 'The OpenAPI 3.1 document of the API, for generated clients.',
  },
  {
    id: 'program-finder',
    title: assistantEndpoint.title,
    path: assistantEndpoint.path,
    description: `${assistantEndpoint.description} It answers POST.`,
  },
  {
    id: 'mcp-server-card',
    title: 'MCP server card',
    path: paths.mcpServerCard,
    description: 'What a client of the Model Context Protocol may know before it connects.',
  },
  {
    id: 'api-catalog',
    title: 'API catalog',
    path: paths.apiCatalog,
    description: 'The interfaces for programs and what describes them (RFC 9727).',
  },
  {
    id: 'developer-documentation',
    title: 'Developer documentation',
    path: paths.developers,
    description: 'The API for people: endpoints, parameters, errors, caching, versions and examples.',
  },
];

export function resources(): z.output<typeof resourceSchema>[] {
  return published.map(({ path, id, title, description }) => ({
    id,
    title,
    url: absoluteUrl(path),
    description,
  }));
}
