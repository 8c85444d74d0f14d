import { expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { placeIndex } from '@/lib/places/near/place-index';

const { findAmong } = placeIndex(loadData());

it.each([
  ['LPN Houston', 'Houston, Texas', 'LPN'],
  ['RN in Phoenix', 'Phoenix, Arizona', 'RN in'],
  ['Phoenix RN', 'Phoenix, Arizona', 'RN'],
  ['Cleveland OH 44114', 'ZIP code 44114 (Cleveland, Ohio)', ''],
  ['LPN Cleveland OH 44114', 'ZIP code 44114 (Cleveland, Ohio)', 'LPN'],
  ['BSN near 45402', 'ZIP code 45402 (Dayton, Ohio)', 'BSN near'],
  ['Dayton, Ohio area', 'Dayton, Ohio', ''],
  ['nursing schools in Portland or', 'Portland, Oregon', 'nursing schools in'],
  ['indianapolis, in', 'Indianapolis, Indiana', ''],
  ['bangor me', 'Bangor, Maine', ''],
  ['Dayton or Columbus', 'Dayton, Ohio', 'or Columbus'],
  ['New York NY nursing', 'New York, New York', 'nursing'],
  ['Washington DC nursing', 'Washington, District of Columbia', 'nursing'],
  ['ADN in the Twin Cities', 'Twin Cities, Minnesota (measured from Saint Paul)', 'ADN in the'],
  ['Bay Area ADN', 'Bay Area, California (measured from Oakland)', 'ADN'],
  ['LPN LA', 'Los Angeles, California', 'LPN'],
  ['LPN in Cook County', 'Cook County, Illinois', 'LPN in'],
  ['BSN in Ithaca', 'Ithaca, New York', 'BSN in'],
])('%s has %s', (query, understood, rest) => {
  const words = query.split(' ');
  const span = findAmong(words);
  expect(span?.place.understood).toBe(understood);
  expect([...words.slice(0, span?.start), ...words.slice(span?.end)].join(' ')).toBe(rest);
});

it.each([
  'nursing schools near me',
  'cheapest LPN program in Texas',
  'nursing schools in New York',
  'RN programs in West Virginia',
  'RN to BSN',
  'schools in Springfield',
  'Chamberlain University',
  'University of Pennsylvania',
  'evening weekend',
  'la',
  'hi',
  'ok',
  '4540',
  '99999',
  '',
])('%j has none', (query) => {
  expect(findAmong(query.split(' '))).toBeUndefined();
});

it('takes the state of the search for a name that several have', () => {
  expect(findAmong(['LPN', 'Springfield'], ['illinois'])?.place.understood).toBe('Springfield, Illinois');
});
