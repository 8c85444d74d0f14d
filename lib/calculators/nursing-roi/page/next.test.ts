import { describe, expect, it } from 'vitest';
import { modelIn } from '@/lib/calculators/lpn-pathway/model';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { nursingRoiPage } from '.';

const { read, answerTo } = readerOf(nursingRoiPage);
const base = 'state=ohio&degree=ADN&current_income=30000';

describe('a place that the reader named elsewhere', () => {
  it('goes along to the programs, and is no part of the address', () => {
    const view = read(`${base}&near=Columbus,+Ohio`);
    expect(view.answer?.programs).toEqual({
      label: 'See ADN programs near Columbus, Ohio',
      href: '/programs?near=Columbus%2C+Ohio&credential=ADN',
    });
    expect(view.pageQuery).toBe(base);
    expect(view.answer?.single?.otherType?.link.href).toContain('&near=Columbus');
    expect(view.form.more.find(({ name }) => name === 'near')).toMatchObject({
      value: 'Columbus, Ohio',
      control: { kind: 'hidden' },
    });
  });

  it.each(['', '&near=', '&near=Nowhereville', `&near=Houston,+Texas`])(
    'is left out where it names none of the state: %j',
    (more) => {
      expect(answerTo(base + more).programs.href).toBe('/programs?state=ohio&credential=ADN');
    },
  );
});

describe('a family’s income without a school', () => {
  it('is said to change nothing, with the schools that have a price for it', () => {
    expect(answerTo(`${base}&family_income=45k`).unusedIncome).toEqual({
      sentence:
        'Your family’s income of $45,000 changes nothing here until you choose a school. Each school’s price after grants for it:',
      link: {
        label: 'See ADN programs in Ohio',
        href: '/programs?state=ohio&credential=ADN&family_income=45000&sort=net_price',
      },
    });
    expect(answerTo(base).unusedIncome).toBeNull();
    expect(answerTo('state=ohio&degree=BSN&program=204796&family_income=45000').unusedIncome).toBeNull();
  });

  it('leads nowhere for programs that no one begins college in', () => {
    const { unusedIncome } = answerTo('state=ohio&degree=MSN&family_income=45000');
    expect(unusedIncome?.link).toBeNull();
    expect(unusedIncome?.sentence).toContain('first-year students alone');
  });
});

describe('the usual pay that other pages fill in', () => {
  it('is not called the reader’s own', () => {
    const { amount } = modelIn('ohio', exampleData()).startingPay.healthcare;
    const query = `state=ohio&degree=ADN&current_income=${roundHalfUp(amount)}`;
    expect(answerTo(query).given).toMatch(
      / We used what nursing assistants usually earn, \$[\d,]+ a year\. Enter your own to change it\.$/,
    );
    expect(read(query).form.fields.find(({ name }) => name === 'current_income')?.value).not.toBe('');
    expect(answerTo(base).given).toMatch(/You earn \$30,000 a year now\.$/);
  });
});
