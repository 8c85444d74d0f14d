import { describe, expect, it } from 'vitest';
import { chargeYears } from '@/lib/data/year-words';
import { formatDollarsRounded } from '@/lib/numbers/format';
import type { CatalogueCredential } from '../../credentials';
import type { Institution } from '../../program';
import { finderSource, schoolSource } from '../source';
import { type ProgramPageView, schoolPage } from './school-page';

const source = schoolSource();
const { data } = source;
const all = [...finderSource().catalogue.institutions.values()];

/** @throws Error when the school has no such page. */
function pageOf(school: Institution | undefined, credential: CatalogueCredential): ProgramPageView {
  const found = school && schoolPage(school, source, credential);
  if (found?.kind !== 'program') throw new Error(`${school?.slug} has no page of ${credential}`);
  return found;
}

const programView = (unitid: string, credential: CatalogueCredential) =>
  pageOf(
    all.find(({ ipeds }) => ipeds?.unitid === unitid),
    credential,
  );

describe('a verdict', () => {
  it('says once what is the same of good and bad', () => {
    expect(programView('134130', 'BSN').answer.heading).toBe(
      'BSN: graduates owe less, but earn less than those of most programs in Florida',
    );
  });
});

describe('a school that no accreditor’s list has', () => {
  it('says first how many students it had, then what is not confirmed', () => {
    const { heading, sentence } = programView('223898', 'LPN').answer;
    expect(heading).toMatch(
      /^LPN: [\d,]+ students in fall \d{4}, but we couldn’t confirm that the school is open now$/,
    );
    expect(sentence).toMatch(
      /^Ask Texas’ board of nursing if this program is approved and admits students today\./,
    );
  });
});

describe('a group', () => {
  const sentenceOf = (unitid: string, credential: CatalogueCredential) =>
    programView(unitid, credential).answer.sentence;

  it('that may be one of several is a range, with how much is known', () => {
    expect(sentenceOf('223898', 'LPN')).toMatch(
      /If it is open, it is (?:somewhere from the \w+ to the \w+|in the \w+) group of LPN programs nationwide\. \d of 5 measures known\./,
    );
  });

  it('is never said beside that too little is known', () => {
    for (const school of all.filter(({ state, closure }) => state === 'ohio' && !closure)) {
      for (const { credential } of school.programs) {
        const { answer } = pageOf(school, credential);
        if (/too little/i.test(`${answer.heading} ${answer.sentence}`)) {
          expect(answer.sentence).not.toMatch(/in the|somewhere from/);
        }
      }
    }
  });
});

describe('a figure that campuses share', () => {
  it('names the school where it counts', () => {
    const found = programView('167358', 'ABSN');
    expect(found.answer.figures.at(-1)?.note).toBe(
      'Not compared: this figure is of Northeastern University Professional Programs and others together; it counts there.',
    );
    expect(JSON.stringify(found)).not.toContain('unit 482705');
  });
});

describe('a price', () => {
  const priceOf = (unitid: string, credential: CatalogueCredential) =>
    programView(unitid, credential).answer.figures[1];

  it('of a district is beside that of the rest of the state', () => {
    expect(priceOf('223898', 'LPN')).toMatchObject({
      value: expect.stringMatching(/^\$[\d,]+$/),
      note: expect.stringMatching(/\$[\d,]+ if you live outside the district\./),
    });
  });

  it('that changed by more than a third says so, one that changed by less does not', () => {
    const mostChange = data.parameters('nursing-roi').number('most_price_change', 'tuition');
    const changes = all.flatMap((school) =>
      school.closure
        ? []
        : school.programs.flatMap(({ credential }) => {
            const price = school.state === 'texas' ? pageOf(school, credential).answer.figures[1] : undefined;
            return price?.note.match(/A year’s price (?:fell|rose) (\d+)% since [\d-]+: ask\./)?.[1] ?? [];
          }),
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const percent of changes) expect(Number(percent)).toBeGreaterThan(mostChange);
  });

  it('of a year that is the whole program says that it is one', () => {
    expect(priceOf('433387', 'RN_TO_BSN')?.note).toContain('for one school year full time');
  });

  it('has the middle of public schools, as the calculator', () => {
    const { median } = data.price('ohio', 'BSN', 'public') ?? {};
    expect(priceOf('201885', 'BSN')?.note).toContain(
      `Ohio’s public middle, ${chargeYears.charges}: ${formatDollarsRounded(median ?? 0)}.`,
    );
  });
});

describe('pay', () => {
  it('is beside the middle of the state’s page and the middle of all nurses', () => {
    const { section: shown, answer } = programView('201885', 'BSN');
    const middle = data.graduateEarnings('ohio', 'BSN')?.median_restated ?? 0;
    expect(answer.figures.at(-1)?.note).toContain(`Ohio’s middle: ${formatDollarsRounded(middle)}.`);
    expect(shown.earnings.map(({ value }) => value).slice(1)).toEqual([
      middle,
      data.wage('ohio', '29-1141').median_annual,
    ]);
  });

  it('of an advanced degree whose fields are counted as one says so', () => {
    const { figures } = programView('200800', 'MSN').answer;
    expect(figures.at(-1)?.note).toContain('Ask if it trains nurse anesthetists');
  });
});

describe('how its students study', () => {
  it('is of the students whom the program is for', () => {
    expect(programView('223898', 'LPN').students.schedule).toMatch(
      /^\d+% of undergraduates study part time, \d+% only online \(fall \d{4}\)\.$/,
    );
    expect(programView('201885', 'MSN').students.schedule).toMatch(
      /^\d+% of graduate students study only online \(fall \d{4}\)\.$/,
    );
  });
});

describe('a school with few full-time beginners', () => {
  it('warns beside every figure of them', () => {
    expect(programView('201928', 'ADN').students.fewBeginners).toContain('14 full-time beginners');
    expect(programView('139658', 'BSN').students.fewBeginners).toBeNull();
  });
});
