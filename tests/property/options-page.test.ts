import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ladderCost } from '@/lib/calculators/lpn-pathway/measures';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { programsOf } from '@/lib/programs/finder/programs-of';
import { optionsMetadata, savedOptions } from '@/lib/site/options/page';
import { exampleQuery, optionsParameters } from '@/lib/site/options/parameters';
import type { WayRow, WayTable } from '@/lib/site/options/table';
import { optionsView } from '@/lib/site/options/view';
import { waysTo } from '@/lib/site/options/ways';
import { paths } from '@/lib/site/urls';

const { now, want } = optionsParameters;
const data = loadData();
/** The catalogue of programs is made on first use. */
beforeAll(() => void programsOf(data), 300_000);

const view = (query: string) => optionsView(new URLSearchParams(query), data);

/** Every starting point with every goal, in a place, in a state and nowhere. */
const questions = now.allowedValues.flatMap((start) =>
  want.allowedValues.flatMap((goal) =>
    ['', 'Ohio', '45402'].map((near) => new URLSearchParams({ now: start, near, want: goal }).toString()),
  ),
);

function answerTo(query: string) {
  const { answer, problems } = view(query);
  if (answer === null) throw new Error(problems.map(({ message }) => message).join(' '));
  return answer;
}

/** Why a page would not answer a link; undefined where it does. */
function refusal(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  if (pathname === paths.programs) {
    const parsed = parseQuery(finderParameters, searchParams);
    return parsed.ok ? undefined : parsed.problem.message;
  }
  const page = calculatorPage(pathname.replace('/calculators/', '')).read(searchParams, data);
  return page.status === 'refused' ? page.problems.map(({ message }) => message).join(' ') : undefined;
}

/** The cells of a row; none where the table leaves it out. */
const cellsIn = ({ rows }: WayTable, row: WayRow['id']) => rows.find(({ id }) => id === row)?.cells ?? [];

/** The verdict of the page of the return that a cell leads to. */
function verdictAt(href: string): string {
  const { searchParams } = new URL(href, 'http://localhost');
  return calculatorPage(nursingRoi.id).read(searchParams, data).answer?.verdict ?? '';
}

describe('the options', () => {
  it.each(questions)('answer %s, with links that carry the answers on', (query) => {
    const { verdict, sentence, figures, table, others, next, weigh } = answerTo(query);
    expect(verdict).not.toBe('');
    expect(sentence).toMatch(/\.$/);
    expect(figures).toHaveLength(3);
    expect(figures.filter(({ value }) => value === null)).toEqual([]);
    const cells = [table, ...(others ? [others] : [])].flatMap(({ columns, rows }) => {
      expect(rows.every((row) => row.cells.length === columns.length)).toBe(true);
      return rows.flatMap((row) => row.cells);
    });
    expect(cells.filter(({ text }) => text === '')).toEqual([]);
    const links = [weigh.href, ...next.map(({ href }) => href), ...cells.flatMap(({ href }) => href ?? [])];
    expect(links.map(refusal).filter((why) => why !== undefined)).toEqual([]);
  });

  it('tell someone who has reached the goal so, and what comes next', () => {
    expect(answerTo('now=lpn&want=nurse_now').sentence).toMatch(/^You are an LPN already/);
    expect(answerTo('now=rn&want=become_rn').sentence).toMatch(/^You are an RN already/);
    expect(answerTo('now=none&want=become_rn').sentence).toMatch(/^Nationwide, an ADN takes about 3 years/);
  });

  it('say of a way that asks for another degree that it does', () => {
    const { table, sentence } = answerTo('now=rn&want=advanced');
    expect(table.columns.map(({ id, condition }) => [id, condition])).toEqual([
      ['RN-to-BSN + MSN', null],
      ['RN-to-MSN', null],
      ['MSN', 'If you have a BSN'],
    ]);
    expect(sentence).toContain('no list says which programs take RNs without a BSN');
    expect(sentence).toContain('If you have a BSN, an MSN takes about');
  });

  it('leave out a row that is known of no way', () => {
    expect(answerTo('now=none&want=advanced&near=Ohio').table.rows.map(({ id }) => id)).not.toContain(
      'ahead',
    );
    expect(answerTo('now=none&want=become_rn&near=Ohio').table.rows.map(({ id }) => id)).toContain('ahead');
  });

  it('name what is fastest and what costs least, and lead to the programs of both', () => {
    const { verdict, table, next, figures } = answerTo('now=degree_holder&near=02118&want=become_rn');
    expect(verdict).toBe('An accelerated BSN is fastest; an ADN costs least');
    expect(figures.map(({ label, value }) => [label, value]).slice(0, 1)).toEqual([
      ['RN license in', '24 months'],
    ]);
    expect(next.slice(0, 2).map(({ href }) => href)).toEqual([
      '/programs?credential=ABSN&near=02118',
      '/programs?credential=ADN&near=02118',
    ]);
    expect(table.columns[0]?.id).toBe('Accelerated BSN');
  });

  it.each(questions)('never put %s ahead before the license, counted from today', (query) => {
    const { table, others } = answerTo(query);
    const early = [table, ...(others ? [others] : [])].flatMap(({ rows }) => {
      const monthsIn = (id: string) =>
        rows.find((row) => row.id === id)?.cells.map(({ text }) => Number.parseInt(text, 10)) ?? [];
      const time = monthsIn('time');
      // What is not known, or not within 20 years, is no number.
      return monthsIn('ahead').filter((months, way) => months <= (time[way] ?? 0));
    });
    expect(early).toEqual([]);
  });

  it.each([
    'now=degree_holder&near=nyc&want=nurse_now',
    'now=rn&near=ohio&want=become_rn',
    'now=none&near=Ohio&want=become_rn',
    'now=none&near=DC&want=become_rn',
  ])('say maybe in %s where the linked page does, and what it means', (query) => {
    const { table, notes } = answerTo(query);
    const linked = cellsIn(table, 'ahead').filter(({ href }) => href !== null);
    const isMaybe = linked.map(({ href }) => verdictAt(href ?? '').startsWith('Maybe'));
    expect(linked.map(({ text }) => text.endsWith(' months, maybe'))).toEqual(isMaybe);
    expect(notes.some((note) => note.startsWith('Maybe means'))).toBe(isMaybe.includes(true));
  });

  it('mark months to come out ahead that are a maybe', () => {
    const meant = 'Maybe means that at the low end of pay you do not come out ahead within 20 years.';
    for (const query of questions) {
      const { table, notes } = answerTo(query);
      const texts = cellsIn(table, 'ahead').map(({ text }) => text);
      expect(notes.includes(meant), query).toBe(texts.some((text) => /^\d+ months, maybe$/.test(text)));
    }
  });

  it('add up the months to come out ahead from today', () => {
    const { table, details } = answerTo('now=none&near=DC&want=become_rn');
    expect(details[0]?.sentences.join(' ')).toMatch(
      /You come out ahead \d+ months after your first class\. Your first class is \d+ months from today: \d+ months in all\./,
    );
    const [, after, before, all] =
      details[0]?.sentences
        .join(' ')
        .match(/ahead (\d+) months .+ is (\d+) months .+: (\d+) months in all/) ?? [];
    expect(Number(after) + Number(before)).toBe(Number(all));
    expect(cellsIn(table, 'ahead')[0]?.text).toMatch(new RegExp(`^${all} months`));
  });

  it.each([
    ['now=none&near=Ohio&want=become_rn', 'Tuition, books and fees, public schools'],
    ['now=none&near=DC&want=become_rn', 'Tuition, books, fees: public unless marked'],
    ['now=lpn&near=99501&want=bachelors', 'Tuition, books, fees'],
  ])('say of whose prices the costs of %s are', (query, label) => {
    const { table } = answerTo(query);
    expect(table.rows.find(({ id }) => id === 'cost')?.label).toBe(label);
    const marks = cellsIn(table, 'cost').map(({ text }) => text.split(', ')[1]);
    expect(marks.every((mark) => mark === undefined)).toBe(label.endsWith('public schools'));
    expect(marks.every((mark) => mark !== undefined)).toBe(label.endsWith('fees'));
  });

  it('mark a way as private only where none of its prices is of a public school', () => {
    const { table } = answerTo('now=none&near=DC&want=become_rn');
    expect(cellsIn(table, 'cost').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\$[\d,]+$/),
      expect.stringMatching(/^\$[\d,]+, partly private$/),
      expect.stringMatching(/^\$[\d,]+, private$/),
    ]);
  });

  it('leave out a middle half of prices whose ends are one', () => {
    const { figures, details } = answerTo('now=none&near=DC&want=become_rn');
    expect(figures.find(({ label }) => label === 'Lowest typical cost')?.note).toBe(
      'An ADN at public schools',
    );
    expect(details[0]?.sentences).toContainEqual(
      expect.stringMatching(/^The middle price comes to \$[\d,]+, books and fees included\.$/),
    );
  });

  it('name the ways that each pay before is of, where it differs', () => {
    const payNotes = (query: string) =>
      answerTo(query).notes.filter((note) => note.startsWith('Ahead after compares'));
    expect(payNotes('now=rn&near=ohio&want=become_rn')).toEqual([
      expect.stringMatching(
        /^Ahead after compares with the usual pay where you start: \$[\d,]+ a year for an RN-to-BSN and an RN-to-MSN; \$[\d,]+ a year for an MSN if you have a BSN\. Its link lets you enter your own\.$/,
      ),
    ]);
    expect(payNotes('now=none&near=DC&want=become_rn')).toEqual([
      expect.stringMatching(
        /^Ahead after compares with the usual pay where you start: \$[\d,]+ a year\. Its link lets you enter your own\.$/,
      ),
    ]);
  });

  it('lead with a figure that is known', () => {
    const [first] = answerTo('now=rn&near=ohio&want=become_rn').figures;
    expect(first).toEqual({
      label: 'Finished in',
      value: '21 months',
      note: 'An RN-to-BSN: 10 to 36 months, by school',
    });
    for (const start of now.allowedValues)
      for (const near of ['DC', 'Alaska', 'Wyoming'])
        for (const { label, value } of answerTo(new URLSearchParams({ now: start, near }).toString()).figures)
          expect(value, `${start}, ${near}: ${label}`).not.toBeNull();
  });

  it('count a nurse’s pay from the first license of several', () => {
    const { table } = answerTo('now=none&near=Ohio&want=bachelors');
    const firstPay = table.rows.find(({ id }) => id === 'first_pay')?.cells.map(({ text }) => text);
    expect(firstPay).toEqual(['54 months', '39 months', '18 months']);
  });

  it('cost of one program what the return calculator says', () => {
    for (const degree of ['ADN', 'BSN', 'LPN'] as const)
      for (const state of ['ohio', 'texas', 'massachusetts'] as const) {
        const way = waysTo('none', 'unsure', state, data).find(
          ({ programs: [first] }) => first.credential === degree,
        );
        const { result } = nursingRoi.answer(inputsOf({ state, degree, current_income: 0 }), data);
        expect(way && ladderCost(way.programs, 'median'), `${state} ${degree}`).toBe(result.total_cost);
      }
  });

  it('name no program as the closest that may not be open, where another one is', () => {
    const [, , programs] = answerTo('now=none&near=02118&want=nurse_now').figures;
    expect(programs?.note).not.toContain('couldn’t');
    const [, , onlyOne] = answerTo('now=none&near=76801&want=bachelors').figures;
    expect(onlyOne?.note).toContain(
      'Howard Payne University, 5 miles away (ask if it takes people who aren’t RNs yet)',
    );
  });

  it('show no pay of the nation as a state’s', () => {
    const { table, details } = answerTo('now=none&near=Ohio&want=bachelors');
    const pay = table.rows.find(({ id }) => id === 'graduates_pay')?.cells.map(({ text }) => text);
    expect(pay?.slice(1)).toEqual(['Not known', 'Not known']);
    expect(details[1]?.sentences.join(' ')).toMatch(/nationwide it is \$[\d,]+/);
  });

  it('explain each program to someone who is not sure', () => {
    const { meanings } = answerTo('now=none&near=Ohio');
    expect(meanings.map(({ term }) => term)).toEqual(['LPN', 'ADN', 'BSN']);
    expect(meanings[0]?.sentence).toMatch(/Not an RN\.$/);
    expect(answerTo('now=none&near=Ohio&want=become_rn').meanings).toEqual([]);
  });

  it('carry the place and the starting point to each page', () => {
    const { next, weigh } = answerTo('now=healthcare&near=45402&want=become_rn');
    expect(next.map(({ href }) => href)).toEqual([
      '/programs?credential=ADN&near=45402',
      '/programs?credential=ADN&near=45402#family_income',
      expect.stringMatching(
        /^\/calculators\/nursing-roi\?state=ohio&degree=ADN(&current_income=\d+)?&near=45402#aid$/,
      ),
      '/calculators/admission-readiness?program_type=ADN&experience=cna&near=45402',
    ]);
    expect(weigh.href).toBe(
      '/calculators/lpn-pathway?starting_point=healthcare&end_goal=become_rn&near=45402',
    );
  });
});

describe('the page of the options', () => {
  it('shows an example where nothing is asked, under its own address', () => {
    const { status, query, inputs, form } = view('');
    expect({ status, query, inputs }).toEqual({ status: 'example', query: '', inputs: '' });
    expect(form.chosen).not.toBe('');
    expect(new URLSearchParams(exampleQuery).get('now')).toBe(now.example);
  });

  it('writes an answer in one spelling, without defaults', () => {
    expect(view('want=unsure&near=Ohio&now=lpn').query).toBe('now=lpn&near=Ohio');
  });

  it.each([
    ['now=&want=become_rn', 'now', 'Choose where you are now'],
    ['now=doctor', 'now', 'Choose where you are now. Received "doctor".'],
    ['now=none&want=rich', 'want', 'Choose what you want. Received "rich".'],
    [
      'now=none&near=xyzzy',
      'near',
      'We don’t know “xyzzy”. Enter a ZIP code, a city or a state, for example 31201',
    ],
    ['now=none&zip=45402', 'near', expect.stringContaining('zip')],
  ])('refuses %s and says what to do', (query, fieldId, message) => {
    const { status, problems, answer } = view(query);
    expect({ status, answer }).toEqual({ status: 'refused', answer: null });
    expect(problems.map((problem) => [problem.fieldId, problem.message])).toEqual([[fieldId, message]]);
  });

  it('asks which place is meant, with the same question for each', () => {
    const [problem] = view('now=none&near=Cincinnati, Texas&want=become_rn').problems;
    expect(problem?.fieldId).toBe('near');
    for (const { href } of problem?.answers ?? []) expect(href).toContain('/options?now=none&near=');
    expect(problem?.answers?.length).toBeGreaterThan(0);
  });

  it('reads a state where no city is meant', () => {
    expect(view('now=none&near=OH').form.chosen).toContain('Ohio');
  });

  it('names an answer in its title, and keeps a refused query from search engines', () => {
    const answered = view('now=none&near=Ohio&want=become_rn');
    expect(optionsMetadata(answered).title).toMatch(/^Options for someone new to health care in Ohio/);
    expect(savedOptions(answered)?.address).toMatch(/\/options\?now=none&near=Ohio&want=become_rn$/);
    const refused = view('now=');
    expect(optionsMetadata(refused)).toMatchObject({ robots: { index: false } });
    expect(savedOptions(refused)).toBeNull();
  });

  it('answers or refuses any text, and fails on none', () => {
    const text = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('ohio', '45402', 'none', 'rn', 'me'));
    fc.assert(
      fc.property(text, text, text, (one, place, other) => {
        const { status, answer } = optionsView(
          new URLSearchParams({ now: one, near: place, want: other }),
          data,
        );
        expect(status === 'refused').toBe(answer === null);
      }),
      { numRuns: 60 },
    );
  });
});
