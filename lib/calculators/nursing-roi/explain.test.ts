import { describe, expect, it } from 'vitest';
import { type Degree, degrees } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { StateSlug } from '@/lib/places/states';
import { exampleData, withConstants, withEarnings } from '@/tests/support/data';
import { nursingRoi } from '.';
import { inputsOf } from './parameters';

const data = exampleData();
const ask = (state: StateSlug, degree: Degree, current_income = 0, from: Data = data) =>
  nursingRoi.answer(inputsOf({ state, degree, current_income }), from);
const assumptions = (...question: Parameters<typeof ask>) => ask(...question).assumptions;

describe('the assumptions', () => {
  it('of a price and earnings of the state', () => {
    expect(assumptions('ohio', 'BSN', 0)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'The expected salary is average pay over a career (calculated): the mean annual wage of Registered Nurses in Ohio (BLS, May 2025) × 1.01. The multiplier for this program type is judged: 2.6 to 5.1 % above ADN after adjustment (Spetz and Bates 2013); low: graduates four years on earn 0.955 at May 2025 wages (Scorecard, 696 programs, those for RNs only left out where known).',
      'No survey of a nursing association gives pay by degree, so the multiplier is from the sources named.',
      'A wage is for everyone in the job, at every age. A new graduate is nearer the low end of the range.',
      'The range is the same wage times 0.96 and 1.05. It reaches to the $79,525 that graduates in Ohio earn.',
      "Graduates' pay is the middle one of programs in Ohio, four years after finishing. It is of graduates of 2017-18 and 2018-19 with federal aid, earned in 2022 and 2023, published in 2024 dollars and restated at May 2025 wages; 34 programs, 8,229 earners (College Scorecard, release of 2026-06-10).",
      'The pay of BSN graduates includes RN-to-BSN graduates where a school has both. Schools that are known to teach only RNs are left out.',
      "Graduates' measured pay, $79,525, is below pay at the start, $79,992: it includes people who work part of the year or part time, and wages are those of full-time hours.",
      'Tuition is the middle price of the whole program at 19 public schools in Ohio. It is what they published for residents in 2023-24, before grants; a school with more graduates counts more.',
      'Schools whose BSN is only for RNs are left out of the price. Those with both kinds count by their share of first degrees.',
      "Tuition is a school's general rate unless it reports a charge for the whole program. Fees that a nursing school adds come on top.",
      'Prices are not raised to today: the middle published undergraduate price rose by 2.9% from 2023-24 to 2024-25.',
      'Other costs are $6,440 for a typical BSN program, judged: books and supplies $3,000; kit, health checks and testing $2,965; license and exam $475.',
      'The program takes 48 months (36 to 48; judged), and 60% of current pay is given up while enrolled (assumed).',
      'The time until you are ahead counts the pay that you give up while studying.',
      'Raises, taxes, loan interest and discounting are not counted. Costs are spread evenly over the program.',
      'With no income now, every dollar earned counts as a raise. For someone who earns $36,820 before the program (a quarter of all workers in the state earn less), coming out ahead takes 6 years 10 months from the start.',
      'The loan is the whole cost after grants at 6.52% a year (award year 2026-27); the years follow from the amount. Interest that runs while studying, the origination fee and repayment by income are left out.',
      'Federal Direct Loans have limits, which this figure does not apply: dependent undergraduates may borrow $5,500 to $7,500 a year and $31,000 in all, independent ones $9,500 to $12,500 a year and $57,500 in all.',
      'The cost is above the $57,500 that federal loans give in all. The rest would need another source.',
    ]);
  });

  it('of a price and earnings of the nation, without those of the state', () => {
    expect(assumptions('alaska', 'LPN', 88000)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'The expected salary is average pay over a career (calculated): the mean annual wage of Licensed Practical and Licensed Vocational Nurses in Alaska (BLS, May 2025) × 1. The multiplier for this program type is defined: the credential is the occupation; low: the median graduate four years on earns 0.962 of the state LPN mean at May 2025 wages (College Scorecard, 394 programs; schools where over 20 % of the certificates are for nursing assistants left out).',
      'No survey of a nursing association gives pay by degree, so the multiplier is from the sources named.',
      'A wage is for everyone in the job, at every age. A new graduate is nearer the low end of the range.',
      'The range is the same wage times 0.96 and 1.',
      "Graduates' pay is the middle one of programs in the United States, four years after finishing. It is of graduates of 2017-18 and 2018-19 with federal aid, earned in 2022 and 2023, published in 2024 dollars and restated at May 2025 wages; 394 programs, number of earners not published (College Scorecard, release of 2026-06-10).",
      'Schools where over 20% of the certificates are for nursing assistants are left out of the pay of LPN graduates.',
      "Too few schools in Alaska have a figure that can be used, so graduates' pay is that of the whole US.",
      'Tuition is the middle price of the whole program at 735 public schools in the United States. It is what they published for residents in 2023-24, before grants; a school with more graduates counts more.',
      'Caution: no school in Alaska has a known price for this program type, so tuition is the middle of public schools in the US.',
      "Tuition is a school's general rate unless it reports a charge for the whole program. Fees that a nursing school adds come on top.",
      'Prices are not raised to today: the middle published undergraduate price rose by 2.9% from 2023-24 to 2024-25.',
      'Other costs are $3,940 for a typical LPN program, judged: books and supplies $1,500; kit, health checks and testing $1,965; license and exam $475.',
      'The program takes 12 months (12 to 18; judged), and 60% of current pay is given up while enrolled (assumed).',
      'The time until you are ahead counts the pay that you give up while studying.',
      'Raises, taxes, loan interest and discounting are not counted. Costs are spread evenly over the program.',
      'The loan is the whole cost after grants at 6.52% a year (award year 2026-27); the years follow from the amount. Interest that runs while studying, the origination fee and repayment by income are left out.',
      'Federal Direct Loans have limits, which this figure does not apply: dependent undergraduates may borrow $5,500 to $7,500 a year and $31,000 in all, independent ones $9,500 to $12,500 a year and $57,500 in all.',
    ]);
  });

  it('of a state where nurse practitioners earn little more than RNs', () => {
    expect(assumptions('california', 'MSN', 30000)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'The expected salary is average pay over a career (calculated): the mean annual wage of Registered Nurses in California (BLS, May 2025) × 1.08. The multiplier for this program type is measured: four years after finishing graduates earn 0.916 of the mean nurse practitioner in their state, at May 2025 wages (College Scorecard), and nurse practitioners here earn 1.176 of the mean RN (BLS).',
      'No survey of a nursing association gives pay by degree, so the multiplier is from the sources named.',
      'A wage is for everyone in the job, at every age. A new graduate is nearer the low end of the range.',
      'The range is the same wage times 1.01 and 1.16. It reaches to the $150,112 that graduates in California earn.',
      'Caution: graduates here earn about what the average RN does: RNs in California earn $150,280 on average and nurse practitioners $176,760.',
      "Graduates' pay is the middle one of programs in California, four years after finishing. It is of graduates of 2017-18 and 2018-19 with federal aid, earned in 2022 and 2023, published in 2024 dollars and restated at May 2025 wages; 28 programs, number of earners not published (College Scorecard, release of 2026-06-10).",
      'Tuition is the middle price of the whole program at 21 public schools in California. It is what they published for residents in 2023-24, before grants; a school with more graduates counts more.',
      "Tuition is a school's general rate unless it reports a charge for the whole program. Fees that a nursing school adds come on top.",
      'Prices are not raised to today: the middle published undergraduate price rose by 2.9% from 2023-24 to 2024-25.',
      'Other costs are $2,015 for a typical MSN program, judged: books and supplies $1,500; license and exam $515.',
      'The program takes 24 months (15 to 36; judged), and 25% of current pay is given up while enrolled (assumed).',
      'The time until you are ahead counts the pay that you give up while studying.',
      'Raises, taxes, loan interest and discounting are not counted. Costs are spread evenly over the program.',
      'The loan is the whole cost after grants at 8.07% a year (award year 2026-27); the years follow from the amount. Interest that runs while studying, the origination fee and repayment by income are left out.',
      "Federal Direct Loans have limits, which this figure does not apply: graduate students may borrow $20,500 a year and $100,000 in all, $257,500 with all earlier loans (P.L. 119-21 sec. 81001: graduate students; Grad PLUS ended for new borrowers on 1 July 2026. Professional students: 50,000 a year, 200,000 in all; whether graduate nursing is professional is in court (D.D.C. stayed the Department's narrower definition on 24 June 2026): ask the school).",
    ]);
  });

  it('of a degree that is often paid for', () => {
    expect(assumptions('ohio', 'PHD', 0)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'The expected salary is average pay over a career (calculated): the mean annual wage of Registered Nurses in Ohio (BLS, May 2025) × 1.12. The multiplier for this program type is judged: non-APRN doctorate 1.175 of all RNs (Medscape 2019); nursing faculty 81,617 against 90,435 for other nurses = 0.90 (NSSRN 2022).',
      'No survey of a nursing association gives pay by degree, so the multiplier is from the sources named.',
      'A wage is for everyone in the job, at every age. A new graduate is nearer the low end of the range.',
      'The range is the same wage times 0.9 and 1.2.',
      "Graduates' pay is not known for a PhD: the source does not separate it from a DNP.",
      'Tuition is the middle price of the whole program at 3 public schools in Ohio. It is what they published for residents in 2023-24, before grants; a school with more graduates counts more.',
      "Tuition is a school's general rate unless it reports a charge for the whole program. Fees that a nursing school adds come on top.",
      'Prices are not raised to today: the middle published undergraduate price rose by 2.9% from 2023-24 to 2024-25.',
      'Other costs are $2,000 for a typical PhD program, judged: books and supplies $2,000.',
      'Research doctoral students are often funded: with tuition paid by the university the cost is $2,000.',
      'The program takes 60 months (48 to 72; judged), and 60% of current pay is given up while enrolled (assumed).',
      'The time until you are ahead counts the pay that you give up while studying.',
      'Raises, taxes, loan interest and discounting are not counted. Costs are spread evenly over the program.',
      'With no income now, every dollar earned counts as a raise. For someone who earns $88,607 before the program (the average of RNs with a BSN in the state), coming out ahead takes too long: not within 20 years of the start.',
      'The loan is the whole cost after grants at 8.07% a year (award year 2026-27); the years follow from the amount. Interest that runs while studying, the origination fee and repayment by income are left out.',
      "Federal Direct Loans have limits, which this figure does not apply: graduate students may borrow $20,500 a year and $100,000 in all, $257,500 with all earlier loans (P.L. 119-21 sec. 81001: graduate students; Grad PLUS ended for new borrowers on 1 July 2026. Professional students: 50,000 a year, 200,000 in all; whether graduate nursing is professional is in court (D.D.C. stayed the Department's narrower definition on 24 June 2026): ask the school).",
    ]);
  });

  it('say of each credential what its figures mix together', () => {
    const mixed = (degree: Degree) =>
      assumptions('ohio', degree, 1).filter((sentence) =>
        /^(?:Graduates' pay is that of|The pay of BSN|Schools w|No school reports|The price is that)/.test(
          sentence,
        ),
      );
    expect(Object.fromEntries(degrees.map((degree) => [degree, mixed(degree)]))).toEqual({
      LPN: [
        'Schools where over 20% of the certificates are for nursing assistants are left out of the pay of LPN graduates.',
      ],
      ADN: [],
      BSN: [
        'The pay of BSN graduates includes RN-to-BSN graduates where a school has both. Schools that are known to teach only RNs are left out.',
        'Schools whose BSN is only for RNs are left out of the price. Those with both kinds count by their share of first degrees.',
      ],
      RN_TO_BSN: [
        "Graduates' pay is that of schools that are known to teach their BSN to RNs only.",
        'No school reports a price for RN-to-BSN alone: it is one school year at schools that award a BSN.',
      ],
      MSN: [],
      RN_TO_MSN: [
        "Graduates' pay is that of all MSN graduates.",
        'No school reports a price for RN-to-MSN alone: it is the graduate rate of schools that award an MSN.',
      ],
      DNP: [
        "Graduates' pay is that of all doctoral graduates, nurse anesthetists included: the source does not separate a DNP from a PhD.",
      ],
      PHD: [],
      CERTIFICATE: ["The price is that of schools that awarded a post-master's certificate."],
    });
  });
});

describe('what belongs to the answer', () => {
  it('is named by title and address, once for each table, with the evidence of the multiplier', () => {
    expect(ask('ohio', 'PHD').sources).toEqual([
      {
        title:
          'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: mean annual wage, Registered Nurses, Ohio',
        url: 'https://download.bls.gov/pub/time.series/oe/oe.data.0.Current',
      },
      {
        title:
          'U.S. Department of Education, National Center for Education Statistics, IPEDS 2023-24: tuition and fees of 3 public schools in Ohio',
        url: 'https://nces.ed.gov/ipeds/datacenter/',
      },
      {
        title:
          'Evidence for the multiplier: non-APRN doctorate 1.175 of all RNs (Medscape 2019); nursing faculty 81,617 against 90,435 for other nurses = 0.90 (NSSRN 2022)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12629105',
      },
      {
        title:
          'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: pay before the program (the average of RNs with a BSN in the state), Registered Nurses, Ohio',
        url: 'https://download.bls.gov/pub/time.series/oe/oe.data.0.Current',
      },
      {
        title:
          'Terms of federal Direct Loans, award year 2026-27: 20 U.S.C. 1087e(b)(8): 10-year Treasury note, last auction before 1 June (4.468 % in May 2026), plus 3.60 points; first disbursed 1 July 2026 to 30 June 2027',
        url: 'https://studentaid.gov/understand-aid/types/loans/interest-rates',
      },
      {
        title:
          'Terms of federal Direct Loans, award year 2026-27: 34 CFR 685.208(c) (91 FR 23886, 1 May 2026), Tiered Standard plan: the only fixed plan for Direct Loans made from 1 July 2026; the term follows the total of Direct Loans; balance of 50000 to under 100000',
        url: 'https://www.ecfr.gov/current/title-34/section-685.208',
      },
    ]);
    expect(ask('ohio', 'BSN').sources[2]).toEqual({
      title:
        'U.S. Department of Education, College Scorecard, release of 2026-06-10, as published by Truewise (CC BY 4.0, https://truewise.dev): 34 programs in Ohio',
      url: 'https://collegescorecard.ed.gov/data/',
    });
  });

  it('links to the state, the salaries and the routes', () => {
    expect(ask('ohio', 'BSN').related).toEqual({
      state: '/states/ohio',
      salaries: '/salaries',
      pathway: '/calculators/lpn-pathway',
    });
  });
});

/** The data with another median of what graduates are measured to earn. */
const measuredAt = (median: number) => withEarnings({ median_restated: median });

describe('at the edges', () => {
  it('no evidence is named where the multiplier has no address', () => {
    const changed = withConstants('credential-multipliers', {
      'credential_multiplier BSN': { source_url: null },
    });
    const titles = ask('ohio', 'BSN', 0, changed).sources.map(({ title }) => title);
    expect(titles).toHaveLength(8);
    expect(titles.join()).not.toContain('Evidence');
  });

  it('graduates who earn more than calculated are named as well', () => {
    expect(assumptions('ohio', 'BSN', 0, measuredAt(106_329))).toContain(
      'Caution: graduates in Ohio earn $106,329, 20.0% more than the calculated $88,607. The verdict uses the calculated pay, the lower of the two.',
    );
  });

  it('a difference of 15 % exactly is no caution', () => {
    const expected = 87_730 * 1.01;
    const cautions = (share: number) =>
      assumptions('ohio', 'BSN', 0, measuredAt(expected * share)).filter((sentence) =>
        sentence.startsWith('Caution: graduates'),
      );
    expect(cautions(0.8501)).toEqual([]);
    expect(cautions(0.8499)).toHaveLength(1);
  });

  it('does not warn of coming out ahead in exactly the longest horizon', () => {
    // 192 months of work after 48 of study: (57,824 + 0.6 × 73,907 × 4) ÷ ((88,607.3 − 73,907) ÷ 12) = 191.997
    const slow = (income: number) =>
      assumptions('ohio', 'BSN', income).filter((sentence) => sentence.includes('not within 20 years'));
    expect(ask('ohio', 'BSN', 73_907).result.break_even_months_from_start).toBe(240);
    expect(slow(73_907)).toEqual([]);
    expect(slow(73_950)).toHaveLength(1);
    expect(slow(90_000)).toEqual([]);
  });

  it.each([
    [0, false],
    [1, true],
    [4999, true],
    [5000, false],
  ])('an income of %d is asked about first: %s', (income, isAsked) => {
    const [first] = assumptions('ohio', 'BSN', income);
    expect(first?.includes('Is that pay by the hour or month?')).toBe(isAsked);
  });

  it('says that a cost is more than federal loans give', () => {
    const more = (degree: Degree) =>
      assumptions('ohio', degree, 1).filter((sentence) => sentence.includes('federal loans give in all'));
    expect(more('BSN')).toEqual([
      'The cost is above the $57,500 that federal loans give in all. The rest would need another source.',
    ]);
    expect(more('ADN')).toEqual([]);
  });
});
