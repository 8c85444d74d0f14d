import { describe, expect, it } from 'vitest';
import { page, queryOf, results } from '@/tests/support/finder-page';

describe('near a place', () => {
  const near = 'near=45402&credential=ADN&family_income=30000';

  it('says how the place was understood, how many programs are near and how close the closest is', () => {
    const { verdict, total, programs } = results(near);
    expect(verdict).toBe(`${total} programs within 50 miles, the closest under 1 mile away`);
    expect(programs[0]?.distance).toContain('under 1 mile away');
    expect(programs.at(-1)?.distance).toMatch(/^\d+ miles away/);
    expect(page(near).subject).toBe('ADN programs near Dayton, Ohio');
    expect(page(near).form.chosen).toContain('ADN, 45402, within 50 miles');
  });

  it('says what the closest have in common, and how wide their pass rates lie apart', () => {
    const { sentence, missingRates } = results('near=31201&credential=ADN');
    expect(sentence).toMatch(
      /^All five are public and nationally accredited\. In 2025, from \d+% to \d+% of their graduates passed the RN exam \(NCLEX\) the first time\.$/,
    );
    expect(missingRates).toBeNull();
  });

  it('says at least how many are public where it is not known who runs a school', () => {
    const { sentence, programs } = results('near=Macon%2C+Georgia&credential=BSN');
    expect(programs.length).toBe(6);
    expect(sentence).toMatch(/^At least three of the six are public\. Each is nationally accredited\./);
  });

  it('names the closest program beyond the radius, with its distance', () => {
    const { nextClosest, next } = results('near=31201&credential=ADN');
    expect(next).toBeNull();
    const [, miles] = /, (\d+) miles$/.exec(nextClosest?.label ?? '') ?? [];
    expect(Number(miles)).toBeGreaterThan(50);
    const within = (radius: number) => results(`near=31201&credential=ADN&radius_miles=${radius}`).total;
    expect(within(Number(miles) + 1)).toBeGreaterThan(within(Number(miles) - 1));
    expect(results('state=ohio').nextClosest).toBeNull();
  });

  it('opens the page of the program type that is searched for, whichever the school is known for', () => {
    expect(results('near=76801&credential=LPN').nextClosest?.href).toMatch(/\/lpn$/);
    const { online } = results('near=akron+oh&credential=RN_TO_BSN');
    expect(online.length).toBeGreaterThan(0);
    for (const { href, label } of online) {
      expect(href).toMatch(/\/rn-to-bsn$/);
      expect(label).toMatch(/ BSN degrees a year, the average of \d{4}-\d{2} and \d{4}-\d{2}$/);
    }
  });

  it('shows the price for the family’s income, and the published one beside it', () => {
    const { programs, figures } = results(near);
    expect(figures.map(({ id }) => id)).toEqual(expect.arrayContaining(['tuition', 'net_price']));
    const prices = programs.flatMap(({ facts: { net_price: price } }) =>
      'value' in price ? price.value : [],
    );
    expect(prices[0]?.short).toMatch(/^families with incomes of \$0 to \$30,000, /);
    const average = results('near=45402&credential=ADN').programs;
    const of = average.flatMap(({ facts: { net_price: price } }) => ('value' in price ? price.value : []));
    expect(of[0]?.short).toMatch(/^average of all incomes, /);
  });

  it('leads to fewer programs closer by and to more farther away, with their numbers', () => {
    const { radii, total } = results(near);
    const found = radii.map(({ label, href }) => {
      const [, miles, programs] = /^Within (\d+) miles: (\d+) programs?$/.exec(label) ?? [];
      expect(results(queryOf(href).toString()).total).toBe(Number(programs));
      return { miles: Number(miles), programs: Number(programs) };
    });
    const [fewer, more] = found;
    expect([fewer?.miles, more?.miles]).toEqual([25, 100]);
    expect(fewer?.programs).toBeLessThan(total);
    expect(more?.programs).toBeGreaterThan(total);
    expect(results('state=ohio').radii).toEqual([]);
  });

  it('says of schools with several campuses that the distance is to one', () => {
    const { programs, caveats } = results('near=Indianapolis, Indiana&credential=LPN&limit=25');
    const one = programs.find(({ distance }) => distance?.includes('one of its campuses'));
    const text = 'This school has several campuses; the distance is to one of them.';
    expect(one?.caveats).toContain(text);
    expect(caveats.map((caveat) => caveat.text)).toContain(text);
  });

  it('is read out of the words of a search, which head the list', () => {
    const { verdict, readAs, notes } = results('query=LPN+in+Houston');
    expect(readAs).toBe('LPN programs near Houston, Texas');
    expect(verdict).toMatch(/^\d+ programs within 50 miles/);
    expect(page('query=LPN+in+Houston').subject).toBe('LPN programs near Houston, Texas');
    expect(notes.filter((note) => note.includes('was read as'))).toEqual([]);
  });

  it('is looked around more widely where nothing is near, in words of miles', () => {
    const labels = (query: string) => results(query).loosen.map(({ label }) => label);
    const wider = ['Without “Program type”: 1 program', 'Within 250 miles: 9 programs'];
    expect(labels('near=Alpine,+TX&credential=LPN')).toEqual(wider);
    expect(labels('query=LPN+near+Alpine+TX')).toEqual(wider);
    expect(labels('near=Boston&kind=entry')).toContain('Within 100 miles: 1 program');
    expect(results('query=LPN+near+Alpine+TX').verdict).toBe(
      'No LPN program within 50 miles of Alpine, Texas matches what you ask',
    );
    for (const { label, href } of results('query=LPN+near+Alpine+TX').loosen) {
      expect(label).toMatch(new RegExp(`: ${results(queryOf(href).toString()).total} programs?$`));
    }
  });

  it.each(['near=Alpine,+TX', 'near=Alpine,+TX&credential=LPN', 'query=LPN+near+Alpine+TX'])(
    'has no list of the programs whose place is not known: %s',
    (query) => {
      const unplaced = results(query).leftOut.filter(({ text }) => text.includes('where the school is'));
      expect(unplaced).toEqual([{ text: expect.stringMatching(/^1[08] programs left out\. /), href: null }]);
    },
  );

  it('is said where more colleges are counted, and where distances are from', () => {
    const { also, listNotes } = results('near=45402&credential=RN_TO_BSN');
    expect(also?.text).toMatch(
      /^12 more colleges within 50 miles of ZIP code 45402 \(Dayton, Ohio\) award a BSN/,
    );
    expect(listNotes.filter((note) => note.includes('as the crow flies'))).toEqual([
      'Distances are from the middle of ZIP code 45402 (Dayton, Ohio), as the crow flies.',
    ]);
    const ofRegion = results('near=DFW').listNotes.join(' ');
    expect(ofRegion).toContain('Distances are from Dallas-Fort Worth, Texas (measured from Irving)');
  });

  it('sorts by distance only there', () => {
    const labels = (query: string) => results(query).sortTabs.map(({ label }) => label);
    expect(labels(near)[0]).toBe('Distance');
    expect(labels('state=ohio')).not.toContain('Distance');
    const { sortTabs, currentSort } = results(`${near}&sort=tuition`);
    expect(sortTabs.find(({ label }) => label === 'Price')?.href).toBe(currentSort);
  });
});

describe('a place that we don’t know', () => {
  const refusalOf = (query: string) => {
    const { form, problems, meant, results: none } = page(query);
    expect(none).toBeNull();
    const field = form.fields.find(({ name }) => name === 'near');
    expect(problems).toContainEqual({ fieldId: 'near', message: field?.error });
    return { ...field, meant };
  };

  it('is named in words of the form, kept to be corrected, with what may be meant', () => {
    const { value, error, meant } = refusalOf('near=Springfield&credential=ADN');
    expect(value).toBe('Springfield');
    expect(error).toMatch(/^“Near” needs a state: Springfield is in Illinois, /);
    expect(meant[0]?.label).toBe('Near Springfield, Illinois');
    expect(page(queryOf(meant[0]?.href).toString()).subject).toBe('ADN programs near Springfield, Illinois');
  });

  it('is the whole state where its name is given', () => {
    const { error, meant } = refusalOf('near=Ohio&credential=ADN');
    expect(error).toContain('“State: Ohio”');
    expect(meant).toEqual([{ label: 'All of Ohio', href: '/programs?state=ohio&credential=ADN' }]);
  });

  it('is asked for where someone means where they are', () => {
    expect(refusalOf('near=near+me').error).toMatch(/^“Near” needs a place: /);
    expect(refusalOf('near=4540').value).toBe('4540');
  });

  it('is named beside other mistakes', () => {
    expect(refusalOf('near=zzzz&max_tuition=cheap').error).toMatch(/^“Near” has no place called “zzzz”/);
    expect(page('near=45402&max_tuition=cheap').problems).toHaveLength(1);
  });

  it('is not needed by a distance, which then changes nothing', () => {
    expect(page('radius_miles=25').problems).toEqual([]);
    expect(page('sort=distance').problems[0]?.message).toBe(
      'Enter a ZIP code or a city to sort by distance.',
    );
  });
});
