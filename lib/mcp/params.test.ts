import { describe, expect, it } from 'vitest';
import { paramsProblem } from './params';

const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
const client = { capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };

describe('paramsProblem', () => {
  it.each([
    ['initialize', undefined, 'Invalid params: params.protocolVersion is missing; it must be a string.'],
    ['initialize', client, 'Invalid params: params.protocolVersion is missing; it must be a string.'],
    [
      'initialize',
      { ...client, protocolVersion: '2025-11-25', capabilities: { roots: 5 } },
      'Invalid params: params.capabilities.roots must be an object; received a number.',
    ],
    ['tools/list', { cursor: 'zzz' }, 'Invalid cursor: the list of tools has one page.'],
    ['tools/list', { cursor: '' }, 'Invalid cursor: the list of tools has one page.'],
    ['tools/list', { cursor: 5 }, 'Invalid cursor: the list of tools has one page.'],
    ['tools/call', undefined, 'Invalid params: params.name is missing; it must be a string.'],
    [
      'tools/call',
      { name: 'repeat', arguments: [] },
      'Invalid params: params.arguments must be an object; received a list.',
    ],
    [
      'tools/call',
      { name: 'repeat', arguments: 'ohio' },
      'Invalid params: params.arguments must be an object; received a string.',
    ],
  ])('refuses %s with params %j in one sentence', async (method, params, said) => {
    expect(await paramsProblem(request(method, params))).toBe(said);
  });

  it.each([
    ['initialize', { ...client, protocolVersion: '2025-11-25' }],
    ['tools/list', undefined],
    ['tools/list', {}],
    ['tools/call', { name: 'repeat', arguments: { word: 'hello' }, _meta: { progressToken: 1 } }],
    ['prompts/list', { cursor: 'zzz' }],
  ])('passes %s with params %j', async (method, params) => {
    expect(await paramsProblem(request(method, params))).toBeUndefined();
  });

  it('passes notifications, which have no answer', async () => {
    const message = { jsonrpc: '2.0', method: 'tools/list', params: { cursor: 'zzz' } };
    expect(await paramsProblem(message)).toBeUndefined();
  });
});
