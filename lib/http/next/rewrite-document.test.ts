import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { policyOf, securityHeaders } from '../responses/security-headers';
import { documentRewriter } from './rewrite-document';

const MARKUP = Buffer.from('<p>Content</p><script>run()</script>');

/** Rewrites a document and returns what is sent and its policy. */
function rewritten(target: string) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const rewrite = documentRewriter(response, target);
  return { body: rewrite?.(MARKUP).toString(), policy: response.getHeader('content-security-policy') };
}

it.each(['/programs?state=ohio', '/programs/compare', '/nclex-pass-rates/ohio'])(
  'a page rendered on request loses its scripts: %s',
  (target) => {
    expect(rewritten(target)).toEqual({ body: '<p>Content</p>', policy: undefined });
  },
);

it('an interactive page keeps its scripts and gets the policy that names them', () => {
  const { body, policy } = rewritten('/calculators/nursing-roi?state=ohio');
  expect(body).toBe(MARKUP.toString());
  expect(policy).toBe(policyOf(MARKUP.toString()));
  expect(policy).not.toBe(securityHeaders['Content-Security-Policy']);
});

it('other pages are sent as they are rendered', () => {
  expect(rewritten('/states/ohio')).toEqual({ body: undefined, policy: undefined });
});
