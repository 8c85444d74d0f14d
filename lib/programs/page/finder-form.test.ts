import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { page, results } from '@/tests/support/finder-page';
import { finderParameters } from '../finder/parameters';
import { inStudentWords } from './finder-form';
import type { FactFilter } from './known-facts';
import { finderSource } from './source';
import { areasIn } from './ways-in';

const source = finderSource();

describe('the form of the finder', () => {
  const fieldsOf = (query: string) => {
    const { form } = page(query);
    return [...form.fields, ...form.more];
  };
  const namesIn = (query: string) => fieldsOf(query).map(({ name }) => name);

  it('has a field for everything that can be asked, but for the place to go on from', () => {
    const asked = 'delivery=online&kind=entry&min_pass_rate=80&control=public';
    expect([...namesIn(asked), 'cursor'].sort()).toEqual(Object.keys(finderParameters).sort());
  });

  it('begins with program type, school, place, distance, state, income and order', () => {
    expect(page('').form.fields.map(({ name }) => name)).toEqual([
      'credential',
      'query',
      'near',
      'radius_miles',
      'state',
      'family_income',
      'sort',
    ]);
  });

  it.each([
    ['state=ohio&credential=BSN', ['max_tuition', 'control'], ['min_pass_rate', 'delivery', 'kind']],
    ['state=georgia&credential=ADN', ['min_pass_rate'], ['delivery', 'kind']],
    ['credential=MSN', ['kind'], ['min_pass_rate', 'max_net_price']],
  ])('offers a filter only on a fact known of half of the programs: %s', (query, offered, hidden) => {
    for (const name of offered) expect(namesIn(query)).toContain(name);
    for (const name of hidden) expect(namesIn(query)).not.toContain(name);
  });

  it('counts what is known as the finder does', () => {
    const asked = {
      control: 'control=public',
      delivery: 'delivery=online',
      max_tuition: 'max_tuition=1',
      max_net_price: 'max_net_price=1',
      kind: 'kind=entry',
      min_pass_rate: 'min_pass_rate=1',
      min_evidence: 'min_evidence=full',
    } as const satisfies Record<FactFilter, string>;
    const parameterOf: Readonly<Record<string, FactFilter>> = {
      tuition: 'max_tuition',
      net_price: 'max_net_price',
      msn_kind: 'kind',
      pass_rate: 'min_pass_rate',
      evidence: 'min_evidence',
    };
    for (const [state, credential] of [
      ['georgia', 'ADN'],
      ['ohio', 'BSN'],
      ['texas', 'MSN'],
    ] as const) {
      const [area] = areasIn(source.listed, { state: [state], credential: [credential] });
      for (const query of Object.values(asked)) {
        const parsed = parseQuery(
          finderParameters,
          new URLSearchParams(`state=${state}&credential=${credential}&${query}`),
        );
        const found = parsed.ok ? source.find(parsed.inputs) : parsed;
        if (!found.ok) throw new Error(found.problem.message);
        for (const { fact, known, of } of found.answer.coverage) {
          const name = parameterOf[fact] ?? (fact as FactFilter);
          expect([state, name, area?.known[name], area?.programs]).toEqual([state, name, known, of]);
        }
      }
    }
  });

  it('leaves the order open where none is chosen: a place that is added then puts the closest first', () => {
    const sortIn = (query: string) => fieldsOf(query).find(({ name }) => name === 'sort');
    expect(sortIn('state=ohio')?.value).toBe('');
    expect(sortIn('near=45402')?.value).toBe('');
    expect(sortIn('near=45402&sort=outcomes')?.value).toBe('outcomes');
    expect(sortIn('')?.control).toMatchObject({ placeholder: 'Closest, or best results' });
    const sent = new URLSearchParams(fieldsOf('state=ohio').map(({ name, value }) => [name, value]));
    sent.set('near', '45402');
    expect(results(sent.toString()).verdict).toContain('the closest');
  });

  it('shows several values as chosen, each to be dropped, and offers to add another', () => {
    const state = fieldsOf('state=ohio&state=kentucky').find(({ name }) => name === 'state');
    expect(state?.chosen.map(({ label }) => label)).toEqual(['Kentucky', 'Ohio']);
    expect(state).toMatchObject({ value: '', control: { placeholder: 'Add another' } });
    const schools = page('schools=Emory%20University&schools=UCLA').form.more;
    expect(schools.find(({ name }) => name === 'schools')?.chosen).toHaveLength(2);
  });
});

it('takes no member of every object for a field or a value of one', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const text = `credential=${name}, ${name}=BSN, with ${name}`;
    expect(inStudentWords(text)).not.toMatch(/undefined|native code/);
  }
});
