import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isSecurityHeader, policyOf, securityHeaders, setSecurityHeaders } from './security-headers';

describe('the policy of a page', () => {
  it('lets no script run where nothing is said of scripts', () => {
    const policy = securityHeaders['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('unsafe');
  });

  it('names the scripts in the markup by their digests, and no data', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    const digest = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
    const scripts = `<script>alert(1)</script><script async="" src="/a.js"></script><script type="application/ld+json">{}</script>`;
    expect(policyOf(scripts)).toMatch(new RegExp(`script-src 'self' ${digest.replace(/[+]/g, '\\+')}$`));
    expect(policyOf(scripts + scripts)).toBe(policyOf(scripts));
  });

  it('is another where a script is another', () => {
    expect(policyOf('<script>a</script>')).not.toBe(policyOf('<script>b</script>'));
  });
});

it('a response says all of them, and each is known by its name', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setSecurityHeaders(response);
  expect(response.getHeaderNames().every(isSecurityHeader)).toBe(true);
  expect(response.getHeaderNames()).toHaveLength(Object.keys(securityHeaders).length);
  expect(isSecurityHeader('content-type')).toBe(false);
});
