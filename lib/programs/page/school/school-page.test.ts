import { describe, expect, it } from 'vitest';
import { editions } from '@/lib/data/editions';
import { awardYears, directoryYear } from '@/lib/data/year-words';
import { isMissing } from '@/lib/numbers/figure';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { closureSentence } from '../../catalogue/closures';
import type { Institution } from '../../program';
import { schoolMetadata } from '../metadata';
import { finderSource, schoolProgramMeant, schoolSource, slugOfUnit } from '../source';
import { credentialAnchor } from '../words';
import { isShut, leadingProgram, schoolAddresses } from './address';
import { type ProgramPageView, type SchoolPageView, type ShutPageView, schoolPage } from './school-page';

const { catalogue } = finderSource();
const source = schoolSource();
const { data } = source;
const all = [...catalogue.institutions.values()];

/** @throws Error when no school is so. */
function school(is: (institution: Institution) => boolean): Institution {
  const found = all.find(is);
  if (!found) throw new Error('No school is so');
  return found;
}

const ofUnit = (unitid: string) => school(({ ipeds }) => ipeds?.unitid === unitid);

/** @throws Error when the school has no such page. */
function view(institution: Institution, credential?: Parameters<typeof schoolPage>[2]): SchoolPageView {
  const found = schoolPage(institution, source, credential);
  if (!found) throw new Error(`${institution.slug} has no page of ${credential}`);
  return found;
}

/** @throws Error when the page is of another kind. */
function programView(
  institution: Institution,
  credential?: Parameters<typeof schoolPage>[2],
): ProgramPageView {
  const found = view(institution, credential);
  if (found.kind !== 'program') throw new Error(`${institution.slug} has no page of a program`);
  return found;
}

/** There are thousands of them. */
const LONG = 300_000;

/** A university with programs of many kinds and NCLEX results of recent years. */
const emory = ofUnit('139658');
const bsn = programView(emory, 'BSN');
const { section } = bsn;

describe('the page about a program type of a school', () => {
  it('says first what sets the program apart in its state, and what it is', () => {
    expect(bsn.answer.heading).toMatch(/^BSN: .+ in Georgia$/);
    expect(bsn.answer.sentence).toMatch(
      /^A BSN usually takes 4 years and leads to the RN license\. It is in the .+ group of BSN programs nationwide\.$/,
    );
    expect(bsn.answer.figures.map(({ label }) => label)).toEqual([
      'Passed the RN exam (NCLEX) the first time',
      'Total tuition and fees',
      'Graduates’ pay, a year',
    ]);
    expect(bsn.website).toEqual({ label: 'emory.edu', href: 'https://www.emory.edu/' });
  });

  it('gives a rate with its count, year and likely range, and the middle of the state', () => {
    const [rate] = bsn.answer.figures;
    expect(rate?.value).toMatch(/^\d+%$/);
    expect(rate?.note).toMatch(/^\d+ of \d+ in 20\d\d, likely \d+% to \d+%\. Georgia’s middle: \d+%\.$/);
  });

  it('has no exam of those who are nurses already, but their debt', () => {
    const { answer } = programView(emory, 'DNP');
    expect(answer.sentence).toContain('is for people who are RNs already');
    expect(answer.figures[0]?.label).toBe('Debt of borrowers');
  });

  it('says no ordinal', () => {
    expect(JSON.stringify(bsn)).not.toMatch(/\b\d+(?:st|nd|rd|th) of \d/);
  });

  it('leads with no pay that is not of its own graduates', () => {
    const flagged = school(
      ({ programs: [first, ...others], closure }) =>
        closure === null &&
        others.length === 0 &&
        first?.facts.graduate_earnings != null &&
        first.facts.earnings.reason !== null,
    );
    const { answer, positions, section: shown } = programView(flagged);
    const pay = answer.figures.at(-1);
    expect([pay?.value, pay?.note]).toEqual([null, expect.stringMatching(/^Not compared: /)]);
    expect(positions.rows.map(({ id }) => id)).not.toContain('earnings');
    expect(shown.earnings).toEqual([]);
  });

  it('asks the board where no rate is known', () => {
    const unknown = school(
      ({ programs: [first], closure, state }) =>
        closure === null &&
        first?.credential === 'ADN' &&
        first.facts.pass_rate === null &&
        !data.board(state)?.publishes_at,
    );
    const [rate] = programView(unknown, 'ADN').answer.figures;
    expect([rate?.value, rate?.link]).toEqual([null, null]);
    expect(rate?.note).toMatch(/Ask the school or .+ board of nursing\.$/);
  });

  it('says what it returns at its own price from the usual pay before it', () => {
    expect(bsn.ownReturn.sentence).toMatch(
      /^If you earn \$[\d,]+ a year now, .+ you come out ahead about .+ after your first class\. That counts this school’s \d{4}-\d{2} price and Georgia’s pay, moved by what the school’s graduates earn, and the pay you give up while you study\.$/,
    );
    expect(bsn.ownReturn.href).toBe(
      '/calculators/nursing-roi?state=georgia&degree=BSN&program=emory-university-139658',
    );
  });

  it('has graduates by year, and draws outcomes that tracks share once', () => {
    expect(section.graduates.map(({ year }) => year)).toEqual([awardYears.latest, awardYears.previous]);
    expect(section.earnings.map(({ own }) => own)).toEqual([true, false, false]);
    const tracks = school(
      ({ programs }) => programs.map(({ credential }) => credential).join() === 'BSN,ABSN',
    );
    expect(programView(tracks, 'ABSN').section.earnings).toEqual([]);
  });

  it('has results on the licensing exam newest first, each with its count and source', () => {
    const { history } = section;
    const [rows = []] = history?.series ?? [];
    const years = rows.map(({ rate }) => rate.period.year);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(rows.every(({ rate }) => rate.candidates >= 10)).toBe(true);
    expect(history?.sources.length).toBeGreaterThan(0);
  });

  it('leads to readiness, to programs nearby, to its list and to a comparison', () => {
    expect(section.readiness?.href).toBe('/calculators/admission-readiness?program_type=BSN');
    expect(bsn.nearby?.href).toBe('/programs?near=Atlanta%2C+Georgia&credential=BSN');
    expect(section.list.href).toBe('/programs?state=georgia&credential=BSN');
    expect(section.compareHref).toBe(
      `/programs/compare?schools=${section.program.href.split('/')[2]}&credential=${section.program.credential}`,
    );
  });

  it('tells charges by year and whom they are for', () => {
    expect(bsn.charges.rows.map(({ student }) => student)).toEqual(['Undergraduates', 'Graduate students']);
    const district = school(
      ({ ipeds, programs, closure }) =>
        closure === null && programs.length > 0 && ipeds?.tuition_in_district != null,
    );
    expect(programView(district).charges.rows[0]?.student).toBe('Residents of the district');
    expect(bsn.charges.rows.map(({ newer }) => isMissing(newer))).toEqual([false, true]);
  });

  it('names what is not known, and what no table has', () => {
    const whats = bsn.unknowns.map(({ what }) => what);
    expect(whats).toContain('Seats and waiting time');
    expect(bsn.unknowns.every(({ why }) => why !== '')).toBe(true);
    expect(programView(emory, 'DNP').unknowns.map(({ what }) => what)).not.toContain(
      'Passed the licensing exam',
    );
  });

  it('is the first page of the school where it has most graduates, else a page of its own', () => {
    const leading = leadingProgram(emory)?.credential;
    expect(view(emory).page.path).toBe('/programs/emory-university-139658');
    expect(view(emory, leading).page.path).toBe('/programs/emory-university-139658');
    expect(bsn.tabs.map(({ label }) => label)).toEqual(['BSN', 'MSN', 'DNP', 'PhD', 'Certificate']);
    expect(bsn.tabs.map(({ href }) => href).toSorted()).toEqual(schoolAddresses(emory).toSorted());
    expect(schoolMetadata(bsn).alternates?.canonical).toBe(absoluteUrl(bsn.page.path));
    expect(schoolMetadata(bsn).title).toContain('BSN at Emory University');
    expect(schoolPage(emory, source, 'LPN')).toBeUndefined();
  });

  it('has its state on the way to it', () => {
    expect(bsn.page.above).toEqual([{ path: '/programs?state=georgia&credential=BSN', label: 'Georgia' }]);
  });
});

describe('price after grants', () => {
  it('is shown by family income with what it is, values below 0 too', () => {
    const row = data.rows('net_price_by_income').find(({ unitid, net_price_0_30000: lowest }) => {
      const isOpen = all.some(
        ({ ipeds, closure, programs }) => ipeds?.unitid === unitid && !closure && programs.length > 0,
      );
      return lowest !== null && lowest < 0 && isOpen;
    });
    const { netPrices } = programView(ofUnit(row?.unitid ?? ''));
    expect(netPrices).toMatchObject({ value: { year: editions.net_price_by_income.years.award } });
    if (isMissing(netPrices)) return;
    const { lines, note } = netPrices.value;
    expect(lines.map(({ income }) => income)).toEqual([
      'up to $30,000',
      '$30,001 to $48,000',
      '$48,001 to $75,000',
      '$75,001 to $110,000',
      'over $110,000',
    ]);
    expect(lines[0]?.price).toEqual({ value: row?.net_price_0_30000 });
    expect(note).toContain('It covers tuition, fees, books, room and board, less grants.');
    expect(note).toContain('Below $0, grants are more than the cost.');
  });

  it('has a reason where the source has none', () => {
    const without = school(
      ({ ipeds, closure, programs }) =>
        ipeds !== null && closure === null && programs.length > 0 && !data.netPrice(ipeds.unitid),
    );
    expect(programView(without).netPrices).toEqual({ missing: expect.stringContaining('College Scorecard') });
  });

  it('leads only where students begin college in the program', () => {
    expect([bsn.isPriceOfBeginners, programView(emory, 'DNP').isPriceOfBeginners]).toEqual([true, false]);
  });
});

describe('a BSN whose first degree is only presumed', () => {
  const presumed = school(({ programs, closure }) =>
    programs.some(
      ({ credential, facts }) =>
        credential === 'BSN' &&
        closure === null &&
        facts.band_label === 'top' &&
        facts.first_degree?.confidence === 'low',
    ),
  );

  it('leads with the doubt, and its group is a condition', () => {
    const { heading, sentence } = programView(presumed, 'BSN').answer;
    expect(heading).toBe('BSN: ask if it takes people who are not RNs yet');
    expect(sentence).toMatch(/^We couldn’t confirm that it does\. .*If it does, it is in the top group/);
  });

  it('leads nurses to the RN-to-BSN of the school', () => {
    const both = ofUnit('433387');
    expect(programView(both, 'BSN').forNurses?.href).toBe(
      '/programs/western-governors-university-433387/rn-to-bsn',
    );
    expect(programView(both, 'RN_TO_BSN').forNurses).toBeNull();
    expect(bsn.forNurses).toBeNull();
  });
});

describe('a school that is shut', () => {
  const closed = school(
    ({ closure, programs }) =>
      closure?.status === 'closed' && closure.confidence === 'high' && programs.length > 0,
  );
  const shut = (institution: Institution): ShutPageView => {
    const found = view(institution);
    if (found.kind !== 'shut') throw new Error(`${institution.slug} is not shut`);
    return found;
  };
  const page = shut(closed);

  it('says so first, with the date and who says it, and is in no group', () => {
    expect(page.answer.heading).toMatch(new RegExp(`^${closed.name} closed (?:on|in) `));
    expect(page.answer.sentence).toContain('no list or group counts them');
    expect(page.closure?.source.url).toBe(closed.closure?.source_url);
    expect(page.answer.figures[0]).toMatchObject({
      label: 'Closed',
      value: closed.closure?.date.slice(0, 4),
    });
    for (const { program } of page.sections) {
      expect(program.score).toEqual({ missing: expect.stringContaining('closed') });
      expect(program.marks[0]).toMatch(/^school closed \(/);
    }
  });

  it('is one page: no tabs, no page of a program type', () => {
    expect(page.tabs).toEqual([]);
    expect(schoolAddresses(closed)).toEqual([paths.institution(closed.slug)]);
    const [program] = closed.programs;
    expect(program && schoolPage(closed, source, program.credential)).toBeUndefined();
  });

  it('says what to do, and names programs nearby that take students', () => {
    expect(page.answer.advice).toHaveLength(4);
    const nearby = all.flatMap((one) => {
      const found = isShut(one) && one.programs.length > 0 ? shut(one).answer.nearby : null;
      return found ? [found] : [];
    });
    expect(nearby.length).toBeGreaterThan(0);
    for (const { programs } of nearby) {
      expect(programs.length).toBeGreaterThan(0);
      expect(programs.every(({ where }) => / mile/.test(where))).toBe(true);
    }
  });

  it('offers no comparison, price or calculator, and no program as schema.org', () => {
    for (const { compareHref, statePrice, readiness, earnings, list } of page.sections) {
      expect([compareHref, statePrice, readiness, earnings]).toEqual([null, null, null, []]);
      expect(list.label).toMatch(/^Open /);
    }
    expect(JSON.stringify(page.structuredData)).not.toContain('EducationalOccupationalProgram');
    expect(page.page.description).toBe(closed.closure && closureSentence(closed.name, closed.closure));
  });

  it('has what else was read where that is not confirmed', () => {
    const unsure = school(({ closure }) => closure?.ranked === false && closure.confidence === 'medium');
    expect(view(unsure).closure?.note).toBe(unsure.closure?.note);
    expect(page.closure?.note).toBeNull();
  });
});

describe('a school that merges and takes students until then', () => {
  it('has its programs, and says so above them', () => {
    const merging = school(
      ({ closure, programs }) =>
        closure?.ranked === true && closure.status === 'merging' && programs.length > 0,
    );
    const found = programView(merging);
    expect(found.closure?.sentence).toMatch(/ merge /);
  });
});

describe('a school without a program here', () => {
  const closed = school(
    ({ ipeds, closure, programs }) =>
      ipeds?.in_latest_ipeds === false && closure === null && programs.length === 0,
  );
  const aides = school(
    ({ ipeds, programs }) => programs.length === 0 && ipeds?.credentials_awarded?.join() === 'CNA',
  );
  const other = school(
    ({ ipeds, programs }) => programs.length === 0 && ipeds?.credentials_awarded?.includes('OTHER') === true,
  );

  it('has a page that says why, and is not for search engines', () => {
    expect(view(closed).summary).toContain(
      `is not in that of ${directoryYear}. It may have closed or merged`,
    );
    expect(view(aides).summary).toContain('programs for nursing assistants (CNA) alone');
    expect(view(other).summary).toContain('none of the degrees listed here');
    for (const one of [closed, aides, other]) {
      expect(view(one).kind).toBe('empty');
      expect(schoolMetadata(view(one)).robots).toEqual({ index: false });
    }
    expect(schoolMetadata(bsn).robots).toBeUndefined();
  });
});

describe('a school that only an agency lists', () => {
  const listed = programView(school(({ ipeds }) => ipeds === null));

  it('has what the list says, and reasons for the rest', () => {
    expect([listed.website, listed.charges.rows, listed.students.students]).toEqual([null, [], []]);
    expect(listed.section.program.listings.length).toBeGreaterThan(0);
    expect(isMissing(listed.section.program.facts.tuition)).toBe(true);
  });
});

describe('every school', () => {
  it('has a page, in one state for each of its program types, whatever is known of it', {
    timeout: LONG,
  }, () => {
    for (const institution of all) {
      const isOfState = institution.state === 'georgia' && !isShut(institution);
      const types = isOfState ? institution.programs.map(({ credential }) => credential) : [];
      for (const found of [view(institution), ...types.map((type) => view(institution, type))]) {
        expect(JSON.stringify(found.answer), found.page.path).not.toMatch(/undefined|NaN|null[^,}]/);
        expect(schoolAddresses(institution)).toContain(found.page.path);
        const { answer } = found;
        const figures = 'figures' in answer ? answer.figures : [];
        expect(figures.every(({ value, note }) => value !== null || note !== '')).toBe(true);
      }
    }
  });

  it('is found by its IPEDS unit, alone or at the end of an older name', () => {
    expect([slugOfUnit('139658'), slugOfUnit('old-name-139658'), slugOfUnit('999999')]).toEqual([
      'emory-university-139658',
      'emory-university-139658',
      undefined,
    ]);
  });

  it('has a program type that is spelled another way at one address', () => {
    const shut = school((one) => isShut(one) && one.programs.length > 0);
    const [program] = shut.programs;
    const meant = [
      ['emory-university-139658', 'BSN'],
      ['139658', 'bsn'],
      ['emory-university-139658', 'adn'],
      ['no-such-school', 'bsn'],
      [shut.slug, credentialAnchor(program?.credential ?? 'BSN')],
    ] as const;
    expect(meant.map(([slug, type]) => schoolProgramMeant(slug, type))).toEqual([
      '/programs/emory-university-139658/bsn',
      '/programs/emory-university-139658/bsn',
      undefined,
      undefined,
      paths.institution(shut.slug),
    ]);
  });
});
