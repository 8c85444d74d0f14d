import { describe, expect, it, vi } from 'vitest';
import { editions } from '@/lib/data/editions';
import { parseQuery } from '@/lib/parameters/parse';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { searchParameters } from '@/lib/programs/finder/search-parameters';
import {
  findPrograms,
  institutionAnswer,
  institutionAnswerSchema,
  isBrief,
  programs,
  programsAnswerSchema,
} from './programs';

// The catalogue is made from all tables; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const schools = () => [...programs().catalogue.institutions.values()];

function search(query: Readonly<Record<string, string>>) {
  const parsed = parseQuery(searchParameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const found = findPrograms(parsed.inputs);
  if (!found.ok) throw new Error(found.problem.message);
  return found;
}

describe('a search of the catalogue', () => {
  it('is of the published schema, with sources and the page of each program type', () => {
    const { answer, query } = search({ state: 'ohio', credential: 'BSN' });
    expect(programsAnswerSchema.parse(JSON.parse(JSON.stringify(answer)))).toMatchObject({
      total: answer.total,
    });
    expect(query).toBe('state=ohio&credential=BSN');
    expect(answer.sources.join()).toMatch(/IPEDS.*College Scorecard/);
    for (const { slug, url } of answer.results) expect(url).toMatch(new RegExp(`/programs/${slug}/bsn$`));
  });

  it('has a line of each program where it is asked for in brief, with the same figures', () => {
    const asked = { state: 'georgia', credential: 'BSN', limit: '25' };
    const full = search(asked).answer;
    const { answer, query, tables } = search({ ...asked, detail: 'brief' });
    if (isBrief(full) || !isBrief(answer)) throw new Error('The form is not the one asked for');
    expect(programsAnswerSchema.parse(JSON.parse(JSON.stringify(answer)))).toMatchObject({
      query: { detail: 'brief' },
    });
    expect(query).toBe('state=georgia&credential=BSN&limit=25');
    expect(tables).toEqual(search(asked).tables);
    expect(answer.results).toHaveLength(25);
    for (const [index, { flag, ...program }] of answer.results.entries()) {
      const same = full.results[index];
      expect(same).toMatchObject({
        slug: program.slug,
        band_label: program.band_label,
        pass_rate: program.pass_rate,
        graduate_earnings: program.graduate_earnings,
        median_debt: program.median_debt,
        net_price: program.net_price,
      });
      expect(same?.tuition?.total ?? null).toBe(program.tuition?.total ?? null);
      const listed = same?.accreditation.filter(({ accredited }) => accredited) ?? [];
      expect([...new Set(listed.map(({ agency }) => agency))]).toEqual(program.accreditors);
    }
    expect(answer.results.some(({ pass_rate: rate }) => rate !== null)).toBe(true);
    expect(answer.results.some(({ flag }) => flag !== null)).toBe(true);
    expect(answer.results.some(({ median_debt: owed }) => owed !== null)).toBe(true);
    expect(answer.caveats).toEqual(full.caveats.slice(0, answer.caveats.length));
  });

  it('goes on in another form from where it stopped', () => {
    const asked = { state: 'ohio', credential: 'BSN' };
    const brief = search({ ...asked, detail: 'brief', limit: '25' }).answer;
    const { answer } = search({ ...asked, limit: '3', cursor: brief.next_cursor ?? '' });
    expect(isBrief(answer)).toBe(false);
    expect(answer.results.map(({ rank }) => rank)).toEqual([26, 27, 28]);
  });

  it('names only sources of what it shows', () => {
    expect(search({ credential: 'RN_TO_MSN' }).answer.sources).toEqual([]);
    const { answer } = search({ state: 'wyoming', credential: 'PHD' });
    expect(answer.sources.join()).not.toContain('State boards');
  });

  it('walks the whole catalogue, each program once', () => {
    const seen = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const { answer } = search({ limit: '25', include_without_accreditation: 'true', cursor });
      expect(answer.results[0]?.rank).toBe(seen.size + 1);
      for (const { slug, credential } of answer.results) seen.add(`${slug}:${credential}`);
      cursor = answer.next_cursor;
    }
    const open = programs().catalogue.programs.filter(({ listPlace }) => listPlace !== 'closed');
    expect(seen.size).toBe(open.length);
  });

  it('finds every school by its name', () => {
    const { finder } = programs();
    const everything = parseQuery(finderParameters, new URLSearchParams('include_without_accreditation=1'));
    if (!everything.ok) throw new Error(everything.problem.message);
    for (const { name, slug, programs: of } of schools()) {
      const found = finder.find({ ...everything.inputs, query: name, limit: 1000 });
      const slugs = found.ok ? found.answer.results.map((one) => one.slug) : [];
      if (of.length > 0) expect(slugs, name).toContain(slug);
    }
  });
});

describe('a school', () => {
  it('is of the published schema, whichever it is', () => {
    for (const { slug } of schools()) {
      const answer = JSON.parse(JSON.stringify(institutionAnswer(slug)));
      expect(institutionAnswerSchema.safeParse(answer).error, slug).toBeUndefined();
    }
  });

  it('says why it has no programs, or is not in IPEDS', () => {
    const closed = schools().find(({ ipeds, programs: of }) => of.length === 0 && !ipeds?.in_latest_ipeds);
    expect(institutionAnswer(closed?.slug ?? '')?.programs_reason).toContain('closed');
    const onlyListed = schools().find(({ ipeds }) => ipeds === null);
    expect(institutionAnswer(onlyListed?.slug ?? '')).toMatchObject({
      unitid: null,
      control: null,
      website: null,
      ipeds_reason: expect.stringContaining('not in IPEDS'),
      programs_reason: null,
    });
  });

  it('has its price after grants by family income with its source, or the reason why not', () => {
    const answer = institutionAnswer('ohio-state-university-main-campus-204796');
    expect(answer?.net_price_by_income).toMatchObject({
      year: editions.net_price_by_income.years.award,
      residency: 'students paying the in-district or in-state rate',
      bands: [
        { income_band: '0 to 30,000', amount: expect.any(Number), amount_reason: null },
        {},
        {},
        {},
        {},
      ],
    });
    expect(answer?.sources.join()).toContain('Truewise');
    expect(new Set(answer?.sources).size).toBe(answer?.sources.length);
    for (const { slug } of schools()) {
      const body = institutionAnswer(slug);
      expect(body?.net_price_by_income === null).toBe(body?.net_price_by_income_reason !== null);
    }
  });

  it('is undefined where no school has the slug', () => {
    expect(institutionAnswer('nope')).toBeUndefined();
  });
});
