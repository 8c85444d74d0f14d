import { describe, expect, it } from 'vitest';
import { formatDollarsRange } from '@/lib/numbers/format';
import { readerOf } from '@/tests/support/calculator-page';
import { nursingRoiPage } from './';

const { answerTo } = readerOf(nursingRoiPage);

/** What the page says of one answer alone. */
function singleTo(query: string) {
  const { single } = answerTo(query);
  if (!single) throw new Error(`${query} is a comparison`);
  return single;
}

describe('the gain over 20 years', () => {
  it('has its range by the pay, and that of the usual entrant for someone who earns nothing', () => {
    const { result, single } = answerTo('state=ohio&degree=BSN&current_income=36820');
    expect(result.net_gain_20_year).toBe(682_405);
    // 16 years of work: 16 × 79,525 and 16 × 92,117 in place of 16 × 88,607
    const [low, high] = [79_525, 92_117].map((pay) => result.net_gain_20_year + 16 * (pay - 88_607));
    expect(single?.horizons.notes).toEqual([
      `The gain over 20 years is likely ${formatDollarsRange(low ?? 0, high ?? 0)}, by the pay that you get.`,
    ]);
    expect(singleTo('state=ohio&degree=BSN&current_income=0').horizons.notes[1]).toBe(
      'The gain over 20 years from the $36,800 that people usually earn before is $682,000.',
    );
  });
});

describe('the chart', () => {
  const chartOf = (query: string) => answerTo(query).ahead;

  it('runs over ten years, or over twenty where ten would not show one ahead for a year', () => {
    const lastYear = (query: string) => chartOf(query).series[0]?.points.at(-1)?.year;
    expect(lastYear('state=ohio&degree=BSN&current_income=36820')).toBe(10);
    expect(lastYear('state=california&degree=MSN&current_income=149900')).toBe(20);
    expect(lastYear('state=ohio&degree=BSN&current_income=95000')).toBe(10);
  });

  it('has every year of the timeline in its table', () => {
    const { ahead, result } = answerTo('state=ohio&degree=BSN&current_income=36820');
    expect(ahead.rows.map(({ year }) => year)).toEqual(result.timeline.map(({ year }) => year));
  });

  it('says in a line and in full what it shows', () => {
    const { finding, description } = chartOf('state=ohio&degree=BSN&current_income=36820');
    expect(finding).toBe('7 years behind, then ahead');
    expect(description).toBe(
      'Dollars ahead of not studying or behind. $146,192 behind after 4 years, $164,532 ahead after 10 years. Ahead after 6 years 10 months.',
    );
    expect(chartOf('state=ohio&degree=BSN&current_income=95000').finding).toBe(
      'Behind for good: the pay is no raise',
    );
  });
});

describe('the next step', () => {
  const otherTo = (query: string) => singleTo(query).otherType;

  it('is the step up for the same people, or the one below', () => {
    expect(otherTo('state=ohio&degree=ADN&current_income=36820')?.link).toEqual({
      label: 'Compare with a BSN',
      href: '/calculators/nursing-roi?state=ohio&degree=ADN&current_income=36820&compare=BSN',
    });
    expect(otherTo('state=ohio&degree=BSN&current_income=36820')?.sentence).toBe(
      'An ADN costs about $42,600 less: ahead after about 3 years 4 months.',
    );
    expect(otherTo('state=ohio&degree=BSN&current_income=95000')?.sentence).toMatch(/: no raise\.$/);
  });

  it('has nothing to compare where no other program is for the same people', () => {
    expect(otherTo('state=ohio&degree=ABSN')).toBeNull();
  });
});

describe('what one may not have to pay', () => {
  const waysTo = (query: string) => singleTo(query).aid.ways.map(({ sentence }) => sentence);

  it('says what Pell grants come to at the schools with the program', () => {
    // Ashland 29% and $5,184, Cleveland State 41% and $5,719, Ohio State 20% and $5,739
    expect(waysTo('state=ohio&degree=BSN')[0]).toMatch(
      /At the typical one of 3 schools in Ohio with this program, 29% of all undergraduates get one: about \$5,720 a year/,
    );
  });

  it('says who gets none', () => {
    expect(waysTo('state=ohio&degree=MSN')[0]).toBe(
      'Federal Pell grants are for people without a bachelor’s degree.',
    );
  });
});

describe('what moves the answer', () => {
  it('starts from the answer and gives up none and all of the pay', () => {
    const { movers } = singleTo('state=ohio&degree=BSN&current_income=30000');
    // 48 months of study and 27 of work
    expect(movers.rows[0]).toMatchObject({ what: 'As calculated', ahead: '6 years 3 months' });
    const shares = movers.rows.filter(({ id }) => id.startsWith('pay_given_up'));
    expect(shares.map(({ what }) => what)).toEqual([
      'You keep all your pay while you study',
      'You stop working',
    ]);
    expect(movers.payGivenUpNote).toBeNull();
  });

  it('leads with the few changes that move the time most, farthest first', () => {
    const { top } = singleTo('state=ohio&degree=BSN&current_income=36820').movers;
    expect(top.map(({ what, ahead }) => [what, ahead])).toEqual([
      ['You keep all your pay while you study', '5 years 2 months'],
      ['You need 3 years, not 4 years', '5 years 5 months'],
      ['You study at a private university: $116,000', '8 years 1 month'],
      ['You stop working', '8 years'],
      ['Grants cover tuition', '5 years 10 months'],
    ]);
  });

  it.each([
    'state=ohio&degree=BSN&current_income=36820',
    'state=ohio&degree=ADN&current_income=17.5&pay_per=hour',
    'state=california&degree=MSN&current_income=150200',
  ])('links to pages that say what the line says: %s', (query) => {
    const { top, rows } = singleTo(query).movers;
    const linked = [...top, ...rows].filter(({ href }) => href !== null);
    expect(linked.length).toBeGreaterThan(2);
    for (const { href, what, ahead } of linked)
      expect(answerTo(href?.split('?')[1] ?? '').figures[2]?.value, what).toBe(ahead);
  });

  it('tells someone without an income what giving up pay means for one who has it', () => {
    const { payGivenUpNote } = singleTo('state=ohio&degree=BSN&current_income=0').movers;
    expect(payGivenUpNote).toContain('For someone who earns $36,800');
    expect(payGivenUpNote).toContain('if 0% is given up');
    expect(payGivenUpNote).toContain('if 100% is given up');
  });

  it('discounts the gain by the declared rate', () => {
    const { result } = answerTo('state=ohio&degree=BSN&current_income=30000');
    const { horizons } = singleTo('state=ohio&degree=BSN&current_income=30000');
    expect(horizons.discountPercent).toBe(3);
    expect(horizons.rows.map(({ years }) => years)).toEqual([5, 10, 20]);
    expect(horizons.rows[2]?.netGain).toBe(result.net_gain_20_year);
    expect(horizons.rows[2]?.discountedGain).toBeLessThan(result.net_gain_20_year);
  });
});
