import { describe, expect, it } from 'vitest';
import { readAccess } from './settings';

const SITE = 'https://nurses.example';

describe('readAccess', () => {
  it('lets in the site alone unless configured otherwise', () => {
    const own = { origins: [SITE], hostnames: ['nurses.example'] };
    expect(readAccess({}, SITE)).toEqual(own);
    expect(readAccess({ MCP_ALLOWED_ORIGINS: '', MCP_ALLOWED_HOSTS: ' , ' }, SITE)).toEqual(own);
  });

  it('adds origins, written as browsers do, and names', () => {
    const env = {
      MCP_ALLOWED_ORIGINS: 'https://Friend.example:443, http://localhost:6274/',
      MCP_ALLOWED_HOSTS: 'web.internal,Other.example',
    };
    expect(readAccess(env, SITE)).toEqual({
      origins: [SITE, 'https://friend.example', 'http://localhost:6274'],
      hostnames: ['nurses.example', 'web.internal', 'other.example'],
    });
  });

  it.each([
    ['MCP_ALLOWED_ORIGINS', '*'],
    ['MCP_ALLOWED_ORIGINS', 'friend.example'],
    ['MCP_ALLOWED_ORIGINS', 'https://friend.example/path'],
    ['MCP_ALLOWED_HOSTS', 'https://friend.example'],
    ['MCP_ALLOWED_HOSTS', '*'],
  ])('refuses %s = %s, by name', (name, value) => {
    expect(() => readAccess({ [name]: value }, SITE)).toThrow(name);
  });
});
