import { describe, expect, it } from 'vitest';
import { type Data, dataFrom } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { exampleData } from '@/tests/support/data';
import { closureRow } from '@/tests/support/program-tables';
import { nursingRoi } from '.';

const data = exampleData();
const parse = (query: string, from: Data = data) =>
  parseQuery(nursingRoi.parameters, new URLSearchParams(query), nursingRoi.rules?.(from));

function programOf(query: string, from: Data = data) {
  const parsed = parse(query, from);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return nursingRoi.answer(parsed.inputs, from).result.program;
}
const refusalOf = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? undefined : parsed.problem;
};

const osu = 'state=ohio&degree=BSN&program=204796';

describe('which school is meant', () => {
  it.each(['204796', 'ohio-state-university-main-campus-204796', 'an-older-name-204796'])('%s', (program) => {
    expect(programOf(`state=ohio&degree=BSN&program=${program}`)).toMatchObject({
      slug: 'ohio-state-university-main-campus-204796',
      unitid: '204796',
      name: 'Ohio State University-Main Campus',
      state: 'ohio',
    });
  });

  it.each([
    ['an unknown one', 'state=ohio&degree=BSN&program=999999', 'names no school that we know'],
    ['no number', 'state=ohio&degree=BSN&program=ohio-state', 'must be a slug of /programs'],
    [
      'another state',
      'state=texas&degree=BSN&program=204796',
      'names Ohio State University-Main Campus, which is in Ohio',
    ],
    [
      'a closed one',
      'state=ohio&degree=ADN&program=203331',
      'names Eastern Gateway Community College, which has closed',
    ],
    [
      'another credential',
      'state=ohio&degree=LPN&program=204796',
      'names Ohio State University-Main Campus, for which we know no such program',
    ],
  ])('is refused for %s', (_, query, message) => {
    expect(refusalOf(query)).toMatchObject({
      parameter: 'program',
      message: expect.stringContaining(message),
      allowedValues: ['a slug of /programs or an IPEDS unitid of this state that offers this degree'],
    });
  });

  it.each([
    ['takes no new students', { status: 'closing', enrols: 'no, no new students' }],
    ['programs go on at Example University', { status: 'merging', successor: 'Example University' }],
  ] as const)('is refused where it %s', (message, cells) => {
    const closures = [closureRow({ unitid: '204796', ...cells })];
    const parsed = parse(osu, dataFrom({ closures }, data));
    expect(parsed).toMatchObject({ problem: { message: expect.stringContaining(message) } });
  });

  it('is refused for a BSN that only RNs enter, and for an entry that a page strikes', () => {
    const row = data.firstDegree('204796');
    const unpriced: Data = { ...data, institutionPrice: () => undefined };
    const isRead = (from: Data) => parse(osu, from).ok;
    expect(isRead(unpriced)).toBe(true);
    expect(isRead({ ...unpriced, firstDegree: () => row && { ...row, first_degree: 'no' } })).toBe(false);
    const struck = {
      unitid: '204796',
      institution: 'Ohio State University-Main Campus',
      credential: 'BSN',
      field: 'listed',
      value: 'no',
      reason: '',
      source_url: '',
    } as const;
    expect(isRead({ ...unpriced, overrides: () => [struck] })).toBe(false);
    expect(isRead({ ...unpriced, awards: () => [] })).toBe(false);
  });

  it('is refused together with tuition, which is named', () => {
    expect(refusalOf(`${osu}&tuition=1`)).toMatchObject({ parameter: 'tuition' });
  });

  it('is left open where the state or the degree is refused', () => {
    expect(refusalOf('state=narnia&degree=BSN&program=204796')).toMatchObject({ parameter: 'state' });
  });
});

describe('the cost at a school', () => {
  it('is its own price, after grants', () => {
    // 51,436 + 6,440 − 10,000
    expect(programOf(`${osu}&grants_total=10000`)).toMatchObject({
      tuition_total: 51_436,
      tuition_basis: '4 academic years at the yearly rate, state resident, 2023-24',
      tuition_reason: null,
      total_cost: 47_876,
    });
  });

  it('is null with the reason where it has no price of the whole program', () => {
    const row = data.institutionPrice('204796', 'BSN');
    const without: Data = {
      ...data,
      institutionPrice: () =>
        row && {
          ...row,
          whole_program_price: null,
          yearly_rate: 12_859,
          price_reason: 'only upper-division',
        },
    };
    expect(programOf(osu, without)).toMatchObject({
      tuition_total: null,
      tuition_basis: null,
      total_cost: null,
      break_even_months: null,
      tuition_reason: 'No price of the whole program: only upper-division. Its yearly rate is $12,859.',
      break_even_reason: 'No price of the whole program: only upper-division. Its yearly rate is $12,859.',
    });
  });

  it('of an accelerated BSN is as the school prints it, whatever the residency', () => {
    const at = (unitid: string) => programOf(`state=ohio&degree=BSN&track=accelerated&program=${unitid}`);
    expect(at('201548')).toMatchObject({ tuition_total: 43_160, total_cost: 47_600 });
    expect(at('202134')).toMatchObject({ tuition_total: 30_885 });
    expect(at('202134')?.tuition_basis).toContain('nonresidents, the only price printed');
    expect(at('204796')).toMatchObject({ tuition_total: null });
    expect(at('204796')?.tuition_reason).toContain('no price of an accelerated BSN is known');
  });

  it('of an RN-to-BSN that is not confirmed says so', () => {
    const program = programOf('state=ohio&degree=RN_TO_BSN&program=201104');
    expect(program?.tuition_basis).toMatch(/^1 academic year at the yearly rate, .*we couldn't confirm/);
  });
});

describe('the pay after a school', () => {
  it('is moved by what its graduates earn, more so the more they are', () => {
    const program = programOf(osu);
    expect(program).toMatchObject({
      expected_salary: 91_302,
      graduate_earnings: {
        median: 81_795,
        median_restated: 83_357,
        earners: 275,
        earners_reason: null,
        cohort: 'graduates of 2017-18 and 2018-19',
        shared_with: null,
      },
    });
    expect(program?.pay_basis).toContain('counts for 64% (275 earners counted)');
  });

  it('estimates the earners where the source does not count them', () => {
    const program = programOf('state=ohio&degree=MSN&program=204796');
    expect(program?.graduate_earnings?.earners).toBeNull();
    expect(program?.graduate_earnings?.earners_reason).toContain("bachelor's programs alone");
    expect(program?.pay_basis).toContain('estimated');
    expect(program?.expected_salary).not.toBe(112_294);
  });

  it('is that of the state where campuses share one value', () => {
    const program = programOf('state=ohio&degree=BSN&program=200785');
    expect(program?.graduate_earnings?.shared_with).toBe('IPEDS unit 459842');
    expect(program?.expected_salary).toBe(88_607);
    expect(program?.pay_basis).toContain('its campuses have one value');
  });

  it('names the campus where a value counts that says nothing of the degree', () => {
    const osuRow = data.institution('204796');
    const withOrlando: Data = {
      ...data,
      institution: (unitid) =>
        unitid === '459842' && osuRow
          ? { ...osuRow, unitid, name: 'Herzing University-Orlando' }
          : data.institution(unitid),
    };
    const program = programOf('state=ohio&degree=RN_TO_BSN&program=200785', withOrlando);
    expect(program?.graduate_earnings_reason).toBe(
      "Its graduates' earnings can't be used: value shared with Herzing University-Orlando, where it counts.",
    );
  });

  it('is that of the state where too few people are measured', () => {
    expect(programOf('state=ohio&degree=BSN&program=202763')).toMatchObject({
      expected_salary: 88_607,
      graduate_earnings: null,
      graduate_earnings_reason: "Its graduates' earnings can't be used: only 28 earners.",
    });
  });

  it('is that of the state where the median is the nation’s', () => {
    const program = programOf('state=ohio&degree=RN_TO_BSN&program=204796');
    expect(program?.expected_salary).toBe(88_607);
    expect(program?.graduate_earnings_reason).toContain('the published value is of BSN graduates');
  });
});

describe('the area of a school', () => {
  it('has the wages of its nurses', () => {
    expect(programOf(osu)).toMatchObject({
      metro: {
        area_name: 'Columbus, OH',
        occupation: 'Registered Nurses',
        p25_occupation: 'Registered Nurses',
      },
      metro_reason: null,
    });
    expect(programOf('state=ohio&degree=MSN&program=204796')?.metro).toMatchObject({
      occupation: 'Registered Nurses',
      p25_occupation: 'Nurse Practitioners',
    });
  });

  it('is left out where students study online, or BLS has no wage', () => {
    expect(programOf('state=ohio&degree=RN_TO_BSN&program=202806')).toMatchObject({
      metro: null,
      metro_reason: 'At least 90 percent of its students study online, wherever they live.',
    });
    const without: Data = { ...data, metroWage: () => undefined };
    expect(programOf(osu, without)).toMatchObject({
      metro: null,
      metro_reason: 'BLS released no wage of the occupation for Columbus, OH.',
    });
  });
});

describe('the price after grants', () => {
  it.each([
    [0, '0 to 30,000', 4885],
    [30_000, '0 to 30,000', 4885],
    [30_000.5, '30,001 to 48,000', 5751],
    [75_000, '48,001 to 75,000', 9807],
    [5_000_000, '110,001 or more', 27_359],
  ])('of a family with %d dollars is that of its band', (income, income_band, amount) => {
    expect(programOf(`${osu}&family_income=${income}`)).toMatchObject({
      net_price: { amount, income_band, year: '2023-24' },
      net_price_reason: null,
    });
  });

  it('is not there without a family income', () => {
    expect(programOf(osu)).not.toHaveProperty('net_price');
  });

  it('is null with the reason for a band without a price, a school without one, and other students', () => {
    const row = data.netPrice('204796');
    const empty: Data = { ...data, netPrice: () => row && { ...row, net_price_0_30000: null } };
    const reasonOf = (query: string, from: Data = data) => {
      const program = programOf(`${query}&family_income=1`, from);
      expect(program?.net_price).toBeNull();
      return program?.net_price_reason;
    };
    expect(reasonOf(osu, empty)).toContain('Too few students');
    expect(reasonOf(osu, { ...data, netPrice: () => undefined })).toContain('no price after grants');
    expect(reasonOf('state=ohio&degree=MSN&program=204796')).toContain('first-time undergraduates only');
    expect(reasonOf(`${osu}&track=accelerated`)).toContain('first-time undergraduates only');
  });

  it('without a school changes nothing and is not part of the question', () => {
    const parsed = parse('state=ohio&degree=BSN&family_income=45000');
    expect(parsed).toMatchObject({ ok: true, inputs: { family_income: undefined } });
    expect(refusalOf('state=ohio&degree=BSN&family_income=45k')).toMatchObject({
      parameter: 'family_income',
    });
  });
});
