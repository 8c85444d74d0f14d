import { identity } from './identity';

/** Returns a name of the API as addresses spell it: `rn-to-bsn` for `RN_TO_BSN`. */
export const addressPart = (name: string) => name.toLowerCase().replaceAll('_', '-');

/** Paths that more than one rendering names. */
export const paths = {
  capabilityIndex: '/api/agent/v1',
  directory: '/api/agent/v1/calculators',
  openapi: '/api/agent/v1/openapi.json',
  programsApi: '/api/agent/v1/programs',
  programsCsv: '/api/agent/v1/programs.csv',
  mcp: '/api/mcp',
  mcpServerCard: '/api/mcp/server-card',
  aiCatalog: '/.well-known/ai-catalog.json',
  developers: '/developers',
  contact: '/contact',
  options: '/options',
  glossary: '/glossary',
  sources: '/sources',
  programs: '/programs',
  programComparison: '/programs/compare',
  scoreMethodology: '/methodology/outcomes-score',
  finderMethodology: '/methodology/program-finder',
  changes: '/methodology/november-2026',
  agentInstructions: '/agents.md',
  retrievalIndex: '/llms.txt',
  retrievalCorpus: '/llms-full.txt',
  schoolIndex: '/programs/llms.txt',
  sitemap: '/sitemap.xml',
  apiCatalog: '/.well-known/api-catalog',
  noticeStyles: '/notice.css',
  data: '/data',
  passRates: '/nclex-pass-rates',
  apiEndpoint: (operationId: string) => `/developers/${operationId}`,
  calculator: (id: string) => `/api/agent/v1/calculators/${id}`,
  calculatorPage: (id: string) => `/calculators/${id}`,
  methodology: (id: string) => `/methodology/${id}`,
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  dataFile: (name: string) => `/data/${name}`,
  statePassRates: (slug: string) => `/nclex-pass-rates/${slug}`,
  institution: (slug: string) => `/programs/${slug}`,
  institutionProgram: (slug: string, credential: string) => `/programs/${slug}/${addressPart(credential)}`,
  institutionApi: (slug: string) => `/api/agent/v1/programs/${slug}`,
} as const;

/** A path with a query string, which may be empty. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** Absolute address of a path on this site. The origin is configured, never taken from a request. */
export function absoluteUrl(path: string, query = ''): string {
  return withQuery(identity().baseUrl + path, query);
}

/** Address of a website as a school reports it, with or without a scheme. */
export function websiteAddress(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}
