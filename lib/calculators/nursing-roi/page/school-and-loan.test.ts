import { describe, expect, it } from 'vitest';
import { netPriceBasis } from '@/lib/programs/net-price';
import { readerOf } from '@/tests/support/calculator-page';
import { nursingRoiPage } from './';

const { read, answerTo } = readerOf(nursingRoiPage);
const base = 'state=ohio&degree=BSN&current_income=30000';

/** What the page says of one answer alone. */
function singleTo(query: string) {
  const { single } = answerTo(query);
  if (!single) throw new Error(`${query} has no answer of its own`);
  return single;
}

describe('a school that was asked for', () => {
  const at = (query: string) => answerTo(`${base}&program=204796${query}`);

  it('leads the answer: heading, verdict, figures, loan and line, the state’s beside them', () => {
    const { heading, subject, verdict, figures, single, ahead, result } = at('');
    expect(heading).toBe('Does a BSN pay off at Ohio State University-Main Campus?');
    expect(subject).toBe('BSN at Ohio State University-Main Campus: pay, cost and return');
    // 48 months of study and 26 of work
    expect(result.program?.break_even_months).toBe(26);
    expect(verdict).toBe('Yes. You come out ahead about 6 years 2 months after you start');
    expect(figures.map(({ value }) => value)).toEqual(['$83,400', '$57,900', '6 years 2 months']);
    for (const { note } of figures) expect(note).toContain('(Ohio: ');
    expect(figures[1]?.note).toContain('State resident, 2023-24');
    expect(single?.loan.figures[0]?.value).toBe('$57,876');
    expect(ahead.mark?.months).toBe(74);
  });

  it('counts no state’s price among the assumptions and none of its cautions', () => {
    const { assumptions, cautions, dataNote } = at('');
    expect(assumptions[0]).toMatch(/^The answer is for Ohio State .* Price: 4 academic years .* Pay: /);
    expect(assumptions.join(' ')).not.toContain('changes none of them');
    expect(cautions.join(' ')).not.toMatch(/price|tuition/);
    expect(dataNote).toContain('in the member program');
  });

  it('takes a price of one’s own, which the page’s address keeps and the API is not asked', () => {
    const view = read(`${base}&program=204796&tuition=9k`);
    expect(view.problems).toEqual([]);
    expect(view.apiQuery).not.toContain('tuition');
    expect(view.pageQuery).toContain('tuition=9000');
    expect(read(view.pageQuery).pageQuery).toBe(view.pageQuery);
    const { figures, single, dataNote } = at('&tuition=9k');
    // 9,000 and 6,440 of books, kit and fees
    expect(figures[1]).toMatchObject({
      value: '$15,400',
      note: expect.stringMatching(/^With the price that you entered, before/),
    });
    expect(single?.school?.table.rows[0]?.cells.map(({ value }) => value)).toEqual(['$9,000', '$51,384']);
    expect(single?.movers.top.every(({ href }) => !href || href.includes('tuition=9000'))).toBe(true);
    expect(dataNote).toContain('not the one that you entered');
  });

  it('still refuses a price that can’t be read', () => {
    expect(read(`${base}&program=204796&tuition=lots`).problems.map(({ fieldId }) => fieldId)).toEqual([
      'tuition',
    ]);
  });

  it('without a price leaves the answer to the state, and says so', () => {
    const query = `${base}&track=accelerated&program=201104`;
    const { heading, sentence, single } = answerTo(query);
    expect(heading).toBe('Does an accelerated BSN pay off in Ohio?');
    expect(sentence).toMatch(/^We don’t know what .+ charges, so this answer is for Ohio\. School costs/);
    expect(single?.school?.notes.at(-1)).toMatch(/^The answer above is for Ohio/);
  });

  it('says what a year costs a family with its income after grants', () => {
    expect(at('&family_income=45000').sentence).toContain(
      'After grants a year there is $5,750, living included, for families with incomes of $30,001 to $48,000 (2023-24).',
    );
  });
});

describe('a school beside its state', () => {
  const school = (query: string) => {
    const view = singleTo(`${base}&${query}`).school;
    if (!view) throw new Error('no school');
    return view;
  };
  const cells = (query: string, id: string) => school(query).table.rows.find((row) => row.id === id)?.cells;

  it('has its price, time and pay, each with whose it is', () => {
    const { heading, table } = school('program=204796');
    expect(heading).toBe('BSN at Ohio State University-Main Campus: price, time and pay beside Ohio');
    expect(table.columns.map(({ label, href }) => [label, href])).toEqual([
      ['This school', '/programs/ohio-state-university-main-campus-204796'],
      ['Ohio', null],
    ]);
    expect(cells('program=204796', 'cost')?.[0]).toEqual({ value: '$57,876', note: '' });
    expect(cells('program=204796', 'tuition')?.[0]).toEqual({
      value: '$51,436',
      note: '4 academic years at the yearly rate, state resident, 2023-24',
    });
    // 48 months of study and 26 of work
    expect(cells('program=204796', 'ahead')?.[0]?.value).toBe('6 years 2 months');
    expect(cells('program=204796', 'pay')?.[0]).toEqual({
      value: '$83,400',
      note: 'Graduates of 2017-18 and 2018-19, 275 earners',
    });
    expect(cells('program=204796', 'area')?.[0]?.note).toMatch(/OH/);
  });

  it('has the price after grants of the family’s income, and what that is', () => {
    expect(school('program=204796&family_income=45000').netPrice).toEqual({
      label: 'Price after grants, a year, families with incomes of $30,001 to $48,000',
      value: '$5,751',
      note: `2023-24: ${netPriceBasis}.`,
    });
    const without = school('program=204796');
    expect(without.netPrice).toBeNull();
    expect(without.notes[0]).toMatch(/^Give your family’s income in the form/);
  });

  it('invites no family income where no price after grants is published', () => {
    for (const track of ['', '&track=accelerated']) {
      const { notes } = school(`program=201104${track}`);
      expect(notes.some((note) => note.startsWith('Give your family’s income'))).toBe(track === '');
    }
  });

  it('takes grants off the cost of both', () => {
    expect(cells('program=204796&grants_total=20000', 'cost')).toEqual([
      { value: '$37,876', note: 'After $20,000 of grants' },
      { value: '$37,824', note: 'After $20,000 of grants' },
    ]);
  });

  it('says why in the place of a missing figure', () => {
    const { table } = school('program=201104&track=accelerated');
    const missing = table.rows.flatMap((row) => row.cells).filter(({ value }) => value === null);
    expect(missing.length).toBeGreaterThan(0);
    for (const { note } of missing) expect(note).toMatch(/\.$/);
  });

  it('is not there where none was asked for', () => {
    expect(singleTo(base).school).toBeNull();
  });
});

describe('the loan', () => {
  it('has the amount, the payment and what it takes of the pay', () => {
    const { figures, limits, source } = singleTo(base).loan;
    expect(figures.map(({ value }) => value)).toEqual(['$57,824', '$432', '6.5%']);
    expect(figures[1]?.note).toBe('For 20 years at 6.52%');
    // 57,824 less 5,500 + 6,500 + 2 × 7,500 and less 9,500 + 10,500 + 2 × 12,500
    expect(limits).toEqual([
      'If you depend on your parents, as most students under 24 do: at most $27,000, so $30,824 is left to pay another way.',
      'If you are independent, for example 24, married or with children: at most $45,000, so $12,824 is left to pay another way.',
    ]);
    expect(source.url).toMatch(/^https:\/\/studentaid\.gov\//);
  });

  it('promises nothing', () => {
    expect(singleTo(base).loan.notes.join(' ')).toContain('limits, not offers');
  });

  it('of a graduate program says where its limits may change', () => {
    const { limits, notes } = singleTo('state=ohio&degree=MSN&current_income=80000').loan;
    expect(limits).toHaveLength(1);
    expect(limits[0]).toMatch(/^As a graduate student: at most \$41,000, enough for the whole \$/);
    expect(notes.join(' ')).toContain('in court');
  });

  it('has nothing to borrow where grants cover the cost', () => {
    expect(singleTo(`${base}&grants_total=90000`).loan).toMatchObject({
      figures: [],
      limits: [],
      notes: ['Grants cover the cost: there is nothing to borrow.'],
    });
  });
});

describe('the program type', () => {
  const typeIn = (query: string) => read(query).form.fields.find(({ name }) => name === 'degree');

  it('is asked in one field, an accelerated BSN among the choices', () => {
    for (const query of ['degree=ABSN', 'degree=BSN&track=accelerated']) {
      const view = read(`state=ohio&${query}&current_income=30000`);
      expect(view.pageQuery, query).toBe('state=ohio&degree=BSN&current_income=30000&track=accelerated');
      expect(view.apiQuery).toBe(view.pageQuery);
      expect(typeIn(`state=ohio&${query}`)?.value, query).toBe('ABSN');
    }
    const { more } = read('state=ohio&degree=BSN&track=accelerated').form;
    expect(more.map(({ name }) => name)).not.toContain('track');
    expect(typeIn('state=ohio&degree=BSN')?.value).toBe('BSN');
  });

  it('that has no answer is refused with the reason and what to see in its place', () => {
    expect(read('state=ohio&degree=DIPLOMA').problems).toEqual([
      {
        fieldId: 'degree',
        message: expect.stringMatching(/^A hospital diploma .* ADN .* See that instead\?$/),
        answers: [
          {
            label: 'What an ADN costs and pays in Ohio',
            href: '/calculators/nursing-roi?state=ohio&degree=ADN',
          },
        ],
      },
    ]);
    const [nowhere] = read('state=&degree=DIPLOMA').problems.filter(({ fieldId }) => fieldId === 'degree');
    expect(nowhere?.message).toMatch(/leads to the same RN license\.$/);
    expect(nowhere?.answers).toBeUndefined();
  });

  it.each(['degree=XYZ', 'degree=', 'degree=BSN&degree=ABSN', 'degree=BSN&track=fast'])(
    'is refused at its field for %s',
    (query) => {
      const { status, problems } = read(`state=ohio&${query}`);
      expect(status).toBe('refused');
      expect(problems.map(({ fieldId }) => fieldId)).toEqual(['degree']);
    },
  );
});
