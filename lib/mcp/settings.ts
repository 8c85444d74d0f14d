import { z } from 'zod';
import { once } from '@/lib/data/once';
import { identity, origin } from '@/lib/site/identity';
import type { Access } from './access';

/** Items between commas; none where the variable is empty or not set. */
const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(item));

const environment = z.object({
  MCP_ALLOWED_ORIGINS: listOf(origin),
  MCP_ALLOWED_HOSTS: listOf(
    z.hostname({ message: 'must be names of hosts such as example.org, between commas' }),
  ),
});

/**
 * Who may reach the endpoint: pages of the site itself and of MCP_ALLOWED_ORIGINS; requests that address it by the
 * name in SITE_URL, by a name of this machine, or by one of MCP_ALLOWED_HOSTS.
 *
 * @throws ZodError naming the variable that is not what it should be.
 */
export function readAccess(env: Readonly<Record<string, string | undefined>>, baseUrl: string): Access {
  const { MCP_ALLOWED_ORIGINS, MCP_ALLOWED_HOSTS } = environment.parse(env);
  return {
    origins: [baseUrl, ...MCP_ALLOWED_ORIGINS],
    hostnames: [new URL(baseUrl).hostname, ...MCP_ALLOWED_HOSTS.map((name) => name.toLowerCase())],
  };
}

/** The access of this process, read on first use. */
export const access = once(() => readAccess(process.env, identity().baseUrl));
