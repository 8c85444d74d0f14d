import { describe, expect, it } from 'vitest';
import { inputs, parameters, parse, problem } from '@/tests/support/parameters';
import { canonicalQuery } from './canonical';
import { enumeration } from './declare';
import { inputsOf, parseEach, parseQuery, type Rules } from './parse';

describe('parsing', () => {
  it('takes defaults for what is missing or empty', () => {
    expect(parse('color=red&score=80')).toEqual({
      ok: true,
      inputs: { color: 'red', score: 80, income: 0, done: true },
    });
    expect(inputs('income=&done=+')).toMatchObject({ income: 0, done: true });
  });

  it('ignores unknown names, prototype names included', () => {
    expect(inputs('__proto__=x&constructor=y&shade=z')).toEqual({
      color: 'red',
      score: 80,
      income: 0,
      done: true,
    });
  });
});

describe('a parameter given twice', () => {
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

describe('rules', () => {
  const rules: Rules<typeof parameters> = {
    judge(name, { color, income }) {
      if (name === 'score' && color === 'green')
        return { refusal: 'is for red', forReaders: 'Choose red', allowedValues: ['none'] };
      if (name === 'done' && income === 0) return 'ignored';
      return undefined;
    },
  };
  const judged = (query: string) => parseQuery(parameters, new URLSearchParams(query), rules);

  it('refuse a value that can be read, in declared order', () => {
    expect(judged('color=red&score=80').ok).toBe(true);
    expect(judged('color=green&score=80&income=x')).toMatchObject({
      problem: {
        parameter: 'score',
        message: 'score is for red.',
        allowedValues: ['none'],
        isSpecific: true,
      },
    });
    expect(judged('color=blue&score=80')).toMatchObject({ problem: { parameter: 'color' } });
  });

  it('leave a value out as if it had not been given, and judge nothing that was not', () => {
    expect(judged('color=red&score=80&done=1')).toEqual({
      ok: true,
      inputs: { color: 'red', score: 80, income: 0, done: undefined },
    });
    expect(judged('color=red&score=80')).toMatchObject({ inputs: { done: true } });
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
        'score must be a number from 0 to 100 (values outside are clamped), written in digits such as 80 or 80%; received "x".',
      allowedValues: ['a number from 0 to 100 (values outside are clamped)'],
      received: 'received "x"',
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

  it('suggest an allowed value', () => {
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

describe('each value', () => {
  it('is parsed by itself, with what was given before clamping', () => {
    expect(parseEach(parameters, new URLSearchParams('color=x&score=150'))).toMatchObject({
      color: { ok: false, problem: { parameter: 'color' } },
      score: { ok: true, value: 100, given: 150 },
      income: { ok: true, value: 0, given: undefined },
    });
  });

  it('keeps its size before clamping where it was moved, and only there', () => {
    expect(parse('color=red&score=150')).toMatchObject({
      inputs: { score: 100 },
      unclamped: { color: 'red', score: 150, income: 0 },
    });
    expect(parse('color=red&score=-1')).toMatchObject({ inputs: { score: 0 }, unclamped: { score: -1 } });
    for (const score of ['100', '0', '80.0']) {
      expect(parse(`color=red&score=${score}`)).not.toHaveProperty('unclamped');
    }
  });

  it('is kept as a number that a query can repeat, however many digits it had', () => {
    for (const [digits, kept] of [
      ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
      [`-${'9'.repeat(30)}`, -Number.MAX_SAFE_INTEGER],
    ] as const) {
      const parsed = parse(`color=red&score=${digits}`);
      if (!parsed.ok || !parsed.unclamped) throw new Error('a moved value is kept');
      expect(parsed.unclamped.score).toBe(kept);
      expect(parse(canonicalQuery(parameters, parsed.unclamped))).toEqual(parsed);
    }
  });

  it('gives the inputs, or the first problem', () => {
    for (const query of ['color=red&score=150', 'income=x&color=red', '']) {
      const search = new URLSearchParams(query);
      expect(inputsOf(parseEach(parameters, search))).toEqual(parse(query));
    }
  });
});
