import { describe, expect, it } from 'vitest';
import { nursingRoiPage } from '@/lib/calculators/nursing-roi/page';
import { loadData } from '@/lib/data/data';
import { ownReturn } from '@/lib/programs/page/school/own-return';
import { finderSource } from '@/lib/programs/page/source';
import type { Program } from '@/lib/programs/program';
import { readerOf } from '@/tests/support/calculator-page';
import { isEditionOfReference } from '../reference/edition';

const data = loadData();
const { answerTo } = readerOf(nursingRoiPage, data);
const { catalogue } = finderSource();

/** @throws Error when no school has the program. */
function programOf(unitid: string, credential: Program['credential']): Program {
  const found = catalogue.programs.find(
    ({ facts, credential: own }) => facts.slug.endsWith(`-${unitid}`) && own === credential,
  );
  if (!found) throw new Error(`${unitid} has no ${credential}`);
  return found;
}

const OHIO_UNIVERSITY = '204857';
const RANGER = '227687';

describe('what a school’s page and the calculator say of its return', () => {
  it('is one time from the usual pay, also where the school’s pay moves it', () => {
    const asked = catalogue.programs.filter(
      ({ facts, credential, listPlace }) =>
        (facts.state === 'ohio' || facts.state === 'texas') && credential === 'BSN' && listPlace === 'ranked',
    );
    expect(asked.length).toBeGreaterThan(20);
    for (const program of asked) {
      const { sentence, href } = ownReturn(program, data);
      const { verdict } = answerTo(href.slice(href.indexOf('?') + 1));
      const [, time = 'none'] = /about (.+?) after your first class/.exec(sentence) ?? [];
      expect(verdict, program.id).toContain(`about ${time} after you start`);
    }
  });

  it.runIf(isEditionOfReference)('counts no pay of nurses who were RNs before for a BSN', () => {
    const { sentence } = ownReturn(programOf(OHIO_UNIVERSITY, 'BSN'), data);
    expect(sentence).toContain('That counts this school’s 2023-24 price and Ohio’s pay, and the pay');
    const { figures, result, single, dataNote } = answerTo(
      `state=ohio&degree=BSN&program=${OHIO_UNIVERSITY}`,
    );
    expect(result.program?.expected_salary).toBe(98_611);
    expect(dataNote).toContain('They have $98,611 as its pay over a career');
    expect(figures[0]?.note).toContain('In all of Ohio');
    const cells = single?.school?.table.rows.find(({ id }) => id === 'pay')?.cells;
    expect(cells?.[0]).toMatchObject({
      value: null,
      note: expect.stringContaining('mostly nurses who were RNs'),
    });
  });

  it.runIf(isEditionOfReference)('counts it for an RN-to-BSN, which gives up no pay', () => {
    const { sentence } = ownReturn(programOf(OHIO_UNIVERSITY, 'RN_TO_BSN'), data);
    expect(sentence).not.toContain('give up');
    const { figures } = answerTo(`state=ohio&degree=RN_TO_BSN&program=${OHIO_UNIVERSITY}`);
    expect(figures[0]).toMatchObject({ value: '$89,000', note: expect.stringContaining('3,151 earners') });
  });

  it('says that a price changed by more than a third between its years', () => {
    const changed = 'Its price changed a lot, from $7,090 (2023-24) to $4,150 (2024-25): ask the school.';
    expect(ownReturn(programOf(RANGER, 'LPN'), data).sentence).toContain(changed);
    expect(answerTo(`state=texas&degree=LPN&program=${RANGER}`).sentence).toContain(changed);
    expect(answerTo(`state=ohio&degree=BSN&program=${OHIO_UNIVERSITY}`).sentence).not.toContain('changed');
  });
});
