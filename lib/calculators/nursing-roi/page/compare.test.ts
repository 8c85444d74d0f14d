import { describe, expect, it } from 'vitest';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { nursingRoi } from '..';
import { inputsOf } from '../parameters';
import { nursingRoiPage } from './';

const data = exampleData();
const { read, answerTo } = readerOf(nursingRoiPage);
const base = 'state=ohio&degree=BSN&current_income=30000';

/** The cells of a line of the comparison, by its id. */
const cellsOf = (query: string, id: string) =>
  answerTo(query)
    .figureTable?.rows.find((row) => row.id === id)
    ?.cells.map(({ value }) => value);
const columnsOf = (query: string) => answerTo(query).figureTable?.columns.map(({ label }) => label);

describe('compare', () => {
  it('takes a program type, a state, or both, and names what differs', () => {
    expect(columnsOf(`${base}&compare=ADN&compare=ABSN`)).toEqual(['BSN', 'ADN', 'Accelerated BSN']);
    expect(columnsOf(`${base}&compare=california`)).toEqual(['Ohio', 'California']);
    expect(columnsOf(`${base}&compare=ADN&compare=california.MSN`)).toEqual([
      'BSN in Ohio',
      'ADN in Ohio',
      'MSN in California',
    ]);
  });

  it('takes schools, each in its own state', () => {
    const query = `${base}&program=204796&compare=cleveland-state-university-202134`;
    expect(columnsOf(query)).toEqual(['Ohio State University-Main Campus', 'Cleveland State University']);
    expect(columnsOf(`${base}&compare=204796`)).toEqual(['BSN in Ohio', 'Ohio State University-Main Campus']);
  });

  it('reads the second value under its older name too, and writes both under one', () => {
    expect(read(`${base}&compare=ADN&compare_2=california.MSN`).pageQuery).toBe(
      `${base}&compare=ADN&compare=california.MSN`,
    );
  });

  it('writes each in the shortest way, once, without the question itself', () => {
    const view = read(`${base}&compare=&compare=california.BSN`);
    expect(view.pageQuery).toBe(`${base}&compare=california`);
    expect(view.apiQuery).toBe(base);
    expect(read(`${base}&compare=california.BSN&compare=california`).pageQuery).toBe(
      `${base}&compare=california`,
    );
    expect(read(`${base}&compare=204796`).pageQuery).toBe(
      `${base}&compare=ohio-state-university-main-campus-204796`,
    );
    expect(answerTo(`${base}&compare=BSN`).figureTable).toBeUndefined();
    expect(
      answerTo(`${base}&program=204796&compare=ohio-state-university-main-campus-204796`).single,
    ).not.toBeNull();
  });

  it('shows in its fields what was asked, a school by its name', () => {
    const { more } = read(`${base}&compare=204796&compare=california.ADN`).form;
    const fields = more.filter(({ name }) => name === 'compare');
    expect(fields.map(({ id, value }) => [id, value])).toEqual([
      ['compare', '204796'],
      ['compare_2', 'california.ADN'],
    ]);
    expect(fields.map(({ control }) => control.kind === 'select' && control.choices[0]?.label)).toEqual([
      'Ohio State University-Main Campus',
      'ADN in California',
    ]);
  });

  it.each([
    ['compare=narnia', 'compare', /^Compare with a program type such as ADN, /],
    ['compare=ohio.ADN.x', 'compare', /^Compare with a program type /],
    ['compare=ADN.ohio', 'compare', /^Compare with a program type /],
    ['compare=DIPLOMA', 'compare', /^Compare with a program type /],
    ['compare=ADN&compare=narnia', 'compare_2', /^Compare with a program type /],
    ['compare=ADN&compare=MSN&compare=LPN', 'compare_2', /^Compare with two others at most\.$/],
    ['compare=999999', 'compare', /^“999999” names no school that we know: compare with another\.$/],
  ])('refuses %s at its field', (query, fieldId, message) => {
    const { status, problems } = read(`${base}&${query}`);
    expect(status).toBe('refused');
    expect(problems).toEqual([{ fieldId, message: expect.stringMatching(message) }]);
  });

  it('offers the other program types until three are side by side', () => {
    const links = answerTo(`${base}&compare=ADN`).compareLinks;
    expect(links.map(({ label }) => label)).toEqual([
      'LPN',
      'Accelerated BSN (for people with a bachelor’s degree in another field)',
    ]);
    expect(links[0]?.href).toBe(`/calculators/nursing-roi?${base}&compare=ADN&compare=LPN`);
    expect(answerTo(`${base}&compare=ADN&compare=LPN`).compareLinks).toEqual([]);
  });

  it('offers an RN what asks for an RN license', () => {
    const labels = (query: string) =>
      answerTo(`state=ohio&current_income=80000&${query}`).compareLinks.map(({ label }) => label);
    expect(labels('degree=RN_TO_BSN')).toEqual([
      'RN-to-MSN',
      'MSN',
      'DNP',
      'PhD',
      'Post-graduate certificate',
    ]);
    expect(labels('degree=ABSN')).toEqual(['ADN', 'BSN']);
    expect(labels('degree=BSN&compare=MSN')).toEqual([]);
  });
});

describe('a comparison is the answer', () => {
  it('says of two which is ahead sooner, costs less and leaves one better off', () => {
    const query = 'state=texas&degree=ADN&current_income=30000&compare=BSN';
    const [adn, bsn] = (['ADN', 'BSN'] as const).map(
      (degree) =>
        nursingRoi.answer(inputsOf({ state: 'texas', degree, current_income: 30_000 }), data).result,
    );
    if (!adn || !bsn) throw new Error('no answers');
    expect((bsn.break_even_months_from_start ?? 0) - (adn.break_even_months_from_start ?? 0)).toBe(36);
    const { sentence, verdict, subject, dataNote } = answerTo(query);
    expect(sentence).toBe(
      'An ADN puts you ahead 3 years sooner, ' +
        `costs about ${formatDollarsRounded(bsn.total_cost - adn.total_cost)} less, and leaves you ` +
        `about ${formatDollarsRounded(adn.net_gain_20_year - bsn.net_gain_20_year)} better off over 20 years than a BSN.`,
    );
    expect(verdict).toBe('An ADN puts you ahead sooner, costs less, and leaves you better off');
    expect(subject).toBe('ADN and BSN in Texas compared');
    expect(dataNote).toMatch(/ here that for an ADN\. /);
    expect(answerTo(base).dataNote).toBeUndefined();
  });

  it('names each where it is better', () => {
    expect(answerTo('state=texas&degree=BSN&current_income=30000&compare=LPN').verdict).toBe(
      'An LPN program puts you ahead sooner and costs less; a BSN leaves you better off',
    );
  });

  it('says of three which is first, least and best, and which share a place', () => {
    const { sentence } = answerTo('state=ohio&degree=BSN&current_income=36820&compare=ADN&compare=texas');
    // The gains are less than 5 percent apart: each has its own figure.
    expect(sentence).toBe(
      'An ADN in Ohio puts you ahead first (after about 3 years 4 months) and costs least (about $15,200); an ADN in Ohio and a BSN in Texas leave you best off over 20 years (about $794,000 and $818,000 ahead).',
    );
  });

  it('says where one alone comes ahead in time, and where none does', () => {
    expect(answerTo('state=ohio&degree=BSN&current_income=90000&compare=california').verdict).toBe(
      'California is the only one that puts you ahead within 20 years, costs less, and leaves you better off',
    );
    expect(answerTo('state=ohio&degree=BSN&current_income=88000&compare=ADN').sentence).toContain(
      'Neither puts you ahead within 20 years; an ADN costs about $42,600 less',
    );
    expect(answerTo(`state=ohio&degree=BSN&current_income=150000&compare=ADN&compare=LPN`).verdict).toMatch(
      /^None puts you ahead within 20 years; /,
    );
  });

  it('says that figures within five percent are about the same', () => {
    const { sentence } = answerTo(`${base}&program=204796&compare=202134`);
    expect(sentence).toContain('Both put you ahead after about the same time');
  });

  it('shows the figures of each answer, and no part of one alone', () => {
    const query = `${base}&compare=texas`;
    const texas = nursingRoi.answer(
      inputsOf({ state: 'texas', degree: 'BSN', current_income: 30_000 }),
      data,
    );
    expect(cellsOf(query, 'cost')?.[1]).toBe(formatDollarsRounded(texas.result.total_cost));
    expect(cellsOf(query, 'gain')?.[1]).toBe(formatDollarsRounded(texas.result.net_gain_20_year));
    const { single, figures, formula, ahead } = answerTo(query);
    expect([single, figures, formula]).toEqual([null, [], []]);
    expect(ahead.series.map(({ name }) => name)).toEqual(['Ohio', 'Texas']);
    expect(ahead.finding).toMatch(/^After 10 years: Ohio \$[\d,]+ ahead and Texas \$[\d,]+ ahead$/);
    expect(answerTo(`${query}&compare=california`).ahead.finding).toBe(
      'After 10 years: California is furthest ahead',
    );
    expect(ahead.rows.at(-1)?.dollars[1]).toBe(texas.result.net_gain_20_year);
  });

  it('marks the better one of two with short names, and says below what their cells leave out', () => {
    const { figureTable, facts } = answerTo('state=ohio&degree=ADN&current_income=36820&compare=BSN');
    expect(figureTable?.isShort).toBe(true);
    expect(figureTable?.rows.map(({ cells }) => cells.map(({ note }) => note))).toEqual([
      ['', ''],
      ['✓ less', ''],
      ['✓ sooner', ''],
      ['✓ more', ''],
    ]);
    expect(facts).toEqual([
      'Graduates’ pay, a year: four years after finishing.',
      'Tuition, books and fees: ADN at a public college; BSN at a public university.',
      expect.stringMatching(
        /^Ahead after: ADN likely .+; BSN likely 6 years 8 months to 7 years 6 months\.$/,
      ),
    ]);
  });

  it('keeps notes in the cells of three, of long names and of missing figures', () => {
    for (const other of ['compare=ADN&compare=LPN', 'compare=california.ADN', 'compare=204796']) {
      const { figureTable } = answerTo(`${base}&${other}`);
      expect(figureTable?.isShort, other).toBe(false);
      expect(figureTable?.rows[1]?.cells[0]?.note, other).toMatch(/^At a public university/);
    }
  });

  it('shows of a school what is its own', () => {
    const query = `${base}&compare=204796`;
    const inputs = inputsOf({ state: 'ohio', degree: 'BSN', current_income: 30_000, program: '204796' });
    const { program: school, ...state } = nursingRoi.answer(inputs, data).result;
    if (!school?.total_cost || school.break_even_months === null) throw new Error('no figures of the school');
    expect(cellsOf(query, 'cost')?.[1]).toBe(formatDollarsRounded(school.total_cost));
    // 16 years of work at the school's pay, less what it costs more
    const more =
      16 * (school.expected_salary - state.expected_salary) - (school.total_cost - state.total_cost);
    expect(cellsOf(query, 'gain')?.[1]).toBe(formatDollarsRounded(state.net_gain_20_year + more));
    expect(cellsOf(query, 'ahead')?.[1]).toBe('6 years 2 months');
    expect(48 + school.break_even_months).toBe(74);
  });

  it('takes grants off each, and the tuition that was given off the question alone', () => {
    expect(cellsOf(`${base}&grants_total=8000&compare=texas`, 'cost')?.[1]).toBe(
      formatDollarsRounded(
        nursingRoi.answer(
          inputsOf({ state: 'texas', degree: 'BSN', current_income: 30_000, grants_total: 8_000 }),
          data,
        ).result.total_cost,
      ),
    );
    const { facts } = answerTo(`${base}&grants_total=8000&tuition=10000&compare=texas`);
    expect(facts.slice(0, 2)).toEqual([
      'Your grants of $8,000 are taken off the cost of each.',
      'The tuition that you gave is that of the first alone.',
    ]);
  });
});
