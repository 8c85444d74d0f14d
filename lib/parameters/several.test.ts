import { describe, expect, it } from 'vitest';
import { canonicalQuery, echoed } from './canonical';
import { enumeration, freeText, optional } from './declare';
import { parseQuery } from './parse';
import { several } from './several';

const parameters = {
  color: optional(
    several(
      enumeration(
        { red: 'Red', green: 'Green', blue: 'Blue' },
        { description: 'A color.', example: 'red', alsoRead: { RED: 'red' } },
      ),
      { most: 3, commas: true, groups: { WARM: { label: 'Warm colors', values: ['red', 'green'] } } },
    ),
  ),
  name: optional(several(freeText({ description: 'A name.', example: 'A', maximumLength: 9 }), { most: 2 })),
  order: enumeration(
    { near: 'Near', best: 'Best' },
    { description: 'An order.', example: 'best', default: 'best', defaultWith: { name: 'near' } },
  ),
};

const parse = (query: string) => parseQuery(parameters, new URLSearchParams(query));
const read = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? parsed.inputs : parsed.problem;
};

describe('several values of one parameter', () => {
  it.each([
    ['color=blue&color=red', ['red', 'blue']],
    ['color=blue,red', ['red', 'blue']],
    ['color=blue, red ,', ['red', 'blue']],
    ['color=WARM&color=red', ['red', 'green']],
    ['color=RED', ['red']],
    ['color=,', undefined],
    ['color=', undefined],
  ])('%s is %j', (query, colors) => {
    expect(read(query)).toMatchObject({ color: colors });
  });

  it('keeps the order of texts, and their commas', () => {
    expect(read('name=b,c&name=a&name=b,c')).toMatchObject({ name: ['b,c', 'a'] });
  });

  it('names the parameter where one value cannot be read or there are too many', () => {
    expect(read('color=red,pink')).toMatchObject({ parameter: 'color' });
    expect(read('name=a&name=b&name=c')).toMatchObject({
      parameter: 'name',
      message: 'name takes at most 2 values; received 3.',
    });
  });

  it('has one canonical query, and repeats a single value without a list', () => {
    const parsed = parse('color=blue,red&order=best');
    if (!parsed.ok) throw new Error(parsed.problem.message);
    expect(canonicalQuery(parameters, parsed.inputs)).toBe('color=red&color=blue');
    expect(echoed({ color: ['red'], name: ['a', 'b'] })).toEqual({ color: 'red', name: ['a', 'b'] });
  });
});

it('takes the default that goes with another parameter', () => {
  expect(read('name=a')).toMatchObject({ order: 'near' });
  expect(read('name=a&order=best')).toMatchObject({ order: 'best' });
  expect(read('')).toMatchObject({ order: 'best' });
  const parsed = parse('name=a');
  if (parsed.ok) expect(canonicalQuery(parameters, parsed.inputs)).toBe('name=a');
});

describe('names of members of every object', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))('%s is no group and no spelling', (name) => {
    expect(read(`color=red,${name}`)).toMatchObject({
      parameter: 'color',
      allowedValues: ['red', 'green', 'blue', 'WARM'],
    });
    expect(read(`name=${name.slice(0, 9)}`)).toMatchObject({ name: [name.slice(0, 9)] });
  });
});
