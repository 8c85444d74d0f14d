import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/http/responses/security-headers';

/** Directives of the configuration of nginx, without comments. */
const directives = readFileSync('deploy/nginx/nginx.conf', 'utf8')
  .replace(/^\s*#.*$/gm, '')
  .split(/[;{}]/)
  .map((directive) => directive.trim().replace(/\s+/g, ' '));
const named = (name: string) => directives.filter((directive) => directive.startsWith(`${name} `));

/** Variables of nginx that hold a query, whole or in part, or the page that a client came from. */
const WITH_QUERY =
  /\$(?:request|request_uri|args|query_string|is_args|arg_\w+|http_\w+|cookie_\w+|upstream_http_location|sent_http_\w+)\b/;

describe('the log of nginx', () => {
  it('has no query and no address of a visitor', () => {
    const formats = named('log_format');
    expect(formats).toHaveLength(1);
    expect(formats[0]).toContain('$uri');
    expect(formats[0]).not.toMatch(WITH_QUERY);
    expect(formats[0]).not.toMatch(/\$(?:remote_addr|remote_user|binary_remote_addr|realip_\w+)\b/);
  });

  it('is written in that format alone', () => {
    const logs = named('access_log');
    expect(logs).toHaveLength(1);
    const [, format] = /^log_format (\w+) /.exec(named('log_format')[0] ?? '') ?? [];
    expect(logs[0]).toBe(`access_log /dev/stdout ${format}`);
  });

  it('of errors has none below critical ones: those repeat the request', () => {
    const errors = named('error_log');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^error_log \S+ (?:crit|alert|emerg)$/);
  });
});

it('other sites learn of a page that they are linked from the origin at most', () => {
  expect([
    'no-referrer',
    'same-origin',
    'strict-origin',
    'origin',
    'strict-origin-when-cross-origin',
  ]).toContain(securityHeaders['Referrer-Policy']);
});
