import { describe, expect, it } from 'vitest';
import { checkParams } from './params';

const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
const client = { capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };

async function problem(message: object): Promise<string> {
  const checked = await checkParams(message);
  if (checked.ok) throw new Error('The params passed');
  return checked.problem;
}

describe('checkParams', () => {
  it.each([
    ['initialize', undefined, 'Invalid params: params.protocolVersion: expected string, received undefined.'],
    ['initialize', client, 'Invalid params: params.protocolVersion: expected string, received undefined.'],
    [
      'initialize',
      { ...client, protocolVersion: '2025-11-25', capabilities: { roots: 5 } },
      'Invalid params: params.capabilities.roots: expected object, received number.',
    ],
    ['tools/list', { cursor: 'zzz' }, 'Invalid cursor: the list of tools has one page.'],
    ['tools/list', { cursor: '' }, 'Invalid cursor: the list of tools has one page.'],
    ['tools/list', { cursor: 5 }, 'Invalid cursor: the list of tools has one page.'],
    ['tools/call', undefined, 'Invalid params: params.name: expected string, received undefined.'],
    [
      'tools/call',
      { name: 'repeat', arguments: [] },
      'Invalid params: params.arguments: expected object, received array.',
    ],
    [
      'tools/call',
      { name: 'repeat', arguments: 'ohio' },
      'Invalid params: params.arguments: expected object, received string.',
    ],
  ])('refuses %s with params %j in one sentence', async (method, params, said) => {
    expect(await problem(request(method, params))).toBe(said);
  });

  it.each([
    ['initialize', { ...client, protocolVersion: '2025-11-25' }],
    ['tools/list', undefined],
    ['tools/list', {}],
    ['tools/call', { name: 'repeat', arguments: { word: 'hello' }, _meta: { progressToken: 1 } }],
    ['prompts/list', { cursor: 'zzz' }],
  ])('passes %s with params %j unchanged', async (method, params) => {
    const message = request(method, params);
    expect(await checkParams(message)).toEqual({ ok: true, message });
  });

  it('takes null for arguments as none', async () => {
    expect(await checkParams(request('tools/call', { name: 'repeat', arguments: null }))).toEqual({
      ok: true,
      message: request('tools/call', { name: 'repeat' }),
    });
  });

  it('passes notifications, which have no answer', async () => {
    const message = { jsonrpc: '2.0', method: 'tools/list', params: { cursor: 'zzz' } };
    expect(await checkParams(message)).toEqual({ ok: true, message });
  });
});
