import { describe, expect, it } from 'vitest';
import { passedFields, responseFields } from './headers';

describe('request fields that are passed on', () => {
  it('are those that a response may depend on, and none that a framework or a proxy would set', () => {
    const kept = {
      host: 'x',
      accept: '*/*',
      'content-encoding': 'gzip',
      'mcp-protocol-version': '2026-07-28',
    };
    const dropped = {
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      'x-invoke-path': '/',
      'x-forwarded-for': '1.2.3.4',
      'next-action': 'a',
      rsc: '1',
      'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D',
      cookie: 'a=b',
      range: 'bytes=0-1',
      'accept-encoding': 'br',
      'if-none-match': '*',
      connection: 'keep-alive',
      'transfer-encoding': 'chunked',
      'content-length': '3',
      upgrade: 'h2c',
    };
    expect(passedFields({ ...dropped, ...kept })).toEqual(kept);
  });
});

describe('response fields', () => {
  it('are those of the response, not of the connection, the framework or the cache', () => {
    const headers = {
      connection: 'keep-alive, x-hop',
      'keep-alive': 'timeout=5',
      'transfer-encoding': 'chunked',
      'x-hop': '1',
      date: 'now',
      'x-middleware-rewrite': '/markdown/',
      'x-powered-by': 'x',
      refresh: '0;url=/x',
      'x-cache-key': '/programs',
      etag: '"a"',
      link: ['<a>', '<b>'],
    };
    expect(responseFields({ status: 200, headers })).toEqual(['etag', '"a"', 'link', '<a>', 'link', '<b>']);
  });
});
