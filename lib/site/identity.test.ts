import { describe, expect, it } from 'vitest';
import { readIdentity } from './identity';

describe('readIdentity', () => {
  it('has defaults that invent no one', () => {
    const { name, operator, contactEmail, baseUrl, dataset } = readIdentity({});
    expect(name).toBe('Nursing Education Decisions');
    expect(operator).toBe(name);
    expect(contactEmail).toMatch(/@example\.org$/);
    expect(baseUrl).toBe('http://localhost:3000');
    expect(dataset).toMatchObject({ name: 'NCLEX Pass Rates by Program', version: '1.0.0' });
  });

  it('is overridden by the environment, one value at a time', () => {
    expect(readIdentity({ SITE_NAME: ' Nurses ' })).toMatchObject({ name: 'Nurses', operator: 'Nurses' });
    expect(readIdentity({ OPERATOR_NAME: 'A College' })).toMatchObject({
      name: 'Nursing Education Decisions',
      operator: 'A College',
    });
    expect(readIdentity({ CONTACT_EMAIL: 'desk@college.edu' }).contactEmail).toBe('desk@college.edu');
    expect(readIdentity({ SITE_URL: 'https://nurses.example/' }).baseUrl).toBe('https://nurses.example');
    expect(readIdentity({ PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(readIdentity({ PORT: '8080', SITE_URL: 'http://a.example:81' }).baseUrl).toBe(
      'http://a.example:81',
    );
  });

  it('takes an empty variable as an unset one', () => {
    const empty = { SITE_NAME: '', OPERATOR_NAME: '', CONTACT_EMAIL: '', SITE_URL: '', PORT: '' };
    expect(readIdentity(empty)).toEqual(readIdentity({}));
  });

  it.each([
    ['SITE_URL', 'nurses.example'],
    ['SITE_URL', 'ftp://nurses.example'],
    ['SITE_URL', 'https://nurses.example/path'],
    ['SITE_URL', 'https://nurses.example?query'],
    ['SITE_URL', 'https://user@nurses.example'],
    ['CONTACT_EMAIL', 'nobody'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SITE_NAME', '  '],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => readIdentity({ [name]: value })).toThrow(name);
  });
});
