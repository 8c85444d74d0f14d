import { describe, expect, it } from 'vitest';
import { formatDollars } from '@/lib/numbers/format';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { nursingRoi } from '..';
import { inputsOf } from '../parameters';
import { nursingRoiPage } from './';

const data = exampleData();
const { read, answerTo } = readerOf(nursingRoiPage);

describe('the question', () => {
  it('is the heading, with what the program is and whose pay it counts from beneath', () => {
    const { heading, given } = answerTo('state=ohio&degree=BSN&current_income=30000');
    expect(heading).toBe('Does a BSN pay off in Ohio?');
    expect(given).toBe(
      'A bachelor of science in nursing (BSN) takes four years and leads to the RN license. You earn $30,000 a year now.',
    );
  });

  it('says whom a program is for that asks for a license or a degree', () => {
    expect(answerTo('state=ohio&degree=CERTIFICATE&current_income=90000').given).toBe(
      'A post-graduate certificate takes 18 months. It is for RNs with a graduate degree in nursing. You earn $90,000 a year now.',
    );
    expect(answerTo('state=ohio&degree=ABSN').given).toMatch(
      /^An accelerated BSN takes 15 months and leads to the RN license\. It is for people with a bachelor’s degree /,
    );
  });
});

describe('the sentence', () => {
  it('says what school costs, which pay one gives up and what graduates earn more', () => {
    expect(answerTo('state=ohio&degree=BSN&current_income=36820').sentence).toBe(
      'School costs about $57,800, and you give up about $88,400 of pay. Four years after finishing, graduates earn about $42,700 a year more than you do.',
    );
  });

  it('says the time once: it is the verdict’s', () => {
    const { verdict, sentence } = answerTo('state=ohio&degree=BSN&current_income=36820');
    expect(verdict).toContain('6 years 10 months');
    expect(sentence).not.toMatch(/months|ahead/);
  });

  it('puts the usual entrant beside someone who earns nothing', () => {
    expect(answerTo('state=ohio&degree=BSN&current_income=0').sentence).toBe(
      'School costs about $57,800, and you give up no pay. Four years after finishing, graduates earn about $79,500 a year. From the usual $36,800 before, it takes about 6 years 10 months.',
    );
  });

  it('says that one keeps the job, and calculated pay by its name where nothing is measured', () => {
    expect(answerTo('state=ohio&degree=RN_TO_BSN&current_income=78000').sentence).toBe(
      'School costs about $13,500, and you can keep your job while you study. Average pay over a career is about $88,600 a year (calculated), $10,600 more than you earn now. A job at the usual RN pay, $84,200, would bring most of that raise without the program.',
    );
    expect(answerTo('state=ohio&degree=RN_TO_BSN&current_income=95000').sentence).toMatch(
      /Average pay over a career is about \$88,600 a year \(calculated\)\.$/,
    );
  });

  it('says that graduates earn no more, and what average pay over a career would be', () => {
    expect(answerTo('state=california&degree=MSN&current_income=150200').sentence).toMatch(
      / graduates earn about \$150,000 a year, no more than you do now\. Average pay over a career \(calculated\) is about \$12,100 a year more\./,
    );
    expect(answerTo('state=ohio&degree=BSN&current_income=95000').sentence).toMatch(
      /Average pay over a career \(calculated\) is about \$88,600, no more either\.$/,
    );
  });

  it('says what the raise is over a career where the one of four years would take too long', () => {
    const { verdict, sentence } = answerTo('state=ohio&degree=ADN&current_income=76000');
    expect(verdict).toMatch(/^Maybe/);
    expect(sentence).toMatch(
      /earn about \$\d+ a year more than you do, and about \$[\d,]+ more over a career \(calculated\)\./,
    );
  });

  it('says in place of a time that is too long that it is not within 20 years', () => {
    const late = answerTo('state=ohio&degree=BSN&current_income=88600');
    expect(late.result.break_even_months).toBeGreaterThan(100_000);
    expect(late.figures[2]?.value).toBe('not within 20 years');
    expect(late.ahead.mark).toBeNull();
    expect(late.ahead.finding).toBe('Behind for more than 20 years');
    expect(late.single?.movers.rows[0]).toMatchObject({ ahead: 'not within 20 years' });
    expect(JSON.stringify({ ...late, result: null })).not.toMatch(
      /\d{3,} (?:months|years)|\d,\d{3} (?:months|years)/,
    );
  });

  it('names the pay that the answer counts where graduates earn much more or less', () => {
    expect(answerTo('state=california&degree=ADN').sentence).toMatch(
      / The answer counts average pay over a career, \$144,000 \(calculated\)\.$/,
    );
    expect(answerTo('state=ohio&degree=BSN').sentence).not.toContain('The answer counts');
  });

  it('names the price of a funded PhD beside the list price', () => {
    const { sentence, result } = answerTo('state=ohio&degree=PHD&current_income=60000');
    expect(result.if_funded?.total_cost).toBe(2_000);
    expect(sentence).toContain('or $2,000 if funded, as research students often are');
    expect(sentence).toMatch(/If the university pays the tuition, it takes about 9 years 10 months\.$/);
  });
});

describe('an income of nothing', () => {
  it('is said beside the gain that it makes', () => {
    const noteOf = (query: string) => answerTo(`state=ohio&degree=BSN&${query}`).ahead.note;
    expect(noteOf('current_income=0')).toBe(' You said you would earn nothing without it.');
    expect(noteOf('current_income=0&compare=ADN')).toBe(noteOf('current_income=0'));
    expect(noteOf('current_income=30000')).toBe('');
  });
});

describe('the three figures', () => {
  const noteOf = (query: string, index: number) => answerTo(query).figures[index]?.note;

  it('lead with what graduates are measured to earn, and warn where that is far off', () => {
    const { figures, single, cautions } = answerTo('state=california&degree=ADN');
    expect(figures[0]).toEqual({
      label: 'Graduates’ pay, a year',
      value: '$121,000',
      note: 'Four years after finishing; new graduates: about $118,000; over a career: about $144,000 (calculated)',
    });
    expect(single?.payEvidence[0]).toContain('graduates of 2017-18 and 2018-19 with federal aid');
    expect(single?.payEvidence[0]).toContain(
      '16% less than the average over a career, which the verdict uses',
    );
    expect(cautions[0]).toContain('$121,216');
  });

  it('say the cost, whose price it is and what it takes to pay it back', () => {
    const { figures, result } = answerTo('state=ohio&degree=BSN&current_income=36820');
    expect(figures[1]).toEqual({
      label: 'Tuition, books and fees',
      value: '$57,800',
      note: `At a public university, before grants. All borrowed: ${formatDollars(result.loan.monthly_payment)} a month for 20 years; federal loans: at most $27,000 ($45,000 if independent)`,
    });
    expect(noteOf('state=ohio&degree=BSN&grants_total=1000000', 1)).toBe(
      'At a public university, after $1 million of grants',
    );
    expect(noteOf('state=alaska&degree=PHD', 1)).toMatch(/^At the national median price, /);
  });

  it('say the time from the first class with its range', () => {
    // 48 months of study, then 34 (32 to 42) of work
    expect(answerTo('state=ohio&degree=BSN&current_income=36820').figures[2]).toEqual({
      label: 'Ahead after',
      value: '6 years 10 months',
      note: 'From your first class. Likely 6 years 8 months to 7 years 6 months',
    });
    expect(noteOf('state=california&degree=MSN&current_income=150200', 2)).toMatch(
      /Likely .*, or no raise at the low end of the pay$/,
    );
  });

  it('say in words that there is no raise', () => {
    expect(answerTo('state=ohio&degree=BSN&current_income=95000').figures[2]).toMatchObject({
      value: 'no raise',
      note: expect.stringMatching(/^No raise: /),
    });
  });

  it('say why nothing is measured', () => {
    expect(answerTo('state=ohio&degree=PHD').single?.payEvidence[0]).toContain(
      'does not tell graduates of a PhD',
    );
  });
});

describe('the formula', () => {
  it('ends in the figures of the answer', () => {
    const { formula, result } = answerTo('state=texas&degree=DNP&current_income=70000');
    const values = formula.map(({ value }) => value);
    expect(values).toContain(formatDollars(result.expected_salary));
    expect(values).toContain(formatDollars(result.total_cost));
    expect(values.slice(-2)).toEqual(
      [result.net_earnings_20_year, result.net_gain_20_year].map(formatDollars),
    );
  });
});

describe('options', () => {
  const base = 'state=ohio&degree=BSN&current_income=30000';

  it('are folded fields, and part of the addresses', () => {
    const view = read(`${base}&grants_total=$8,000&track=accelerated`);
    expect(view.form.fields.map(({ name }) => name)).toEqual(['state', 'degree', 'current_income']);
    expect(view.form.more.map(({ name }) => name)).toEqual([
      'program',
      'family_income',
      'grants_total',
      'tuition',
      'compare',
    ]);
    expect(read(`${base}&compare=ADN`).form.more.filter(({ name }) => name === 'compare')).toHaveLength(2);
    expect(view.apiQuery).toBe(`${base}&track=accelerated&grants_total=8000`);
    expect(view.answer?.subject).toBe('Accelerated BSN in Ohio: pay, cost and return');
    expect(view.answer?.single?.prices).toBeNull();
  });

  it('are refused as at the API, beside their fields', () => {
    const { status, problems } = read('state=ohio&degree=ADN&track=accelerated&income=5');
    expect(status).toBe('refused');
    expect(problems).toEqual([
      { fieldId: 'degree', message: 'Choose a program type. Only a BSN can be accelerated.' },
      {
        fieldId: 'current_income',
        message: 'We can’t read “income” in this page’s address: use the field “What you earn now”.',
      },
    ]);
  });
});

it('shows the figures that the calculator gives', () => {
  const inputs = inputsOf({ state: 'ohio', degree: 'BSN', current_income: 30_000 });
  expect(answerTo('state=ohio&degree=BSN&current_income=30000').result).toEqual(
    nursingRoi.answer(inputs, data).result,
  );
});

it('names the prices behind its chart', () => {
  const titles = (query: string) =>
    answerTo(`state=ohio&current_income=30000&${query}`).aheadSources.map(({ title }) => title);
  const [degree, accelerated] = [titles('degree=BSN'), titles('degree=ABSN')];
  expect(degree.join()).toContain('IPEDS');
  expect(accelerated.join()).not.toContain('IPEDS');
  expect(new Set(titles('degree=BSN&compare=ABSN'))).toEqual(new Set([...degree, ...accelerated]));
});

describe('an RN who earns less than others', () => {
  const factsOf = (income: number, degree = 'RN_TO_BSN') =>
    answerTo(`state=ohio&degree=${degree}&current_income=${income}`).facts;

  it('reads what the program brings from the usual pay', () => {
    expect(factsOf(78_000)).toEqual([
      'From the $84,200 that RNs usually earn before an RN-to-BSN program, the raise is $4,390 a year: you are ahead after 4 years 7 months, and the gain over 20 years is $67,700.',
    ]);
  });

  it('reads nothing where that changes nothing', () => {
    expect(factsOf(95_000)).toEqual([]);
    expect(factsOf(0)).toEqual([]);
    expect(factsOf(10_000, 'BSN')).toEqual([]);
  });
});
