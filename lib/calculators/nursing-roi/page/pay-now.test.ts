import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degrees } from '@/lib/data/credentials';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { nursingRoi } from '..';
import { inputsOf } from '../parameters';
import { nursingRoiPage } from '.';

const data = exampleData();
const { read } = readerOf(nursingRoiPage);
const income = (query: string) => {
  const { form } = read(query);
  const field = form.fields.find(({ name }) => name === 'current_income');
  if (!field) throw new Error('no field');
  return field;
};
const partOf = (query: string, name: string) => income(query).parts?.find((part) => part.name === name);
const baselineOf = (state: 'ohio' | 'texas', degree: (typeof degrees)[number], track?: 'accelerated') =>
  nursingRoi.answer(inputsOf({ state, degree, current_income: 0, track }), data).result.typical_entrant
    .baseline_income;

const base = 'state=ohio&degree=ADN';

describe('an income that is left out', () => {
  it.each(degrees)('is the usual pay of who enters a program: %s', (degree) => {
    const view = read(`state=texas&degree=${degree}`);
    expect(view.apiQuery).toBe(`state=texas&degree=${degree}&current_income=${baselineOf('texas', degree)}`);
    expect(view.pageQuery).toBe(view.apiQuery);
  });

  it('is that of an accelerated BSN for that track', () => {
    const usual = baselineOf('ohio', 'BSN', 'accelerated');
    expect(usual).not.toBe(baselineOf('ohio', 'BSN'));
    expect(read('state=ohio&degree=BSN&track=accelerated').apiQuery).toContain(`current_income=${usual}`);
  });

  it.each(['', '&current_income=', '&current_income=+&pay_per=hour&hours=36', '&current_income=36820'])(
    'is printed, and its field is empty and names it: %j',
    (more) => {
      const view = read(`${base}${more}`);
      expect(view.answer?.given).toMatch(
        / We used what people usually earn before an ADN, \$36,820 a year\.$/,
      );
      expect(view.form.chosen).toBe('Ohio, ADN, $36,820 a year now (usual)');
      expect(income(`${base}${more}`)).toMatchObject({ value: '', placeholder: '36,820', error: undefined });
      expect(income(`${base}${more}`).hint).toContain('we use $36,820, the usual pay before this program');
      expect(view.pageQuery).toBe(`${base}&current_income=36820`);
    },
  );

  it('does not go along to another state, where another one is usual', () => {
    expect(income('state=texas&degree=ADN&current_income=36820').value).toBe('36820');
    expect(income('state=texas&degree=ADN&current_income=').placeholder).toBe('35,370');
  });

  it('is never 0, which a reader has to say', () => {
    const view = read(`${base}&current_income=0`);
    expect(view.apiQuery).toBe(`${base}&current_income=0`);
    expect(view.answer?.given).toMatch(/ You earn nothing now\.$/);
    expect(view.form.chosen).toBe('Ohio, ADN, no income now');
    expect(income(`${base}&current_income=0`).value).toBe('0');
  });

  it('is left open where no program is asked for', () => {
    const { status, form } = read('state=narnia&degree=ADN');
    expect(status).toBe('refused');
    expect(form.fields.find(({ name }) => name === 'current_income')).toMatchObject({
      value: '',
      placeholder: undefined,
      error: undefined,
    });
  });
});

describe('pay by the hour', () => {
  const hourly = `${base}&current_income=$17.50&pay_per=hour&hours=36`;

  it('is 52 weeks of it in the answer and at the API, and stays as it was given on the page', () => {
    const view = read(hourly);
    expect(view.apiQuery).toBe(`${base}&current_income=32760`);
    expect(view.pageQuery).toBe(`${base}&current_income=17.5&pay_per=hour&hours=36`);
    expect(view.answer?.given).toMatch(/ You earn \$17\.50 an hour, 36 hours a week \(\$32,760 a year\)\.$/);
    expect(view.form.chosen).toBe('Ohio, ADN, $17.50 an hour now');
    expect(income(hourly).value).toBe('17.50');
    expect(partOf(hourly, 'pay_per')?.value).toBe('hour');
    expect(partOf(hourly, 'hours')?.value).toBe('36');
  });

  it.each(['17.50 an hour', '$17.50/hour', '17.50/hr', '17.50 per hour'])('may be written so: %s', (text) => {
    const query = `${base}&pay_per=year&hours=36&current_income=${encodeURIComponent(text)}`;
    const view = read(query);
    expect(view.pageQuery).toBe(`${base}&current_income=17.5&pay_per=hour&hours=36`);
    expect(income(query).value).toBe('17.50');
    expect(partOf(query, 'pay_per')?.value).toBe('hour');
    const { control } = income(base);
    expect(text).toMatch(new RegExp(`^(?:${control.kind === 'number' ? control.pattern : ''})$`, 'v'));
  });

  it.each([
    ['15.50 an hour, 32 hours', '15.5', '32'],
    ['15.50/hr 32 hrs a week', '15.5', '32'],
    ['$13 an hour 25 hours a week', '13', '25'],
    ['$13/hour x 37.5 hours/week', '13', '37.5'],
  ])('may be written with its hours: %s', (text, amount, hours) => {
    const query = `${base}&pay_per=year&hours=40&current_income=${encodeURIComponent(text)}`;
    expect(read(query).pageQuery).toBe(`${base}&current_income=${amount}&pay_per=hour&hours=${hours}`);
    expect(read(query).answer?.given).toContain(` an hour, ${hours} hours a week ($`);
    const { control } = income(base);
    expect(text).toMatch(new RegExp(`^(?:${control.kind === 'number' ? control.pattern : ''})$`, 'v'));
  });

  it('that can’t be read gets an error that names the form', () => {
    expect(income(`${base}&current_income=about+fifteen`).error).toContain('17.50 an hour, 32 hours');
  });

  it('is pay for a year where the text says so', () => {
    expect(read(`${base}&current_income=36400+a+year&pay_per=hour`).pageQuery).toBe(
      `${base}&current_income=36400`,
    );
  });

  it('is for 40 hours a week where none are given, 2,080 a year', () => {
    const view = read(`${base}&current_income=20&pay_per=hour`);
    expect(view.apiQuery).toBe(`${base}&current_income=41600`);
    expect(view.pageQuery).toBe(`${base}&current_income=20&pay_per=hour`);
  });

  it('gives the answer to the same pay a year', () => {
    const cents = fc.integer({ min: 1, max: 150_00 });
    const hours = fc.integer({ min: 12, max: 90 });
    fc.assert(
      fc.property(cents, hours, (pay, week) => {
        const { apiQuery } = read(`${base}&current_income=${pay / 100}&pay_per=hour&hours=${week}`);
        const yearly = (pay * week * 52) / 100;
        expect(apiQuery).toBe(`${base}&current_income=${yearly}`);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['current_income=much&pay_per=hour', 'current_income', /^Enter what you earn now/],
    ['current_income=20&pay_per=hour&hours=200', 'hours', /^Enter your hours a week/],
    ['pay_per=hour&hours=many', 'hours', /^Enter your hours a week/],
    ['track=fast', 'degree', /^Choose a program type\. What came with it can’t be read\.$/],
    ['current_income=20&pay_per=month', 'pay_per', /^Choose a year or an hour/],
  ])('is refused beside its field: %s', (more, field, message) => {
    const { status, problems } = read(`${base}&${more}`);
    expect(status).toBe('refused');
    expect(problems).toEqual([{ fieldId: field, message: expect.stringMatching(message) }]);
  });

  it('is all that hours count for', () => {
    const view = read(`${base}&current_income=30000&pay_per=year&hours=200`);
    expect(view.status).toBe('answered');
    expect(view.pageQuery).toBe(`${base}&current_income=30000`);
  });
});

describe('an income that is low for a year', () => {
  const asked = (amount: string) => read(`${base}&grants_total=8k&current_income=${amount}`).problems;
  const page = '/calculators/nursing-roi';

  it('is asked about before it is answered, the likeliest first', () => {
    expect(asked('17.50')).toEqual([
      {
        fieldId: 'current_income',
        message: 'Is $17.50 your pay for an hour, a month, or a year?',
        answers: [
          {
            label: 'An hour: $17.50 an hour, 40 hours a week = $36,400 a year',
            href: `${page}?${base}&grants_total=8k&current_income=17.5&pay_per=hour`,
          },
          {
            label: 'A month: $17.50 × 12 = $210 a year',
            href: `${page}?${base}&grants_total=8k&current_income=210&income_confirmed=210`,
          },
          {
            label: 'A year: $17.50 is all that you earn in a year',
            href: `${page}?${base}&grants_total=8k&current_income=17.5&income_confirmed=17.5`,
          },
        ],
      },
    ]);
  });

  it.each(['900', '3k', '4999'])('is asked about as pay for what is offered: %s', (amount) => {
    const [{ message, answers = [] } = { message: '' }] = asked(amount);
    expect(message).toMatch(/ your pay for a month or a year\?$/);
    expect(answers.map(({ label }) => label.split(':')[0])).toEqual(['A month', 'A year']);
  });

  it.each([
    ['2500', ['A month', 'A year', 'An hour']],
    ['36400', ['A year', 'A month']],
  ])('is like one that is high for an hour, which is asked about too: %s', (amount, offered) => {
    const [{ answers = [] } = {}] = read(`${base}&current_income=${amount}&pay_per=hour`).problems;
    expect(answers.map(({ label }) => label.split(':')[0])).toEqual(offered);
    for (const { href } of answers) expect(read(href.split('?')[1] ?? '').status).toBe('answered');
  });

  it.each(['17.50', '1', '4999', '3k'])('is answered by each of the links: %s', (amount) => {
    for (const { href } of asked(amount)[0]?.answers ?? []) {
      expect(read(href.split('?')[1] ?? '').status).toBe('answered');
    }
  });

  it('is not asked about again in the form of its answer, but for another amount', () => {
    const confirmed = `${base}&current_income=3000&income_confirmed=3000`;
    expect(read(confirmed).pageQuery).toBe(confirmed);
    expect(read(confirmed).apiQuery).toBe(`${base}&current_income=3000`);
    expect(partOf(confirmed, 'income_confirmed')).toMatchObject({
      value: '3000',
      control: { kind: 'hidden' },
    });
    const other = `${base}&current_income=20&income_confirmed=3000`;
    expect(read(other).status).toBe('refused');
    expect(partOf(other, 'income_confirmed')).toBeUndefined();
  });

  it.each(['0', '5000', '$5,000', '5k'])('is not %s', (amount) => {
    expect(asked(amount)).toEqual([]);
  });

  it('is the first thing that the API says', () => {
    const inputs = inputsOf({ state: 'ohio', degree: 'ADN', current_income: 17.5 });
    expect(nursingRoi.answer(inputs, data).assumptions[0]).toMatch(
      /^Caution: you gave .* by the hour or month\?/,
    );
  });
});

describe('dollars on the page', () => {
  const names = ['current_income', 'grants_total', 'family_income', 'tuition'] as const;

  it.each(names)('are read as people write them: %s', (name) => {
    const school = name === 'family_income' ? '&program=204796' : '';
    const amount = fc.integer({ min: 5, max: 900 });
    fc.assert(
      fc.property(amount, (thousands) => {
        const queryOf = (text: string) =>
          read(`state=ohio&degree=BSN${school}&${name}=${encodeURIComponent(text)}`).apiQuery;
        const plain = queryOf(`${thousands}000`);
        expect(plain).toContain(`${name}=${thousands}000`);
        for (const text of [`${thousands}k`, `$${thousands}K`, `${thousands} k`, `$${thousands},000`]) {
          expect(queryOf(text)).toBe(plain);
        }
      }),
      { numRuns: 10 },
    );
  });

  it.each(names)('may be written so in the browser: %s', (name) => {
    const { form } = read('state=ohio&degree=BSN');
    const field = [...form.fields, ...form.more].find((one) => one.name === name);
    const pattern = field?.control.kind === 'number' ? field.control.pattern : '';
    for (const text of ['34k', '$34,000', '34,000', ' 34.5K ', '17.50', '.5'])
      expect(text).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
    for (const text of ['34kk', 'k', '3,4', '34e3', '34k0']) {
      expect(text).not.toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
    }
  });

  it('are refused by the API where they are thousands', () => {
    expect(read(`${base}&current_income=34k`).apiQuery).toBe(`${base}&current_income=34000`);
  });
});

describe('grants for a year', () => {
  const asked = `${base}&current_income=30000`;

  it('count for each year of the program, which the page says', () => {
    const view = read(`${asked}&grants_total=$5,250+a+year`);
    // Two years of an ADN
    expect(view.apiQuery).toBe(`${asked}&grants_total=10500`);
    expect(view.answer?.given).toMatch(/ Your grants of \$5,250 a year are \$10,500 over 2 years\.$/);
    expect(view.form.more.find(({ name }) => name === 'grants_total')?.value).toBe('10500');
    expect(read(`${asked}&grants_total=10500`).answer?.given).not.toContain('grants');
  });

  it('that can’t be read get an error that names the form', () => {
    const [problem] = read(`${asked}&grants_total=5250+each+fall`).problems;
    expect(problem?.message).toContain('or for a year, such as 5250 a year');
  });
});

describe('a school', () => {
  const control = (query: string) => {
    const field = read(query).form.more.find(({ name }) => name === 'program');
    return { value: field?.value, error: field?.error, ...(field?.control ?? { kind: 'none' }) };
  };

  it('is chosen by name from those of the state that offer the program', () => {
    const { value, ...list } = control('state=ohio&degree=BSN&program=204796');
    expect(value).toBe('204796');
    expect(list).toMatchObject({
      kind: 'select',
      choices: expect.arrayContaining([{ value, label: 'Ohio State University-Main Campus' }]),
    });
    expect(JSON.stringify(control('state=texas&degree=BSN'))).not.toContain('Ohio State');
  });

  it('is refused in plain words, and nothing is chosen', () => {
    const { value, error } = control('state=texas&degree=BSN&program=204796');
    expect(value).toBe('');
    expect(error).toBe('Ohio State University-Main Campus is in Ohio: choose a school in Texas, or none.');
    expect(control('state=ohio&degree=LPN&program=204796').error).toBe(
      'Ohio State University-Main Campus has no LPN program that we know: choose a school in Ohio, or none.',
    );
    expect(control('state=ohio&degree=BSN&program=999999').error).toBe(
      'Choose a school from the list, or none.',
    );
  });
});
