import { CACHE_ONE_DAY, NO_STORE } from '@/lib/http/responses/cache-control';
import { allowRead, corsHeaders } from '@/lib/http/responses/cors';
import { linkHeader, serviceLinks } from '@/lib/http/responses/links';
import { slugParameter } from '@/lib/site/api/endpoints';
import { paths } from '@/lib/site/urls';
import type { Header, Reference } from './types';

const text = (description: string, example: string, required = true): Header => ({
  description,
  required,
  schema: { type: 'string' },
  example,
});

/** Every header that responses declare, by name. */
function headers() {
  return {
    'Access-Control-Allow-Origin': text(
      'Pages of any origin may read the response.',
      corsHeaders['Access-Control-Allow-Origin'],
    ),
    'Access-Control-Expose-Headers': text(
      'Headers that pages of another origin may read.',
      corsHeaders['Access-Control-Expose-Headers'],
    ),
    Allow: text('Methods of this address.', allowRead),
    'Cache-Control': text(`\`${CACHE_ONE_DAY}\` on answers, \`${NO_STORE}\` on errors.`, CACHE_ONE_DAY),
    ETag: text(
      'Strong entity tag of the body. Sent back in If-None-Match, it gives 304 while the answer is the same.',
      '"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"',
    ),
    Link: text(
      'The OpenAPI document (`service-desc`), the documentation (`service-doc`) and, for a calculator, the page that runs the same calculation (`alternate`).',
      linkHeader(serviceLinks()),
    ),
    Location: text('Where the answer is.', paths.institutionApi(slugParameter.example ?? '')),
    RateLimit: text(
      'What is left of the limit. Sent only where a limit is enforced.',
      '"default";r=50;t=30',
      false,
    ),
    'RateLimit-Policy': text(
      'The limit. Sent only where a limit is enforced.',
      '"default";q=100;w=60',
      false,
    ),
    'Retry-After': text('Seconds to wait before the next request.', '30'),
  } satisfies Record<string, Header>;
}

export type HeaderName = keyof ReturnType<typeof headers>;

const HEADERS = '#/components/headers/';

/** The headers that parts of a document, written as JSON, refer to. */
export function headersReferredTo(json: string): Record<string, Header> {
  return Object.fromEntries(
    Object.entries(headers()).filter(([name]) => json.includes(JSON.stringify(HEADERS + name))),
  );
}

/** References to declared headers, by name. */
export function headerReferences(...names: readonly HeaderName[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: HEADERS + name }]));
}

/** Headers of every response of the API. */
export const commonHeaders: readonly HeaderName[] = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Cache-Control',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
];
