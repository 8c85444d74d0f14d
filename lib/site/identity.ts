import { z } from 'zod';
import { once } from '@/lib/data/once';
import { readContent } from '@/lib/data/read';

export const webAddress = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });

/** Scheme, host and port of a site, written as browsers do. */
export const origin = webAddress
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash, username }) => `${pathname}${search}${hash}${username}` === '/', {
    message: 'must be an origin such as https://example.org, without a path',
  })
  .transform((url) => url.origin);

const content = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  /** A reserved address that reaches no one, so that nothing is sent to a stranger until CONTACT_EMAIL is set. */
  contact_email: z.email(),
  /** Version of the API, as the specification numbers it. */
  api_version: z.string().regex(/^\d+\.\d+\.\d+$/),
  dataset: z.strictObject({
    name: z.string().min(1),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    license: z.strictObject({ name: z.string().min(1), url: z.url() }),
  }),
});

/** An empty variable is an unset one. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const name = z.string().trim().min(1, { message: 'must be a name' });

const environment = z.object({
  SITE_NAME: optional(name),
  OPERATOR_NAME: optional(name),
  CONTACT_EMAIL: optional(z.email({ message: 'must be an address of e-mail such as editor@example.org' })),
  SITE_URL: optional(origin),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
});

/** The port that the server listens on unless PORT says another. */
const DEFAULT_PORT = 3000;

/** Who runs this service and where: the one place that pages, API, OpenAPI and attributions read it from. */
export interface Identity {
  readonly name: string;
  readonly description: string;
  /** Whom the attribution of the dataset names; the service's own name until OPERATOR_NAME is set. */
  readonly operator: string;
  readonly contactEmail: string;
  /** Scheme, host and port, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiVersion: string;
  readonly dataset: {
    readonly name: string;
    readonly version: string;
    readonly license: { readonly name: string; readonly url: string };
  };
}

/**
 * Reads `content/site/site.json` and the environment that overrides it: SITE_NAME, OPERATOR_NAME, CONTACT_EMAIL and
 * SITE_URL (by default http://localhost with PORT).
 *
 * @throws ZodError naming the variable that is not what it should be.
 */
export function readIdentity(env: Readonly<Record<string, string | undefined>>): Identity {
  const { name, description, contact_email, api_version, dataset } = content.parse(
    JSON.parse(readContent('site/site.json')),
  );
  const { SITE_NAME, OPERATOR_NAME, CONTACT_EMAIL, SITE_URL, PORT } = environment.parse(env);
  return {
    name: SITE_NAME ?? name,
    description,
    operator: OPERATOR_NAME ?? SITE_NAME ?? name,
    contactEmail: CONTACT_EMAIL ?? contact_email,
    baseUrl: SITE_URL ?? `http://localhost:${PORT ?? DEFAULT_PORT}`,
    apiVersion: api_version,
    dataset,
  };
}

/** The part of it that pages name which are made by the build. */
export const namedByBuild = ({ baseUrl, name, operator, contactEmail }: Identity) => ({
  baseUrl,
  name,
  operator,
  contactEmail,
});

/** The identity of this process, read on first use. */
export const identity = once(() => readIdentity(process.env));
