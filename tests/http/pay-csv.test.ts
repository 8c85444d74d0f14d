import { expect, inject, it } from 'vitest';
import { rawRequest } from '../support/raw-http';

it('the pay of an occupation is a file, with an entity tag', async () => {
  const { status, headers, body } = await rawRequest(
    inject('baseUrl'),
    'GET',
    '/salaries/registered-nurses/pay.csv',
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/csv/);
  expect(headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
  expect(body).toMatch(/^place_kind,place_code,place,/);
});

it.each(['/salaries/nope/pay.csv', '/salaries/registered-nurses/other.csv'])('%s is a 404', async (path) => {
  expect((await rawRequest(inject('baseUrl'), 'GET', path)).status).toBe(404);
});
