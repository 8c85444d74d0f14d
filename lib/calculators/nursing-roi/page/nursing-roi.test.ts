import { describe, expect, it } from 'vitest';
import { formatDollars } from '@/lib/numbers/format';
import { exampleData } from '@/tests/support/data';
import { nursingRoi } from '..';
import { inputsOf } from '../parameters';
import { nursingRoiPage } from './';

const data = exampleData();
const read = (query: string) => nursingRoiPage.read(new URLSearchParams(query), data);

function answerTo(query: string) {
  const { answer } = read(query);
  if (!answer) throw new Error(`${query} is refused`);
  return answer;
}

describe('the sentence', () => {
  it('says place, credential, school, cost and time', () => {
    expect(answerTo('state=ohio&degree=BSN&current_income=0').sentence).toBe(
      'Yes: in Ohio you come out ahead about 4 years 8 months after you start a BSN, if you earn nothing now; from the $36,800 that people usually earn before, it takes about 6 years 10 months. It costs about $57,800 at a public university, and graduates in Ohio earn about $79,500 a year four years after finishing.',
    );
  });

  it('says that there is no raise, and from what to what', () => {
    expect(answerTo('state=ohio&degree=RN_TO_BSN&current_income=95000').sentence).toBe(
      'Not through pay: in Ohio the pay to expect after an RN-to-BSN program, about $88,600 a year, is no raise if you earn $95,000 a year now. It costs about $13,500 at a public university, and average pay over a career (calculated) is about $88,600 a year.',
    );
  });

  it('is a verdict on both ends of the pay, and says what the low end changes', () => {
    // at the 150,112 that graduates earn, the low end, it is no raise; at the 162,302 calculated it is
    expect(answerTo('state=california&degree=MSN&current_income=150200').sentence).toMatch(
      /^Maybe: in California you come out ahead about 10 years after you start an MSN, if you earn \$150,000 a year now, but at the low end of the pay it is no raise\. .* four years after finishing, no more than you earn now\.$/,
    );
    expect(answerTo('state=california&degree=MSN&current_income=149900').sentence).toMatch(
      /^Maybe: .*, but not within 20 years at the low end of the pay\. (?!.*no more than you earn)/,
    );
    expect(answerTo('state=massachusetts&degree=BSN&current_income=65000').sentence).toMatch(
      /^Yes, slowly: .*, and \d+ years(?: \d+ months?)? at the low end of the pay\./,
    );
  });

  it('says in place of a time that is too long that it is not within 20 years', () => {
    const late = answerTo('state=ohio&degree=BSN&current_income=88600');
    expect(late.result.break_even_months).toBeGreaterThan(100_000);
    expect(late.sentence).toMatch(
      /^Not through pay: in Ohio you don't come out ahead with a BSN, not within 20 years of the start, if you earn \$88,600 a year now\./,
    );
    expect(late.figures[1]?.value).toBe('not within 20 years');
    expect(late.breakEven).toEqual({ months_from_start: null, reason: 'not within 20 years of enrolling' });
    expect(late.movers.rows[0]).toMatchObject({
      breakEven: 'not within 20 years',
      breakEvenFromStart: 'not within 20 years',
    });
    expect(JSON.stringify({ ...late, result: null })).not.toMatch(
      /\d{3,} (?:months|years)|\d,\d{3} (?:months|years)/,
    );
  });

  it('names the pay that the verdict uses where graduates earn much more or less', () => {
    expect(answerTo('state=california&degree=ADN').sentence).toMatch(
      /graduates in California earn about \$121,000 a year four years after finishing \(the verdict uses \$144,000, calculated average pay over a career\)\.$/,
    );
    expect(answerTo('state=ohio&degree=BSN').sentence).not.toContain('the verdict uses');
  });

  it('names the price of a funded PhD beside the list price', () => {
    const { sentence, result } = answerTo('state=ohio&degree=PHD&current_income=60000');
    expect(result.if_funded?.total_cost).toBe(2_000);
    expect(sentence).toContain('or $2,000 if funded as research students often are');
    expect(sentence).toContain('(9 years 10 months if the university pays the tuition)');
  });

  it('names the nation where the state has no price', () => {
    expect(answerTo('state=alaska&degree=PHD').sentence).toContain('at the national median price');
  });
});

describe('what is beside the figures', () => {
  it('measures against what people usually earn, whatever the income', () => {
    const { facts, result } = answerTo('state=ohio&degree=BSN');
    expect(result.typical_entrant.break_even_months).toBe(34);
    expect(facts[0]).toContain('it takes 6 years 10 months to come out ahead');
  });

  it('shows what graduates are measured to earn, and warns where it is far off', () => {
    const { figures, cautions } = answerTo('state=california&degree=ADN');
    expect(figures[0]).toMatchObject({ value: '$121,000' });
    expect(figures[0]?.note).toContain('graduates of 2017-18 and 2018-19 with federal aid');
    expect(figures[0]?.note).toContain('the verdict uses average pay over a career (calculated), $144,000');
    expect(cautions[0]).toContain('$121,216');
  });

  it('says why nothing is measured', () => {
    expect(answerTo('state=ohio&degree=PHD').facts[1]).toContain('does not tell graduates of a PhD');
  });
});

describe('what moves the answer', () => {
  it('starts from the answer and gives up none and all of the pay', () => {
    const { movers, result } = answerTo('state=ohio&degree=BSN&current_income=30000');
    expect(movers.rows[0]).toMatchObject({
      what: 'As calculated',
      breakEven: result.break_even_months,
      breakEvenFromStart: result.break_even_months_from_start,
    });
    const shares = movers.rows.filter(({ id }) => id.startsWith('pay_given_up'));
    expect(shares.map(({ what }) => what)).toEqual([
      '0% of pay given up, not 60%',
      '100% of pay given up, not 60%',
    ]);
    expect(movers.payGivenUpNote).toBeNull();
  });

  it('tells someone without an income what giving up pay means for one who has it', () => {
    const { payGivenUpNote } = answerTo('state=ohio&degree=BSN&current_income=0').movers;
    expect(payGivenUpNote).toContain('For someone who earns $36,800');
    expect(payGivenUpNote).toContain('if 0% is given up');
    expect(payGivenUpNote).toContain('if 100% is given up');
  });

  it('discounts the gain by the declared rate', () => {
    const { horizons, result } = answerTo('state=ohio&degree=BSN&current_income=30000');
    expect(horizons.discountPercent).toBe(3);
    expect(horizons.rows.map(({ years }) => years)).toEqual([5, 10, 20]);
    expect(horizons.rows[2]?.netGain).toBe(result.net_gain_20_year);
    expect(horizons.rows[2]?.discountedGain).toBeLessThan(result.net_gain_20_year);
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

describe('compare', () => {
  const base = 'state=ohio&degree=BSN&current_income=30000';

  it('takes a credential, a state, or both', () => {
    const { answer } = read(`${base}&compare=ADN&compare_2=california.MSN`);
    expect(answer?.comparison?.columns.map(({ label }) => label)).toEqual([
      'BSN in Ohio',
      'ADN in Ohio',
      'MSN in California',
    ]);
  });

  it('shows the figures that each answer has on its own page', () => {
    const { answer } = read(`${base}&compare=texas`);
    const column = answer?.comparison?.columns[1];
    const own = answerTo(column?.href?.split('?')[1] ?? '');
    const cells = answer?.comparison?.rows.map(({ label, cells: row }) => [label, row[1]]);
    expect(Object.fromEntries(cells ?? [])['Total cost']).toBe(formatDollars(own.result.total_cost));
  });

  it('writes each in the shortest way, once, without the question itself', () => {
    const view = read(`${base}&compare=&compare_2=california.BSN`);
    expect(view.pageQuery).toBe(`${base}&compare=california`);
    expect(view.apiQuery).toBe(base);
    expect(read(`${base}&compare=california.BSN&compare_2=california`).pageQuery).toBe(
      `${base}&compare=california`,
    );
    expect(read(`${base}&compare=BSN`).answer?.comparison).toBeNull();
  });

  it.each(['compare=narnia', 'compare=ohio.ADN.x', 'compare=ADN.ohio', 'compare=ADN&compare=MSN'])(
    'refuses %s and names the field',
    (query) => {
      const { status, problems } = read(`${base}&${query}`);
      expect(status).toBe('refused');
      expect(problems).toHaveLength(1);
      expect(problems[0]?.fieldId).toBe('compare');
      expect(problems[0]?.message).toMatch(/^Compare with a credential /);
    },
  );

  it('offers the other credentials until three are side by side', () => {
    const links = read(`${base}&compare=ADN`).answer?.compareLinks ?? [];
    expect(links).toHaveLength(7);
    expect(links[0]?.href).toBe(`/calculators/nursing-roi?${base}&compare=ADN&compare_2=LPN`);
    expect(read(`${base}&compare=ADN&compare_2=LPN`).answer?.compareLinks).toEqual([]);
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
      'track',
      'compare',
      'compare_2',
    ]);
    expect(view.apiQuery).toBe(`${base}&track=accelerated&grants_total=8000`);
    expect(view.answer?.subject).toBe('Accelerated BSN in Ohio: pay, cost and return');
    expect(view.answer?.prices).toBeNull();
  });

  it('are refused as at the API, beside their fields', () => {
    const { status, problems } = read('state=ohio&degree=ADN&track=accelerated&income=5');
    expect(status).toBe('refused');
    expect(problems).toEqual([
      {
        fieldId: 'current_income',
        message: 'We can’t read “income” in this page’s address: use the field “What you earn now”.',
      },
      {
        fieldId: 'track',
        message: 'Only a BSN can be accelerated: choose BSN as the program type, or a first degree here.',
      },
    ]);
  });

  it('show a school before the figures of the state', () => {
    const { facts, sentence } = answerTo(`${base}&program=204796&family_income=45000`);
    expect(sentence).toContain('$57,900 at Ohio State University-Main Campus');
    expect(facts.slice(0, 2)).toEqual([
      'Ohio State University-Main Campus costs about $57,900 in all (4 academic years at the yearly rate, state resident, 2023-24); 26 months of work repay it and the pay given up.',
      'Its graduates earn $83,400 at May 2025 wages ($81,800 as published; graduates of 2017-18 and 2018-19; 275 earners).',
    ]);
    expect(facts.join(' ')).toContain('for families with 30,001 to 48,000 dollars: $5,751');
  });

  it('say how long the work after a school takes, in its number and in time', () => {
    const costs = (query: string) => answerTo(`${query}&program=204796`).facts[0];
    expect(costs('state=ohio&degree=BSN&current_income=0&grants_total=52000')).toMatch(
      /; 1 month of work repays it and /,
    );
    expect(costs('state=ohio&degree=BSN&current_income=88600')).toMatch(
      /; work repays it and the pay given up, but not within 20 years of the first class\.$/,
    );
    expect(costs('state=ohio&degree=BSN&current_income=120000')).toMatch(/; the pay after it is no raise\.$/);
  });

  it('are not those of what the answer is compared with', () => {
    const { comparison } = answerTo(`${base}&tuition=10000&compare=ADN`);
    const cells = Object.fromEntries(comparison?.rows.map(({ label, cells: row }) => [label, row]) ?? []);
    expect(cells['Tuition, whole program']).toEqual(['$10,000 (as given)', '$10,272 (public)']);
  });
});

it('shows the figures that the calculator gives', () => {
  const inputs = inputsOf({ state: 'ohio', degree: 'BSN', current_income: 30_000 });
  expect(answerTo('state=ohio&degree=BSN&current_income=30000').result).toEqual(
    nursingRoi.answer(inputs, data).result,
  );
});
