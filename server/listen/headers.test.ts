import { describe, expect, it } from 'vitest';
import { requestFields, responseFields } from './headers';

describe('fields of a request that passes through', () => {
  it('are those that an answer may depend on, and none by which a client could speak for the framework or a proxy', () => {
    const kept = {
      host: 'x',
      accept: '*/*',
      'mcp-protocol-version': '2026-07-28',
      rsc: '1',
      range: 'bytes=0-1',
    };
    const dropped = {
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      'x-invoke-path': '/',
      'x-forwarded-for': '1.2.3.4',
      'next-action': 'a',
      cookie: 'a=b',
      connection: 'keep-alive',
      'transfer-encoding': 'chunked',
      'content-length': '3',
      upgrade: 'h2c',
    };
    expect(requestFields({ ...dropped, ...kept })).toEqual(kept);
  });
});

describe('fields of a response', () => {
  it('are those that are not for one connection alone', () => {
    const headers = {
      connection: 'keep-alive, x-hop',
      'keep-alive': 'timeout=5',
      'transfer-encoding': 'chunked',
      'x-hop': '1',
      date: 'now',
      'x-middleware-rewrite': '/markdown/',
      'x-powered-by': 'x',
      etag: '"a"',
      link: ['<a>', '<b>'],
    };
    expect(responseFields({ status: 200, headers })).toEqual(['etag', '"a"', 'link', '<a>', 'link', '<b>']);
  });
});
