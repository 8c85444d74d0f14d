import { describe, expect, it } from 'vitest';
import { canonicalQuery, exampleQuery } from '@/lib/parameters/canonical';
import { describeParameters } from '@/lib/parameters/describe';
import { parseQuery } from '@/lib/parameters/parse';
import { options, parameterInWords, parameterNames, parameters, valueInWords } from './parameters';

const ask = (query: string) => parseQuery(parameters, new URLSearchParams(query));
const complete = 'starting_point=none&end_goal=become_rn&priority=cost&timeline=asap&budget=tight';

describe('the parameters of lpn-pathway', () => {
  it('are the five of the service specification, in its order and with its values, all required', () => {
    expect(
      describeParameters(parameters).map(({ name, type, required, enum: values }) => [
        name,
        type,
        required,
        values?.join(' '),
      ]),
    ).toEqual([
      ['starting_point', 'string', true, 'none healthcare degree_holder'],
      ['end_goal', 'string', true, 'nurse_now become_rn advanced'],
      ['priority', 'string', true, 'speed pay cost flexibility'],
      ['timeline', 'string', true, 'asap year open'],
      ['budget', 'string', true, 'tight moderate flexible'],
    ]);
    expect(parameterNames).toEqual(describeParameters(parameters).map(({ name }) => name));
  });

  it('say what each value means, and how to choose', () => {
    expect(Object.values(parameters).map(({ description }) => description)).toEqual([
      "Where you start from: none (new to healthcare), healthcare (CNA, MA, EMT or caregiver), degree_holder (holds a non-nursing bachelor's degree). Choose the degree if you have one, even if you work in healthcare.",
      'Where you want to get to: nurse_now (work as an LPN), become_rn (become an RN), advanced (RN now and advanced practice later). An LPN is a licensed practical nurse (LVN in California and Texas), an RN a registered nurse.',
      'What matters most to you.',
      'When you want to start: asap (starting within months), year (starting within a year), open (no date in mind). The first class, or its prerequisites.',
      'What you can pay out of pocket. Before financial aid. A tight budget is read as the cheapest quarter of schools.',
    ]);
  });

  it('have a label for each value', () => {
    expect(Object.values(parameters).map(({ labels }) => Object.values(labels ?? {}))).toEqual([
      ['new to healthcare', 'CNA, MA, EMT or caregiver', "holds a non-nursing bachelor's degree"],
      ['work as an LPN', 'become an RN', 'RN now and advanced practice later'],
      ['speed', 'pay', 'cost', 'flexibility'],
      ['starting within months', 'starting within a year', 'no date in mind'],
      ['tight', 'moderate', 'flexible'],
    ]);
  });

  it('have an example that can be asked', () => {
    expect(exampleQuery(parameters)).toBe(
      'starting_point=none&end_goal=become_rn&priority=speed&timeline=asap&budget=tight',
    );
    expect(ask(exampleQuery(parameters)).ok).toBe(true);
  });

  it('read back from the canonical query', () => {
    const read = ask(complete);
    expect(read).toEqual({
      ok: true,
      inputs: {
        starting_point: 'none',
        end_goal: 'become_rn',
        priority: 'cost',
        timeline: 'asap',
        budget: 'tight',
      },
    });
    if (read.ok) expect(canonicalQuery(parameters, read.inputs)).toBe(complete);
  });

  it('are refused in declared order when missing, and when written otherwise', () => {
    expect(ask('budget=tight')).toMatchObject({ ok: false, problem: { parameter: 'starting_point' } });
    expect(ask(complete.replace('cost', 'Cost'))).toMatchObject({
      ok: false,
      problem: { parameter: 'priority', allowedValues: ['speed', 'pay', 'cost', 'flexibility'] },
    });
  });

  it('share no value, so that a value names its parameter', () => {
    const values = Object.values(options).flat();
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('inputs inside a sentence', () => {
  it('are the words that people read', () => {
    expect(parameterInWords('starting_point')).toBe('starting point');
    expect(valueInWords('timeline', 'year')).toBe('"starting within a year"');
  });
});
