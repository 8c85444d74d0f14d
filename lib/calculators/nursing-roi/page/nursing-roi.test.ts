import { describe, expect, it } from 'vitest';
import { formatDollars, formatDollarsRange } from '@/lib/numbers/format';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { nursingRoi } from '..';
import { inputsOf } from '../parameters';
import { nursingRoiPage } from './';

const data = exampleData();
const { read, answerTo } = readerOf(nursingRoiPage);

/** What the page says of one answer alone. */
function singleTo(query: string) {
  const { single } = answerTo(query);
  if (!single) throw new Error(`${query} is a comparison`);
  return single;
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
    expect(late.ahead.mark).toBeNull();
    expect(late.ahead.finding).toMatch(/^Not ahead, not within 20 years; /);
    expect(late.single?.movers.rows[0]).toMatchObject({ ahead: 'not within 20 years' });
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
  it('shows what graduates are measured to earn, and warns where it is far off', () => {
    const { figures, single, cautions } = answerTo('state=california&degree=ADN');
    expect(figures[0]).toMatchObject({ label: 'Graduates’ pay, a year', value: '$121,000' });
    expect(figures[0]?.note).toBe(
      'Four years after finishing, in California; at the start about $118,000, over a career $144,000 on average (calculated: $121,000 to $147,000)',
    );
    expect(single?.payEvidence[0]).toContain('graduates of 2017-18 and 2018-19 with federal aid');
    expect(single?.payEvidence[0]).toContain(
      '16% less than the average over a career, which the verdict uses',
    );
    expect(cautions[0]).toContain('$121,216');
  });

  it('leads with the time from the first class and with the gain, each with its range', () => {
    const { figures, result } = answerTo('state=ohio&degree=BSN&current_income=36820');
    // 48 months of study, then 34 (32 to 42) of work; 682,405 more than 20 times 36,820
    expect(figures[1]).toEqual({
      label: 'Ahead after, from your first class',
      value: '6 years 10 months',
      note: '4 years of study, then 2 years 10 months of work. Likely 6 years 8 months to 7 years 6 months',
    });
    expect(result.net_gain_20_year).toBe(682_405);
    expect(figures[2]?.label).toBe('Gain over not studying, 20 years');
    expect(figures[2]?.value).toBe('$682,000');
    // 16 years of work: 16 × 79,525 and 16 × 92,117 in place of 16 × 88,607
    const [low, high] = [79_525, 92_117].map((pay) => result.net_gain_20_year + 16 * (pay - 88_607));
    expect(figures[2]?.note).toBe(
      `Compared with staying at $36,800 a year, before tax, without raises. Likely ${formatDollarsRange(low ?? 0, high ?? 0)}`,
    );
  });

  it('puts the usual entrant beside someone who earns nothing', () => {
    const { figures } = answerTo('state=ohio&degree=BSN&current_income=0');
    expect(figures[1]?.note).toContain('From the usual $36,800 before: 6 years 10 months');
    expect(figures[2]?.note).toContain('Compared with earning nothing');
    expect(figures[2]?.note).toContain('From the usual $36,800 before: $682,000');
    expect(answerTo('state=ohio&degree=BSN&current_income=36820').figures[2]?.note).not.toContain('usual');
  });

  it('says what the low end of the pay would change', () => {
    const { figures } = answerTo('state=california&degree=MSN&current_income=150200');
    expect(figures[1]?.note).toMatch(/Likely .*, or no raise at the low end of the pay$/);
  });

  it('says why nothing is measured', () => {
    expect(answerTo('state=ohio&degree=PHD').single?.payEvidence[0]).toContain(
      'does not tell graduates of a PhD',
    );
  });
});

describe('what moves the answer', () => {
  it('starts from the answer and gives up none and all of the pay', () => {
    const { movers } = singleTo('state=ohio&degree=BSN&current_income=30000');
    // 48 months of study and 27 of work
    expect(movers.rows[0]).toMatchObject({ what: 'As calculated', ahead: '6 years 3 months' });
    const shares = movers.rows.filter(({ id }) => id.startsWith('pay_given_up'));
    expect(shares.map(({ what }) => what)).toEqual([
      '0% of pay given up, not 60%',
      '100% of pay given up, not 60%',
    ]);
    expect(movers.payGivenUpNote).toBeNull();
  });

  it('tells someone without an income what giving up pay means for one who has it', () => {
    const { payGivenUpNote } = singleTo('state=ohio&degree=BSN&current_income=0').movers;
    expect(payGivenUpNote).toContain('For someone who earns $36,800');
    expect(payGivenUpNote).toContain('if 0% is given up');
    expect(payGivenUpNote).toContain('if 100% is given up');
  });

  it('discounts the gain by the declared rate', () => {
    const { result } = answerTo('state=ohio&degree=BSN&current_income=30000');
    const { horizons } = singleTo('state=ohio&degree=BSN&current_income=30000');
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
      'compare',
    ]);
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
      'An RN-to-BSN program is for people who are RNs already.',
      'RNs who start an RN-to-BSN program in Ohio usually earn $84,200, $6,220 more than you. From that pay the raise is $4,390 a year: you are ahead after 4 years 7 months, and the gain over 20 years is $67,700. The rest of your gain is not the program’s alone: a job at the usual pay would bring it too.',
    ]);
  });

  it('reads nothing where that changes nothing', () => {
    expect(factsOf(95_000)).toHaveLength(1);
    expect(factsOf(0)).toHaveLength(1);
    expect(factsOf(10_000, 'BSN')).toEqual([]);
  });
});
