import { expect, it } from 'vitest';
import { dataVersion } from '@/lib/data/version';
import { identity } from './identity';
import { dataInWords, emailHref, savedAnswer, textHref } from './saved-answer';

const answer = savedAnswer('/calculators/nursing-roi', 'state=ohio&degree=BSN', {
  subject: 'BSN in Ohio: pay & cost',
  summary: 'Yes: 100% sure.',
  inputs: 'Ohio, BSN',
});

it('has the whole address of its page', () => {
  expect(answer.address).toBe(`${identity().baseUrl}/calculators/nursing-roi?state=ohio&degree=BSN`);
});

it('goes into an e-mail with its subject and address', () => {
  const url = new URL(emailHref(answer));
  expect([url.protocol, url.pathname]).toEqual(['mailto:', '']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    subject: answer.subject,
    body: `${answer.summary}\n\n${answer.address}`,
  });
});

it('goes into a text message with its address', () => {
  const url = new URL(textHref(answer));
  expect(url.protocol).toBe('sms:');
  expect(url.searchParams.get('body')).toBe(`${answer.summary}\n\n${answer.address}`);
});

it('names the data by version and day', () => {
  expect(dataInWords()).toContain(dataVersion());
  expect(dataInWords()).toMatch(/, [A-Z][a-z]+ \d{1,2}, \d{4}$/);
});
