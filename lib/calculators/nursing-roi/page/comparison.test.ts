import { describe, expect, it } from 'vitest';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData, withEarnings } from '@/tests/support/data';
import { nursingRoi } from '..';
import { inputsOf } from '../parameters';
import { nursingRoiPage } from './';

const data = exampleData();
const { read, answerTo } = readerOf(nursingRoiPage);
const base = 'state=ohio&degree=BSN&current_income=30000';

describe('programs for different people', () => {
  const query = 'state=ohio&degree=BSN&current_income=36820';
  const usualBefore = (degree: 'MSN') =>
    nursingRoi.answer(inputsOf({ state: 'ohio', degree, current_income: 0 }), data).result.typical_entrant
      .baseline_income;

  it('are not ranked: who may enter each, then the figures of each', () => {
    const { verdict, sentence, facts } = answerTo(`${query}&compare=MSN`);
    expect(verdict).toBe('They are open to different people');
    expect(sentence).toBe(
      'An MSN asks for a BSN; an RN-to-MSN does not. A BSN needs no nursing license; an MSN needs an RN license. In Ohio, if you earn $36,800 a year now, a BSN costs about $57,800, puts you ahead after about 6 years 10 months, and leaves you about $682,000 ahead over 20 years; an MSN costs about $29,000, puts you ahead after about 2 years 8 months, and leaves you about $1.31 million ahead over 20 years.',
    );
    expect(facts.slice(0, 2)).toEqual([
      'An MSN is for people who are RNs already.',
      `People usually earn ${formatDollarsRounded(usualBefore('MSN'))} before an MSN; its figures here count from $36,820.`,
    ]);
  });

  it.each(['DNP', 'CERTIFICATE', 'PHD', 'RN_TO_BSN', 'RN_TO_MSN', 'ABSN', 'texas.MSN'])(
    'have no winner: a BSN beside %s',
    (other) => {
      const { verdict, sentence } = answerTo(`${query}&compare=${other}&compare=ADN`);
      const { figureTable } = answerTo(`${query}&compare=${other}`);
      const words = figureTable?.rows.flatMap(({ cells }) => cells.map(({ note }) => note)) ?? [];
      expect(words.filter((note) => /^✓/.test(note))).toEqual([]);
      expect(verdict).toBe(
        other === 'ABSN'
          ? 'With a bachelor’s degree, all three are open to you'
          : 'They are open to different people',
      );
      expect(sentence).not.toMatch(/sooner|first|less|least|better|best/);
    },
  );

  it('say that somebody with a degree may choose between both', () => {
    const { verdict, sentence } = answerTo('state=texas&degree=ABSN&current_income=52000&compare=ADN');
    expect(verdict).toBe('With a bachelor’s degree, both are open to you');
    expect(sentence).toMatch(
      /^An accelerated BSN needs a bachelor’s degree in another field; an ADN takes people with or without one\./,
    );
  });

  it('say what an MSN asks of an RN besides the license', () => {
    const asked = 'state=ohio&degree=RN_TO_BSN&current_income=70000&compare=MSN';
    expect(answerTo(asked).sentence).toMatch(/^An MSN asks for a BSN; an RN-to-MSN does not\. /);
    expect(answerTo('state=ohio&degree=MSN&current_income=70000&compare=texas').sentence).not.toContain(
      'asks for a BSN',
    );
  });

  it('are compared where all ask for the same', () => {
    const { verdict, facts } = answerTo('state=ohio&degree=MSN&current_income=80000&compare=RN_TO_MSN');
    expect(verdict).toMatch(/sooner|less|better/);
    expect(facts.slice(0, 2)).toEqual([
      'An MSN is for people who are RNs already.',
      'An RN-to-MSN program is for people who are RNs already.',
    ]);
  });

  it('say what costs nothing', () => {
    expect(answerTo(`${query}&grants_total=1000000&compare=MSN`).sentence).toContain(
      'a BSN costs nothing after grants, ',
    );
  });
});

describe('a page of a confirmed or hourly pay', () => {
  const confirmed = 'state=ohio&degree=BSN&current_income=900&income_confirmed=900';
  const hourly = 'state=ohio&degree=BSN&current_income=17.5&pay_per=hour&hours=36';

  it.each([confirmed, hourly])('leads to pages that are answered from it: %s', (query) => {
    const { compareLinks, figureTable } = answerTo(`${query}&compare=ADN`);
    const hrefs = [...answerTo(query).compareLinks, ...compareLinks, ...(figureTable?.columns ?? [])].map(
      ({ href }) => href ?? '',
    );
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs) {
      expect(read(href.split('?')[1] ?? '').status, href).toBe('answered');
      expect(href).toContain(query.split('BSN&')[1]);
    }
  });

  it('does not ask again what it is pay for', () => {
    for (const query of [confirmed, `${confirmed}&compare=ADN`]) {
      const { cautions, assumptions } = answerTo(query);
      expect([...cautions, ...assumptions].filter((line) => /by the hour/.test(line))).toEqual([]);
    }
    const { assumptions } = nursingRoi.answer(
      inputsOf({ state: 'ohio', degree: 'BSN', current_income: 900 }),
      data,
    );
    expect(assumptions[0]).toMatch(/by the hour or month\?/);
  });
});

it.each(['ohio', 'BSN', 'ohio.BSN'])('says that compare=%s compares an answer with itself', (other) => {
  const note =
    'You compared this answer with itself: choose another program type, state or school to compare.';
  expect(answerTo(`${base}&compare=${other}`).facts).toEqual([note]);
  expect(answerTo(`${base}&compare=${other}&compare=ADN`).facts).not.toContain(note);
  expect(answerTo(`${base}&compare=`).facts).toEqual([]);
});

it('has no verdict to explain', () => {
  const unusual = withEarnings({ median_restated: 106_329 });
  const lines = (query: string) => {
    const { answer } = nursingRoiPage.read(new URLSearchParams(query), unusual);
    return [...(answer?.cautions ?? []), ...(answer?.assumptions ?? [])].join('\n');
  };
  expect(lines(base)).toContain('The verdict uses the calculated pay');
  expect(lines(`${base}&compare=ADN`)).toContain('The answer uses the calculated pay');
  expect(lines(`${base}&compare=ADN`)).not.toMatch(/verdict/);
});
