import { once } from '@/lib/data/once';
import { errorSchema } from '@/lib/http/responses/errors';
import { guidance } from '@/lib/site/guidance';
import { identity } from '@/lib/site/identity';
import { absoluteUrl, paths } from '@/lib/site/urls';
import type { OpenApiDocument } from './document-schema';
import { headersReferredTo } from './headers';
import { type DescribedEndpoint, describedEndpoints, operation, tags } from './operations';
import { responsesReferredTo } from './responses';
import { componentSchemas } from './schemas';

/** How the API behaves on every path: what no single operation can say. */
const CONVENTIONS = [
  'Every address answers GET, HEAD and OPTIONS without authentication, from any origin. HEAD has the statuses and headers of GET and no body; OPTIONS is a 204 with Allow; every other method is a 405, or a 413 with a body that is too long.',
  'A request that is not well-formed HTTP is a 400, 408 or 431 in plain text, and its connection is closed.',
  'An answer depends on its query and the data version alone, carries a strong ETag and may be kept for a day.',
  'Unknown parameters are ignored, but a name that is nearly a declared one is a 400 that names the right one; an empty one counts as not given; one given twice must have the same value twice.',
  'Members may be added within v1; none is renamed, removed or given another meaning, from calculation_version 2.0.0 of nursing-roi on, whose break_even_months began to count the pay given up while studying.',
  'Names and enumerated values are case-sensitive. Errors have the body Error and are not to be kept.',
  'Where traffic is limited, the RateLimit headers say so; a limit that is not enforced is not advertised.',
];

function info(): OpenApiDocument['info'] {
  const { name, description, apiVersion, operator, contactEmail } = identity();
  const { coverage, notFor, citationRules } = guidance();
  const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');
  return {
    title: `${name} API`,
    version: apiVersion,
    summary: description,
    description: [
      `${description} Coverage: ${coverage}.`,
      list(CONVENTIONS),
      `Not for:\n\n${list(notFor)}`,
      `Citing:\n\n${list(citationRules)}`,
    ].join('\n\n'),
    contact: { name: operator, email: contactEmail, url: absoluteUrl(paths.contact) },
    license: { name: 'MIT License', identifier: 'MIT' },
  };
}

function servers(): OpenApiDocument['servers'] {
  const { baseUrl } = identity();
  const local = new URL(baseUrl).hostname === 'localhost';
  return [{ url: baseUrl, description: local ? 'Local server' : 'Production server', 'x-internal': false }];
}

function document(described: readonly DescribedEndpoint[]): OpenApiDocument {
  const operations = Object.fromEntries(
    described.map((one) => [one.endpoint.path, { [one.endpoint.method.toLowerCase()]: operation(one) }]),
  );
  const responses = responsesReferredTo(JSON.stringify(operations));
  const used = new Set<string>(described.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: info(),
    servers: servers(),
    security: [],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    externalDocs: { url: absoluteUrl(paths.developers), description: 'Documentation for developers' },
    paths: operations,
    components: {
      schemas: componentSchemas([errorSchema, ...described.flatMap(({ bodies }) => bodies)]),
      responses,
      headers: headersReferredTo(JSON.stringify([operations, responses])),
    },
  };
}

/** The OpenAPI 3.1 document of the whole API. */
export const openApiDocument = once(() => document(describedEndpoints()));

/** The OpenAPI 3.1 document of the calculators and their directory. */
export const calculatorsOpenApiDocument = once(() =>
  document(describedEndpoints().filter(({ tag }) => tag === 'Calculators')),
);
