import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { placeIndex } from '@/lib/places/near/place-index';
import { nearAllowed } from '@/lib/places/near/refusals';
import type { StateSlug } from '@/lib/places/states';

const { find } = placeIndex(loadData());
const understood = (asked: string, ...states: StateSlug[]) => {
  const answer = find(asked, states);
  return answer.ok ? answer.place.understood : answer.message;
};
const refusal = (asked: string, ...states: StateSlug[]) => {
  const answer = find(asked, states);
  if (answer.ok) throw new Error(`${asked} is ${answer.place.understood}`);
  return answer;
};

describe('a place is understood', () => {
  it.each([
    ['45402', 'ZIP code 45402 (Dayton, Ohio)'],
    [' 45402-1234 ', 'ZIP code 45402 (Dayton, Ohio)'],
    ['ZIP code 45402', 'ZIP code 45402 (Dayton, Ohio)'],
    ['Cleveland, OH 44114', 'ZIP code 44114 (Cleveland, Ohio)'],
    ['123 Main St, 45402', 'ZIP code 45402 (Dayton, Ohio)'],
    ['Dayton, OH', 'Dayton, Ohio'],
    ['Dayton Ohio', 'Dayton, Ohio'],
    ['dayton oh', 'Dayton, Ohio'],
    ['DAYTON', 'Dayton, Ohio'],
    ['Dayton, Ohio area', 'Dayton, Ohio'],
    ['near the greater Dayton area', 'Dayton, Ohio'],
    ['Dayton, KY', 'Dayton, Kentucky'],
    ['Houston', 'Houston, Texas'],
    ['Portland', 'Portland, Oregon'],
    ['portland or', 'Portland, Oregon'],
    ['Portland, ME', 'Portland, Maine'],
    ['Tampa, Fla.', 'Tampa, Florida'],
    ['Springfield, Mass.', 'Springfield, Massachusetts'],
    ['Kansas City', 'Kansas City, Missouri'],
    ['Kansas City, Kansas', 'Kansas City, Kansas'],
    ['Washington, D.C.', 'Washington, District of Columbia'],
    ['washington dc', 'Washington, District of Columbia'],
    ['DC', 'Washington, District of Columbia'],
    ['Port Washington', 'Port Washington, New York'],
    ['New York', 'New York, New York'],
    ['NYC', 'New York, New York'],
    ['Brooklyn', 'Brooklyn, New York'],
    ['Queens', 'Queens, New York'],
    ['the bronx', 'The Bronx, New York'],
    ['Manhattan', 'Manhattan, New York'],
    ['Manhattan, KS', 'Manhattan, Kansas'],
    ['LA', 'Los Angeles, California'],
    ['Philly', 'Philadelphia, Pennsylvania'],
    ['Twin Cities', 'Twin Cities, Minnesota (measured from Saint Paul)'],
    ['the Bay Area', 'Bay Area, California (measured from Oakland)'],
    ['South Florida', 'South Florida (measured from Fort Lauderdale)'],
    ['DFW', 'Dallas-Fort Worth, Texas (measured from Irving)'],
    ['Dallas/Ft. Worth', 'Dallas-Fort Worth, Texas (measured from Irving)'],
    ['Minneapolis-St. Paul', 'Minneapolis-St. Paul-Bloomington, Minnesota (measured from Minneapolis)'],
    [
      'Riverside-San Bernardino-Ontario, CA',
      'Riverside-San Bernardino-Ontario, California (measured from Riverside)',
    ],
    ['Cincinnati, OH-KY-IN', 'Cincinnati, Ohio'],
    ['Ft Worth', 'Fort Worth, Texas'],
    ['St. Louis', 'Saint Louis, Missouri'],
    ['Saint Petersburg, FL', 'Saint Petersburg, Florida'],
    ['Mt. Vernon, NY', 'Mount Vernon, New York'],
    ['Winston Salem', 'Winston-Salem, North Carolina'],
    ['Coeur d Alene', "Coeur d'Alene, Idaho"],
    ['coeur d’alene', "Coeur d'Alene, Idaho"],
    ['LaCrosse, WI', 'La Crosse, Wisconsin'],
    ['Cañon City', 'Canon City, Colorado'],
    ['N Little Rock', 'North Little Rock, Arkansas'],
    ['Mcallen', 'McAllen, Texas'],
    ['Des Moines', 'Des Moines, Iowa'],
    ['Newton IA', 'Newton, Iowa'],
    ['Delaware, Ohio', 'Delaware, Ohio'],
    ['Cook County', 'Cook County, Illinois'],
    ['Orange County', 'Orange County, California (measured from Santa Ana)'],
    ['Orange County, FL', 'Orange County, Florida'],
    ['Orleans Parish', 'Orleans Parish, Louisiana'],
  ])('%j as %s', (asked, expected) => {
    expect(understood(asked)).toBe(expected);
  });

  it('in the state of the search, where it has a place of the name', () => {
    expect(understood('Springfield', 'missouri')).toBe('Springfield, Missouri');
    expect(understood('Portland', 'maine', 'vermont')).toBe('Portland, Maine');
    expect(understood('Washington', 'district-of-columbia')).toBe('Washington, District of Columbia');
    expect(understood('Manhattan', 'kansas')).toBe('Manhattan, Kansas');
  });

  it('elsewhere, where the state of the search has none: programs in Kentucky near Cincinnati', () => {
    expect(understood('Cincinnati', 'kentucky')).toBe('Cincinnati, Ohio');
    expect(understood('KC', 'kansas')).toBe('Kansas City, Missouri');
  });

  it('with its point and kind, and what was asked', () => {
    expect(find('queens ny')).toEqual({
      ok: true,
      place: {
        asked: 'queens ny',
        understood: 'Queens, New York',
        state: 'new-york',
        kind: 'borough',
        latitude: 40.723,
        longitude: -73.8432,
      },
    });
  });
});

describe('a place is refused', () => {
  it.each(['4540', '454020', '1', '45402-12'])('%s: not five digits', (asked) => {
    expect(refusal(asked).message).toBe(
      `near needs all five digits of a ZIP code, for example 45402; received “${asked}”.`,
    );
    expect(refusal(asked).allowedValues).toBe(nearAllowed);
  });

  it.each(['00000', '00901', '96799'])('%s: a ZIP code outside the tables', (asked) => {
    expect(refusal(asked).message).toContain(`has a ZIP code, ${asked}, that we don’t know`);
  });

  it.each(['near me', 'me', 'here', 'My location', 'around here', 'where I live'])(
    '%j: no place',
    (asked) => {
      expect(refusal(asked).message).toBe(
        'near needs a place: write a ZIP code or a city with its state, for example 45402 or Dayton, Ohio. We don’t see where you are.',
      );
    },
  );

  it.each(['', '  ', '?!', 'in'])('%j: no name', (asked) => {
    expect(refusal(asked).ok).toBe(false);
  });

  it.each(['hi', 'or', 'ok', 'oh', 'constructor', '__proto__'])('%j: no state and no place', (asked) => {
    expect(refusal(asked).message).toContain(`has no place called “${asked}” in our tables`);
  });

  it.each([
    ['OH', 'near needs a city or ZIP code, and Ohio is a state: use state=ohio.'],
    ['Ohio', 'near needs a city or ZIP code, and Ohio is a state: use state=ohio.'],
    [
      'Washington',
      'near needs a city or ZIP code, and Washington is a state: use state=washington, or write Washington, District of Columbia for the city.',
    ],
  ])('%s: a state', (asked, message) => {
    expect(refusal(asked).message).toBe(message);
  });

  it('where several states have one of the name', () => {
    const { message, allowedValues } = refusal('Springfield');
    expect(message).toBe(
      'near needs a state: Springfield is in Illinois, Massachusetts, Missouri, Virginia, Ohio, Oregon, and 18 other states. Write, for example, Springfield, Illinois.',
    );
    expect(allowedValues).toHaveLength(24);
    expect(allowedValues.slice(0, 2)).toEqual(['Springfield, Illinois', 'Springfield, Massachusetts']);
    for (const asked of allowedValues) expect(understood(asked)).toBe(asked);
    expect(refusal('Springfield', 'illinois', 'missouri').allowedValues).toEqual([
      'Springfield, Illinois',
      'Springfield, Missouri',
    ]);
  });

  it.each(['LaCrosse', 'Columbus', 'Bloomington', 'Toronto', 'Amherst'])('%s: several states', (asked) => {
    expect(refusal(asked).message).toContain('near needs a state: ');
  });

  it('where the state that it names has none', () => {
    const { message, allowedValues } = refusal('Dayton, Maine');
    expect(message).toMatch(/^near has no Dayton in Maine in our tables\. Dayton is in Ohio, /);
    expect(allowedValues[0]).toBe('Dayton, Ohio');
  });

  it('where a ZIP code and a city are in different states', () => {
    expect(refusal('Dayton, OH 90210').message).toBe(
      'near names two places: the ZIP code is in California. Write the ZIP code alone.',
    );
  });

  it.each([
    ['Cincinati', ['Cincinnati, Ohio']],
    ['Philadelfia, PA', ['Philadelphia, Pennsylvania']],
    ['Daytn, Ohio', ['Dayton, Ohio']],
    ['Minneap', ['Minneapolis, Minnesota']],
    ['Salt Lake', ['Salt Lake City, Utah']],
    ['St Pete', ['Saint Petersburg, Florida']],
  ])('%s: misspelled, with the nearest names', (asked, nearest) => {
    expect(refusal(asked).allowedValues).toEqual(expect.arrayContaining(nearest));
    expect(refusal(asked).message).toContain(`did you mean ${nearest[0]}`);
  });

  it('with at most forty letters of it', () => {
    expect(refusal('x'.repeat(100_000)).message.length).toBeLessThan(250);
  });
});

it('every row of place_aliases is found by its name and state', () => {
  const names = loadData()
    .rows('place_aliases')
    .map(({ alias, state_slug }) => find(alias, [state_slug]));
  expect(names.filter(({ ok }) => !ok)).toEqual([]);
});

it('every city is found by its name and state', () => {
  const lost = loadData()
    .rows('city_points')
    .filter(({ city, state_slug }) => {
      const answer = find(`${city}, ${state_slug.replaceAll('-', ' ')}`);
      return !answer.ok || answer.place.state !== state_slug;
    });
  expect(lost).toEqual([]);
});
