import { describe, expect, it, vi } from 'vitest';
import { canonicalQuery, exampleQuery } from '@/lib/parameters/canonical';
import { isRequired } from '@/lib/parameters/declare';
import { toQuery } from '@/lib/parameters/page-query';
import { parseQuery } from '@/lib/parameters/parse';
import { pageAt } from '@/lib/site/pages/pages';
import { exampleData } from '@/tests/support/data';
import { calculators } from '../registry';
import { calculatorCards } from './index-page';
import { calculatorMetadata } from './metadata';
import { calculatorPage } from './registry';
import { relatedLinks } from './related';
import { answerInFull } from './view';

const data = exampleData();
const read = (id: string, query: string) => calculatorPage(id).read(new URLSearchParams(query), data);

/** Parameters with another field in their place: that of the program type has a choice for the accelerated BSN. */
const withoutField = ['track'];

/** Whether a page takes a value by itself where its field is empty. */
const isSettled = (id: string, name: string) =>
  calculatorPage(id)
    .settle(
      new URLSearchParams(exampleQuery(calculators.find((one) => one.id === id)?.parameters ?? {})),
      data,
    )
    .assumed.includes(name);

describe.each(calculators)('the page of $id', ({ id, parameters }) => {
  it('has a field for every parameter, those that may be left out folded', () => {
    const { fields, more } = read(id, '').form;
    const [folded = [], shown = []] = ['true', 'false'].map((optional) =>
      Object.keys(parameters).filter(
        (name) => String(parameters[name]?.optional ?? false) === optional && !withoutField.includes(name),
      ),
    );
    expect(fields.map(({ name }) => name).sort()).toEqual(shown.sort());
    const names = more.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(folded));
    const ids = more.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answers its example without a query, and says so', () => {
    const view = read(id, '');
    expect(view.status).toBe('example');
    const { query } = calculatorPage(id).settle(new URLSearchParams(exampleQuery(parameters)), data);
    const parsed = parseQuery(parameters, query);
    expect(view.apiQuery).toBe(parsed.ok && canonicalQuery(parameters, parsed.inputs));
    expect(view.answer?.sentence).toMatch(/\.$/);
  });

  it('answers a whole query, and gives each field its value', () => {
    const view = read(id, exampleQuery(parameters));
    expect(view.status).toBe('answered');
    const values = view.form.fields.map(({ name, value }) => [name, value]);
    const expected = Object.entries(parameters).flatMap(([name, { default: usual, example, optional }]) =>
      optional ? [] : [[name, isSettled(id, name) ? '' : String(usual ?? example)]],
    );
    expect(values.sort()).toEqual(expected.sort());
  });

  it('refuses an empty form with a problem for every required field, each linked to it', () => {
    const empty = Object.keys(parameters).map((name) => [name, '']);
    const view = read(id, new URLSearchParams(empty).toString());
    expect(view.status).toBe('refused');
    expect(view.answer).toBeNull();
    const required = view.form.fields.filter((field) => field.required).map(({ name }) => name);
    expect(view.problems.map(({ fieldId }) => fieldId)).toEqual(required);
    for (const name of required) expect(parameters[name] && isRequired(parameters[name])).toBe(true);
    for (const { message } of view.problems) expect(message).toMatch(/^(?:Choose|Enter) /);
  });

  it('keeps what was given beside what was refused', () => {
    const [first = '', ...others] = Object.keys(parameters);
    const query = new URLSearchParams(exampleQuery(parameters));
    query.set(first, 'nonsense');
    const view = read(id, query.toString());
    expect(view.problems.map(({ fieldId }) => fieldId)).toEqual([first]);
    const kept = view.form.fields.filter(({ name }) => others.includes(name) && query.has(name));
    for (const { name, value } of kept) expect(value).toBe(query.get(name));
  });

  it('parses each value once', () => {
    const spies = Object.values(parameters).map(({ text }) => vi.spyOn(text, 'safeParse'));
    const query = new URLSearchParams(exampleQuery(parameters));
    for (const name of Object.keys(parameters)) if (!query.has(name)) query.set(name, 'nonsense');
    const [first = ''] = Object.keys(parameters);
    query.set(first, 'nonsense');
    read(id, query.toString());
    expect(spies.map(({ mock }) => mock.calls.length)).toEqual(spies.map(() => 1));
    vi.restoreAllMocks();
  });

  it('ignores what is no parameter', () => {
    expect(read(id, 'utm_source=x').status).toBe('example');
  });

  it('shows the assumptions and sources of the answer', () => {
    const answer = read(id, '').answer;
    expect(answer?.assumptions.length).toBeGreaterThan(0);
    expect(answer?.sources.length).toBeGreaterThan(0);
    expect(answer?.basis.length).toBeGreaterThan(0);
  });
});

describe('a query that gives only some of what is required', () => {
  it('is answered with the example for the rest, marked as an example', () => {
    const view = read('nursing-roi', 'state=texas');
    expect(view.status).toBe('example');
    expect(view.apiQuery).toBe('state=texas&degree=BSN&current_income=35370');
  });

  it('is refused where a field was sent empty', () => {
    expect(read('nursing-roi', 'state=texas&degree=').problems).toEqual([
      { fieldId: 'degree', message: 'Choose a program type' },
    ]);
  });
});

it('reads a value under another name of its parameter', () => {
  const view = read('admission-readiness', 'gpa=3.4&teas_score=78&program_type=BSN&experience=cna');
  expect(view.form.fields.find(({ name }) => name === 'entrance_exam_score')?.value).toBe('78');
});

describe('metadata', () => {
  it('gives each answer its own title, description and address', () => {
    const view = read('nursing-roi', 'degree=BSN&state=ohio&utm_source=x');
    const { title, description, alternates } = calculatorMetadata(view);
    expect(title).toMatch(/^BSN in Ohio: pay, cost and return \| /);
    expect(description).toBe(view.answer && answerInFull(view.answer));
    expect(description).toMatch(
      /^Yes\. You come out ahead about 6 years 10 months after you start\. School costs /,
    );
    expect(alternates?.canonical).toMatch(
      /\/calculators\/nursing-roi\?state=ohio&degree=BSN&current_income=36820$/,
    );
  });

  it('sends an example to the page without a query', () => {
    const { title, alternates } = calculatorMetadata(read('nursing-roi', 'state=ohio'));
    expect(title).toMatch(/^Nursing degree return on investment \| /);
    expect(alternates?.canonical).toMatch(/\/calculators\/nursing-roi$/);
  });

  it('says first that something has to be corrected, and keeps it out of search', () => {
    const { title, robots } = calculatorMetadata(read('nursing-roi', 'state=narnia&degree=BSN'));
    expect(title).toMatch(/^Error: /);
    expect(robots).toEqual({ index: false });
  });
});

describe('a name that is nearly that of a parameter', () => {
  it.each([
    ['nursing-roi', 'state=ohio&degree=BSN&income=45000', 'current_income'],
    ['nursing-roi', 'state=ohio&degree=BSN&salary=45000', 'current_income'],
    ['nursing-roi', 'state=ohio&credential=BSN', 'degree'],
    ['nursing-roi', 'state=ohio&degree=BSN&school=204796', 'program'],
    ['nursing-roi', 'state=ohio&degree=BSN&current_incom=1', 'current_income'],
    ['lpn-pathway', 'starting_points=none&end_goal=become_rn', 'starting_point'],
    [
      'admission-readiness',
      'gpa=3&Entrance_exam_score=70&program_type=ADN&experience=cna',
      'entrance_exam_score',
    ],
  ])('is a problem of the page of %s that names the field: %s', (id, query, name) => {
    const { status, problems, form } = read(id, query);
    expect(status).toBe('refused');
    const { label } = [...form.fields, ...form.more].find((field) => field.name === name) ?? {};
    expect(problems.map(({ message }) => message).join()).toContain(`: use the field “${label}”.`);
    expect(problems).toContainEqual({
      fieldId: name,
      message: expect.stringMatching(/^We can’t read “.+” /),
    });
  });
});

describe('the list of calculators', () => {
  it('has every calculator with an answer', () => {
    const cards = calculatorCards(data);
    expect(cards.map(({ id }) => id)).toEqual(calculators.map(({ id }) => id));
    for (const { example } of cards) expect(example).not.toBe('');
  });
});

describe('links to read next', () => {
  it('are pages of this site by their titles; others are left out', () => {
    expect(relatedLinks({ state: '/states/ohio', salaries: '/salaries?x=1', none: '/nowhere' })).toEqual([
      { label: pageAt('/states/ohio').title, href: '/states/ohio' },
      { label: pageAt('/salaries').title, href: '/salaries?x=1' },
    ]);
  });
});

describe('toQuery', () => {
  it('keeps repeated values and leaves out what is not given', () => {
    expect(toQuery({ state: 'ohio', compare: ['ADN', 'MSN'], degree: undefined }).toString()).toBe(
      'state=ohio&compare=ADN&compare=MSN',
    );
  });
});

it('knows no page of an unknown calculator', () => {
  expect(() => calculatorPage('loan')).toThrow('loan');
});
