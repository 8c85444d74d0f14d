import { describe, expect, it } from 'vitest';
import { type Degree, degrees } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { StateSlug } from '@/lib/places/states';
import { exampleData, withConstants, withEarnings } from '@/tests/support/data';
import { nursingRoi } from '.';

const data = exampleData();
const ask = (state: StateSlug, degree: Degree, current_income = 0, from: Data = data) =>
  nursingRoi.answer({ state, degree, current_income }, from);
const assumptions = (...question: Parameters<typeof ask>) => ask(...question).assumptions;

describe('the assumptions', () => {
  it('of a price and earnings of the state', () => {
    expect(assumptions('ohio', 'BSN', 0)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'The expected salary is the mean annual wage of Registered Nurses in Ohio (BLS, May 2025) × 1.01. The multiplier for this credential is judged: 2.6 to 5.1 % above ADN after adjustment (Spetz and Bates 2013); low: graduates four years on earn 0.955 at May 2025 wages (Scorecard, 696 programs, those for RNs only left out where known).',
      'No salary survey of a nursing-education association gives pay by degree, so the multiplier rests on the sources named.',
      'A wage is for everyone who holds the job, at every age and level of experience; a new graduate is nearer the low end of the range.',
      'The range multiplies the same wage by 0.96 and 1.05, widened to contain the $78,035 that graduates in Ohio are measured to earn.',
      "Graduates' earnings are the median over 34 programs in Ohio, 4 years after completion, of graduates who had federal aid (College Scorecard, release of 2026-06-10).",
      'The measured earnings of BSN graduates mix first BSNs with RN-to-BSN completions.',
      'Tuition is the median price of the whole program over 19 public institutions in Ohio, weighted by completions: published 2023-24 tuition and fees for residents, before financial aid.',
      'Colleges whose BSN is likely a completion program for RNs are left out of the price.',
      "Tuition is an institution's general rate unless it reports a charge for the whole program; fees that a nursing school adds come on top.",
      'Prices are not updated to today: published undergraduate prices rose by a median 2.9% from 2023-24 to 2024-25.',
      'Other costs are $6,440 for a typical BSN program, judged: books and supplies $3,000; kit, health checks and testing $2,965; license and exam $475.',
      'The program takes 48 months (36 to 48; judged), and 60% of current pay is given up while enrolled (assumed).',
      'No wage growth, taxes, financial aid, loan interest or discounting. Costs are spread evenly over the program.',
      'current_income is 0, so every dollar earned counts as a raise. typical_entrant gives the same calculation for someone who earns $36,820 before the program (all occupations, state 25th percentile).',
    ]);
  });

  it('of a price and earnings of the nation, without those of the state', () => {
    expect(assumptions('alaska', 'LPN', 88000)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'The expected salary is the mean annual wage of Licensed Practical and Licensed Vocational Nurses in Alaska (BLS, May 2025) × 1. The multiplier for this credential is defined: the credential is the occupation; low: the median graduate four years on earns 0.962 of the state LPN mean at May 2025 wages (College Scorecard, 394 programs; schools where over 20 % of the certificates are for nursing assistants left out).',
      'No salary survey of a nursing-education association gives pay by degree, so the multiplier rests on the sources named.',
      'A wage is for everyone who holds the job, at every age and level of experience; a new graduate is nearer the low end of the range.',
      'The range multiplies the same wage by 0.96 and 1.',
      "Graduates' earnings are the median over 394 programs in the United States, 4 years after completion, of graduates who had federal aid (College Scorecard, release of 2026-06-10).",
      'The measured earnings of LPN graduates include some nursing-assistant programs.',
      "Fewer institutions in Alaska than a state figure needs have a published value, so measured earnings are the nation's.",
      'Tuition is the median price of the whole program over 735 public institutions in the United States, weighted by completions: published 2023-24 tuition and fees for residents, before financial aid.',
      "Caution: no institution in Alaska has a known price for this credential, so tuition is the nation's public median.",
      "Tuition is an institution's general rate unless it reports a charge for the whole program; fees that a nursing school adds come on top.",
      'Prices are not updated to today: published undergraduate prices rose by a median 2.9% from 2023-24 to 2024-25.',
      'Other costs are $3,940 for a typical LPN program, judged: books and supplies $1,500; kit, health checks and testing $1,965; license and exam $475.',
      'The program takes 12 months (12 to 18; judged), and 60% of current pay is given up while enrolled (assumed).',
      'No wage growth, taxes, financial aid, loan interest or discounting. Costs are spread evenly over the program.',
    ]);
  });

  it('of earnings that the multiplier does not fit', () => {
    expect(assumptions('california', 'MSN', 30000)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      "The expected salary is the mean annual wage of Registered Nurses in California (BLS, May 2025) × 1.31. The multiplier for this credential is measured: the median of 404 programs: graduates four years on earn 1.308 of the state RN mean at May 2025 wages (quartiles 1.18 and 1.39); Springer 2018 MSN/BSN 1.268; NP/RN means May 2025 1.354. Answers for a state use the state's own multiplier.",
      'No salary survey of a nursing-education association gives pay by degree, so the multiplier rests on the sources named.',
      'A wage is for everyone who holds the job, at every age and level of experience; a new graduate is nearer the low end of the range.',
      'The range multiplies the same wage by 1.18 and 1.39, widened to contain the $145,373 that graduates in California are measured to earn.',
      "Graduates' earnings are the median over 28 programs in California, 4 years after completion, of graduates who had federal aid (College Scorecard, release of 2026-06-10).",
      'Caution: graduates in California are measured to earn $145,373, 26.2% less than the calculated $196,867. The national multiplier does not fit this state well: plan with the measured figure.',
      'Tuition is the median price of the whole program over 21 public institutions in California, weighted by completions: published 2023-24 tuition and fees for residents, before financial aid.',
      "Tuition is an institution's general rate unless it reports a charge for the whole program; fees that a nursing school adds come on top.",
      'Prices are not updated to today: published undergraduate prices rose by a median 2.9% from 2023-24 to 2024-25.',
      'Other costs are $2,015 for a typical MSN program, judged: books and supplies $1,500; license and exam $515.',
      'The program takes 24 months (15 to 36; judged), and 25% of current pay is given up while enrolled (assumed).',
      'No wage growth, taxes, financial aid, loan interest or discounting. Costs are spread evenly over the program.',
    ]);
  });

  it('of a degree that is often paid for', () => {
    expect(assumptions('ohio', 'PHD', 0)).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'The expected salary is the mean annual wage of Registered Nurses in Ohio (BLS, May 2025) × 1.12. The multiplier for this credential is judged: non-APRN doctorate 1.175 of all RNs (Medscape 2019); nursing faculty 81,617 against 90,435 for other nurses = 0.90 (NSSRN 2022).',
      'No salary survey of a nursing-education association gives pay by degree, so the multiplier rests on the sources named.',
      'A wage is for everyone who holds the job, at every age and level of experience; a new graduate is nearer the low end of the range.',
      'The range multiplies the same wage by 0.9 and 1.2.',
      'No measured earnings are known for PhD graduates: the source does not separate them from DNP graduates.',
      'Tuition is the median price of the whole program over 3 public institutions in Ohio, weighted by completions: published 2023-24 tuition and fees for residents, before financial aid.',
      "Tuition is an institution's general rate unless it reports a charge for the whole program; fees that a nursing school adds come on top.",
      'Prices are not updated to today: published undergraduate prices rose by a median 2.9% from 2023-24 to 2024-25.',
      'Other costs are $2,000 for a typical PhD program, judged: books and supplies $2,000.',
      'Research doctoral students are often funded: with tuition paid by the university the cost is $2,000.',
      'The program takes 60 months (48 to 72; judged), and 60% of current pay is given up while enrolled (assumed).',
      'No wage growth, taxes, financial aid, loan interest or discounting. Costs are spread evenly over the program.',
      'current_income is 0, so every dollar earned counts as a raise. typical_entrant gives the same calculation for someone who earns $88,607 before the program (state RN mean x BSN multiplier).',
    ]);
  });

  it('say of each credential what its figures mix together', () => {
    const mixed = (degree: Degree) =>
      assumptions('ohio', degree, 1).filter((sentence) =>
        /^(?:The measured earnings|Colleges whose|No institution reports|The price is that)/.test(sentence),
      );
    expect(Object.fromEntries(degrees.map((degree) => [degree, mixed(degree)]))).toEqual({
      LPN: ['The measured earnings of LPN graduates include some nursing-assistant programs.'],
      ADN: [],
      BSN: [
        'The measured earnings of BSN graduates mix first BSNs with RN-to-BSN completions.',
        'Colleges whose BSN is likely a completion program for RNs are left out of the price.',
      ],
      RN_TO_BSN: [
        'The measured earnings are those of all BSN graduates, first BSNs included.',
        'No institution reports a price for RN-to-BSN alone: it is one academic year at institutions that award a BSN.',
      ],
      MSN: [],
      RN_TO_MSN: [
        'The measured earnings are those of all MSN graduates.',
        'No institution reports a price for RN-to-MSN alone: it is the graduate rate of institutions that award an MSN.',
      ],
      DNP: [
        'The measured earnings are those of doctoral graduates; a DNP and a PhD are one level in the source.',
      ],
      PHD: [],
      CERTIFICATE: ["The price is that of institutions that awarded a post-master's certificate."],
    });
  });
});

describe('what belongs to the answer', () => {
  it('is named by title and address, once for each table, with the evidence of the multiplier', () => {
    const wage = 'https://download.bls.gov/pub/time.series/oe/oe.data.0.Current';
    expect(ask('ohio', 'PHD').sources).toEqual([
      {
        title:
          'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: mean annual wage, Registered Nurses, Ohio',
        url: wage,
      },
      {
        title:
          'U.S. Department of Education, National Center for Education Statistics, IPEDS 2023-24: tuition and fees of 3 public institutions in Ohio',
        url: 'https://nces.ed.gov/ipeds/datacenter/',
      },
      {
        title:
          'Evidence for the credential multiplier: non-APRN doctorate 1.175 of all RNs (Medscape 2019); nursing faculty 81,617 against 90,435 for other nurses = 0.90 (NSSRN 2022)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12629105',
      },
      {
        title:
          'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: pay before the program (state RN mean x BSN multiplier), Registered Nurses, Ohio',
        url: wage,
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
const measuredAt = (median: number) => withEarnings({ median_of_program_medians: median });

describe('at the edges', () => {
  it('no evidence is named where the multiplier has no address', () => {
    const changed = withConstants('credential-multipliers', {
      'credential_multiplier BSN': { source_url: null },
    });
    const titles = ask('ohio', 'BSN', 0, changed).sources.map(({ title }) => title);
    expect(titles).toHaveLength(4);
    expect(titles.join()).not.toContain('Evidence');
  });

  it('graduates who earn more than calculated are named as well', () => {
    expect(assumptions('ohio', 'BSN', 0, measuredAt(106_329))).toContain(
      'Caution: graduates in Ohio are measured to earn $106,329, 20.0% more than the calculated $88,607. The national multiplier does not fit this state well: plan with the measured figure.',
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

  it('does not warn of a payback of exactly the longest horizon', () => {
    // 57,876 over 20 years of months: a raise of 241.15 a month, 2,893.80 a year.
    const slow = (income: number) =>
      assumptions('ohio', 'BSN', income).filter((sentence) => sentence.includes('more than 20 years'));
    const { break_even_months: months } = ask('ohio', 'BSN', 85_713.5).result;
    expect(months).toBe(240);
    expect(slow(85_713.5)).toEqual([]);
    expect(slow(85_740)).toHaveLength(1);
    expect(slow(90_000)).toEqual([]);
  });
});
