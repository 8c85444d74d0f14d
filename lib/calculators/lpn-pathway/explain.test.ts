import { describe, expect, it } from 'vitest';
import { withConstants } from '@/tests/support/data';
import { answerTo } from '@/tests/support/lpn-pathway';
import { lpnPathway } from '.';
import { ownSources } from './explain';

const assumptions = (question: string) => answerTo(question).assumptions;
const titles = (question: string) => answerTo(question).sources.map(({ title }) => title);

describe('the assumptions', () => {
  it('say what the answer is, how it is weighed and from which rows it was worked out', () => {
    expect(assumptions('none/become_rn/flexibility/asap/tight')).toEqual([
      'These are directional planning estimates, not financial, admissions or licensure advice.',
      'Routes are compared on national figures by weights that are judged, not measured: the weights are in the answer, and a lead under 5 points is called close (judged).',
      'Middle values are scored; the low and high ends of months are sums of the low and high ends of each step.',
      'A ladder is a sequence of programs; every ladder of the routes that are open is worked out.',
      'A ladder is shown and not scored where another one is at least as good on the time to the goal, the cost of all programs, the share of pay kept while studying, and the time to the first license, and better on one of these. The weights compare only the ladders that are left.',
      'Weights for the priority "flexibility" (judged): how much of one\'s pay goes on while studying; and the bill.',
      'Weights for the timeline "starting within months" (judged): starting within months: the first license counts.',
      'Weights for the budget "tight" (judged): little money: what has to be found before the first nurse\'s pay counts; prices are taken at the 25th percentile.',
      'LPN: 3 months of prerequisites (0 to 6; assumed), 3 of waiting for a start (0 to 12; assumed), 12 of study (12 to 18; judged); 60% of pay given up while enrolled (assumed).',
      'LPN-to-RN bridge: 6 months of prerequisites (6 to 12; judged), 3 of waiting for a start (0 to 12; assumed), 15 of study (9 to 18; judged); 30% of pay given up while enrolled (assumed).',
      'ADN: 9 months of prerequisites (6 to 12; judged), 6 of waiting for a start (0 to 24; judged), 24 of study (18 to 36; judged); 60% of pay given up while enrolled (assumed).',
      'BSN: 0 months of prerequisites (judged), 6 of waiting for a start (0 to 12; assumed), 48 of study (36 to 48; judged); 60% of pay given up while enrolled (assumed).',
      'Before each program you work at full pay until it starts. The weeks for exam and license after a program are not counted.',
      'Pay today is taken as $37,590 a year (BLS, May 2025; judged: All occupations, 25th percentile, nation: the typical entrant of an LPN or ADN program).',
      'Pay after a program is the national mean wage of the occupation (BLS, May 2025) × a multiplier for the credential: LPN $67,050 (× 1.00, defined), ADN $97,363 (× 0.96, judged), and BSN $102,434 (× 1.01, judged).',
      'Median wages of May 2025 are shown for reference, those of May 2024 beside them; neither enters a score.',
      'A wage is for everyone who holds the job, at every age and level of experience; new graduates earn less.',
      "Prices are whole-program tuition and fees of the nation's institutions in 2023-24 (IPEDS), for residents and before financial aid, weighted by completions: LPN 969 institutions, ADN 1,041 institutions, and BSN 946 institutions. A tight budget is scored at the 25th percentile; for every budget the low and the high cost are the 25th percentile and the 75th percentile, and the typical cost is the median.",
      'No single catalog of program lengths and prices is behind this answer: it uses that price table and program lengths judged from published programs.',
      'No price is reported for LPN-to-RN bridge programs alone: theirs is 0.625 × the price of ADN programs, by academic years.',
      'Other costs are books and supplies, kit, health checks, testing, exam and license, judged for a typical program. Prerequisite credits are inside the price of an associate degree.',
      'No wage growth, taxes, financial aid, loan interest or discounting.',
    ]);
  });

  it('name the programs of every ladder that is weighed or shown, each once, and no others', () => {
    const programsOf = (question: string) =>
      assumptions(question)
        .filter((sentence) => /: \d+ months of prerequisites/.test(sentence))
        .map((sentence) => sentence.split(':')[0]);
    expect(programsOf('none/nurse_now/pay/open/moderate')).toEqual(['LPN', 'ADN']);
    expect(programsOf('none/advanced/pay/open/moderate')).toEqual([
      'LPN',
      'LPN-to-RN bridge',
      'ADN',
      'BSN',
      'RN-to-BSN',
      'RN-to-MSN',
      'MSN',
    ]);
    expect(programsOf('degree_holder/become_rn/pay/open/moderate')).toEqual([
      'LPN',
      'LPN-to-RN bridge',
      'ADN',
      'BSN',
      'Accelerated BSN',
    ]);
  });

  it('take the pay of a degree holder as that of a degree holder', () => {
    expect(assumptions('degree_holder/become_rn/pay/open/moderate').join('\n')).toContain(
      'Pay today is taken as $50,980 a year (BLS, May 2025; judged: All occupations, median',
    );
  });

  it('name a pay once for programs that share a degree, and how each price came about', () => {
    const text = assumptions('degree_holder/become_rn/pay/open/flexible').join('\n');
    expect(text).toContain(
      'LPN $67,050 (× 1.00, defined), ADN $97,363 (× 0.96, judged), and BSN $102,434 (× 1.01, judged).',
    );
    expect(text).toContain('LPN 969 institutions, ADN 1,041 institutions, and BSN 946 institutions.');
    expect(text).toContain(
      'The price of an accelerated BSN rests on the 33 schools that print a whole-program total for residents (2024-25 to 2026-27); ' +
        "left out: 21 (nonresident total only), 30 (no whole-program total), and 1 (121 credits are a whole first bachelor's, and no year is printed).",
    );
    expect(text).toContain('A flexible budget is scored at the 75th percentile');
  });
});

describe('the sources', () => {
  it('are the documents behind the rows that were used', () => {
    const [all, lpn, rn, ...others] = titles('none/become_rn/flexibility/asap/tight').filter(
      (title, index, titlesOfAnswer) => titlesOfAnswer.indexOf(title) === index,
    );
    expect([all, lpn, rn]).toEqual([
      'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: All Occupations, nation',
      'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: Licensed Practical and Licensed Vocational Nurses, nation',
      'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: Registered Nurses, nation',
    ]);
    expect(others).toEqual([
      'BLS Occupational Outlook Handbook: median annual wage of May 2024, LPN',
      'BLS Occupational Outlook Handbook: median annual wage of May 2024, RN',
      'U.S. Department of Education, National Center for Education Statistics, IPEDS 2023-24',
      expect.stringMatching(/^Evidence for the pay multiplier of LPN: the credential is the occupation/),
      expect.stringMatching(/^Evidence for the pay multiplier of ADN: all-career pay/),
      expect.stringMatching(/^Evidence for the pay multiplier of BSN: 2.6 to 5.1 % above ADN/),
      'Waits, prerequisites and rules of routes into nursing (2026-11). Judged or assumed for this service; each row says from what',
      'Weights of the seven measures of routes into nursing (2026-11). Judged or assumed for this service; each row says from what',
      'Length and costs of a program (2026-11). Judged or assumed for this service; each row says from what',
    ]);
  });

  it("have the nurse practitioners' median where the ladder shows it, and only there", () => {
    const practitioners =
      'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: Nurse Practitioners, nation';
    expect(titles('none/advanced/cost/asap/tight')).toContain(practitioners);
    expect(titles('none/become_rn/flexibility/asap/tight')).not.toContain(practitioners);
  });

  it("have schools' own pages for people with a degree in another field, and only for them", () => {
    const schools = "Prices of accelerated BSN and entry MSN programs: Schools' own pages, named in each row";
    expect(titles('degree_holder/become_rn/cost/asap/tight')).toContain(schools);
    expect(titles('none/become_rn/cost/asap/tight')).not.toContain(schools);
  });

  it('leave out a constant that has no document behind it', () => {
    const undocumented = withConstants(
      'lpn-pathway',
      { 'wage_2024_median RN': { source_url: null } },
      withConstants('credential-multipliers', { 'credential_multiplier ADN': { source_url: null } }),
    );
    const question = 'none/become_rn/flexibility/asap/tight';
    const documented = answerTo(question).sources.filter(
      ({ title }) => !/of ADN|wage of May 2024, RN/.test(title),
    );
    expect(answerTo(question, undocumented).sources).toEqual(documented);
  });

  it('all have an address', () => {
    for (const { url } of answerTo('degree_holder/advanced/cost/open/moderate').sources) {
      expect(url).toMatch(/^(https:\/\/\S+|\/methodology|\/data)$/);
    }
  });
});

it('related pages start with the programs of the first step', () => {
  expect(answerTo('none/become_rn/flexibility/asap/tight').related).toEqual({
    program_finder: '/programs?credential=LPN',
    nursing_roi: '/calculators/nursing-roi',
    admission_readiness: '/calculators/admission-readiness',
  });
  expect(answerTo('none/advanced/pay/open/moderate').related['program_finder']).toBe(
    '/programs?credential=ADN',
  );
});

it('the calculator says who is behind it', () => {
  expect(lpnPathway).toMatchObject({ id: 'lpn-pathway', version: '2.0.0' });
  expect(lpnPathway.sources.map(({ title }) => title)).toEqual([
    'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics (OEWS), May 2025',
    'U.S. Department of Education, National Center for Education Statistics, IPEDS 2023-24',
    "Schools' own pages, named in each row",
    ...ownSources.map(({ title }) => title),
  ]);
  expect(lpnPathway.title).toBe('Routes into nursing');
  expect(lpnPathway.summary).toMatch(/^Which entry route into nursing fits/);
  expect(lpnPathway.whenToUse).toHaveLength(3);
  for (const use of lpnPathway.whenToUse) expect(use).toMatch(/^Someone [a-z].+[.]$/);
});
