import { describe, expect, it } from 'vitest';
import {
  boolean,
  canonicalQuery,
  decimal,
  describeParameters,
  enumeration,
  exampleQuery,
  inputsSchema,
  parseQuery,
} from './parameters';

const parameters = {
  color: enumeration({ red: 'Red', green: 'Green' }, { description: 'A color.', example: 'red' }),
  score: decimal({
    description: 'A score.',
    example: 80,
    minimum: 0,
    maximum: 100,
    outside: 'clamp',
    aliases: ['points'],
  }),
  income: decimal({
    description: 'Income.',
    example: 5,
    default: 0,
    minimum: 0,
    maximum: 10,
    outside: 'refuse',
  }),
  done: boolean({ description: 'Whether it is done.', example: false, default: true }),
};
const parse = (query: string) => parseQuery(parameters, new URLSearchParams(query));
const inputs = (query: string) => {
  const parsed = parse(`color=red&score=80&${query}`);
  return parsed.ok ? parsed.inputs : parsed.problem;
};
const problem = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? undefined : parsed.problem;
};

describe('what is read', () => {
  it('takes defaults for what is missing or empty', () => {
    expect(parse('color=red&score=80')).toEqual({
      ok: true,
      inputs: { color: 'red', score: 80, income: 0, done: true },
    });
    expect(inputs('income=&done=+')).toMatchObject({ income: 0, done: true });
  });

  it.each([
    ['3.5', 3.5],
    ['.5', 0.5],
    ['4.', 4],
    [' 7 ', 7],
    ['007', 7],
    ['-0', 0],
  ])('reads the plain decimal %j', (text, value) => {
    const { income } = inputs(`income=${encodeURIComponent(text)}`) as { income: number };
    expect(Object.is(income, value)).toBe(true);
  });

  it.each([
    '0x1f',
    '1e3',
    'NaN',
    'Infinity',
    '1,000',
    '1_000',
    '$5',
    '+5',
    '5%',
    '.',
    '-',
    '-.',
    '1.2.3',
    '٣',
    'null',
    '5 5',
    '5\u0000',
  ])('refuses %j as a number', (text) => {
    expect(inputs(`income=${encodeURIComponent(text)}`)).toMatchObject({ parameter: 'income' });
  });

  it('clamps a score and refuses an income outside the range', () => {
    expect(parse('color=red&score=-1')).toMatchObject({ inputs: { score: 0 } });
    expect(parse(`color=red&score=${'9'.repeat(400)}`)).toMatchObject({ inputs: { score: 100 } });
    expect(inputs('income=10')).toMatchObject({ income: 10 });
    expect(inputs('income=10.01')).toMatchObject({ parameter: 'income' });
    expect(inputs('income=-0.01')).toMatchObject({ parameter: 'income' });
  });

  it.each([
    ['true', true],
    ['FALSE', false],
    ['1', true],
    ['0', false],
  ])('reads the boolean %s', (text, value) => {
    expect(inputs(`done=${text}`)).toMatchObject({ done: value });
  });

  it.each(['yes', '2', '01', 'truе', 'true '])('refuses %j as a boolean', (text) => {
    expect(inputs(`done=${encodeURIComponent(text)}`)).toMatchObject({
      parameter: 'done',
      allowedValues: ['true', 'false'],
    });
  });

  it('is case-sensitive about enumerations', () => {
    expect(problem('color=Red&score=1')?.parameter).toBe('color');
  });

  it('ignores unknown names, prototype names included', () => {
    expect(inputs('__proto__=x&constructor=y&colour=z')).toEqual({
      color: 'red',
      score: 80,
      income: 0,
      done: true,
    });
  });
});

describe('what is given twice', () => {
  it('may be given twice with the same value', () => {
    expect(inputs('income=5&income=5.0&income=')).toMatchObject({ income: 5 });
    expect(parse('color=red&points=80&score=80.0')).toMatchObject({ ok: true });
  });

  it('is a problem with different values, under the name that the client used', () => {
    expect(inputs('income=5&income=6')).toMatchObject({ parameter: 'income' });
    expect(problem('color=red&points=81&score=80')).toMatchObject({ parameter: 'points' });
    expect(problem('color=red&points=150&score=100')).toMatchObject({ parameter: 'points' });
  });

  it('reads an alias alone and reports a bad one under its own name', () => {
    expect(parse('color=red&points=81')).toMatchObject({ inputs: { score: 81 } });
    expect(problem('color=red&points=x')).toMatchObject({ parameter: 'points' });
    expect(problem('color=red')).toMatchObject({ parameter: 'score' });
  });
});

describe('problems', () => {
  it('are reported in declared order', () => {
    expect(problem('done=maybe&score=x')?.parameter).toBe('color');
    expect(problem('done=maybe&score=x&color=red')?.parameter).toBe('score');
  });

  it('say what is allowed', () => {
    expect(problem('')).toEqual({
      parameter: 'color',
      message: 'color is required; must be one of red, green.',
      allowedValues: ['red', 'green'],
    });
    expect(problem('color=red&score=x')).toEqual({
      parameter: 'score',
      message:
        'score must be a number from 0 to 100 (values outside are clamped), written as a plain decimal such as 80; received "x".',
      allowedValues: ['a number from 0 to 100 (values outside are clamped)'],
    });
    expect(inputs('done=x')).toMatchObject({ message: 'done must be true or false; received "x".' });
    expect(inputs('income=1&income=2')).toMatchObject({
      message: expect.stringContaining('is given more than once with different values'),
    });
  });

  it('name an example instead of a long list', () => {
    const letters = Object.fromEntries([...'abcdefghij'].map((letter) => [letter, letter]));
    const parsed = parseQuery(
      { letter: enumeration(letters, { description: 'A letter.', example: 'c' }) },
      new URLSearchParams('letter=z'),
    );
    expect(parsed).toMatchObject({
      problem: { message: 'letter must be one of the 10 allowed values, for example c; received "z".' },
    });
  });

  it('say which value is meant', () => {
    const state = enumeration(
      { ohio: 'Ohio', 'new-york': 'New York' },
      { description: 'A state.', example: 'ohio', otherNames: { ohio: 'OH', 'new-york': 'NY' } },
    );
    const message = (text: string) => {
      const parsed = parseQuery({ state }, new URLSearchParams({ state: text }));
      return parsed.ok ? '' : parsed.problem.message;
    };
    expect(message('Ohio')).toBe('state must be one of ohio, new-york; received "Ohio": did you mean ohio?');
    expect(message('New York')).toContain('did you mean new-york?');
    expect(message('ny')).toContain('did you mean new-york?');
    expect(message('Iowa')).toBe('state must be one of ohio, new-york; received "Iowa".');
    expect(message('?')).not.toContain('did you mean');
  });

  it('repeat no more than the start of a long value', () => {
    const message = problem(`color=${'x'.repeat(10_000)}`)?.message ?? '';
    expect(message).toContain(`"${'x'.repeat(40)}…"`);
    expect(message.length).toBeLessThan(150);
    expect(problem(`color=${'x'.repeat(40)}`)?.message).toContain(`"${'x'.repeat(40)}"`);
  });
});

describe('what is derived from the declaration', () => {
  it('describes each parameter', () => {
    expect(describeParameters(parameters)).toEqual([
      {
        name: 'color',
        type: 'string',
        required: true,
        description: 'A color.',
        enum: ['red', 'green'],
        example: 'red',
      },
      { name: 'score', type: 'number', required: true, description: 'A score.', example: 80 },
      { name: 'income', type: 'number', required: false, description: 'Income.', default: 0, example: 5 },
      {
        name: 'done',
        type: 'boolean',
        required: false,
        description: 'Whether it is done.',
        default: true,
        example: false,
      },
    ]);
  });

  it('has one canonical query: declared order, defaults left out', () => {
    expect(canonicalQuery(parameters, { done: true, income: 0, score: 80, color: 'red' })).toBe(
      'color=red&score=80',
    );
    expect(canonicalQuery(parameters, { done: false, income: 2, score: 80, color: 'red' })).toBe(
      'color=red&score=80&income=2&done=false',
    );
  });

  it.each([1e-7, 1.25e-9, 3.3, 0])('writes %d as a decimal that is read back', (income) => {
    const query = canonicalQuery(parameters, { color: 'red', score: 80, income, done: true });
    expect(parse(query)).toMatchObject({ ok: true, inputs: { income } });
  });

  it('writes the value of an enumeration as it is, whatever it looks like', () => {
    const state = enumeration(
      { 'rhode-island': 'Rhode Island' },
      { description: '', example: 'rhode-island' },
    );
    expect(canonicalQuery({ state }, { state: 'rhode-island' })).toBe('state=rhode-island');
  });

  it('has an example that shows every required parameter', () => {
    expect(exampleQuery(parameters)).toBe('color=red&score=80');
  });

  it('has a schema that holds for every parsed query and nothing else', () => {
    const schema = inputsSchema(parameters);
    expect(schema.safeParse(inputs('')).success).toBe(true);
    expect(schema.safeParse({ ...inputs(''), extra: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...inputs(''), score: 101 }).success).toBe(false);
  });
});
