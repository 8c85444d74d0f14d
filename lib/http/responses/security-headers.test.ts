import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { isSecurityHeader, securityHeaders, setSecurityHeaders } from './security-headers';

it('the policy lets files of the site run, and no inline script', () => {
  const policy = securityHeaders['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'(?:;|$)/);
  expect(policy).not.toContain('unsafe');
});

it('a response says all of them, and each is known by its name', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setSecurityHeaders(response);
  expect(response.getHeaderNames().every(isSecurityHeader)).toBe(true);
  expect(response.getHeaderNames()).toHaveLength(Object.keys(securityHeaders).length);
  expect(isSecurityHeader('content-type')).toBe(false);
});
