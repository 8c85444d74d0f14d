import { describe, expect, it } from 'vitest';
import type { Program } from '../../program';
import type { ProgramFacts } from '../../program-schema';
import { extremesOf, placementsOf } from './placement';

/** A program that is known by its price and its pass rate alone. */
function program(id: string, price: number | null, rate: number | null = null, margin = 1): Program {
  const facts = {
    tuition: price === null ? null : { total: price },
    caveats: [] as string[],
    earnings: { reason: 'Not published.' },
    median_debt: null,
    pass_rate:
      rate === null
        ? null
        : {
            rate_percent: rate,
            interval_low: rate - margin,
            interval_high: rate + margin,
            exam: 'NCLEX-RN',
            period_label: '2025',
            source_url: 'https://board.example',
          },
  } as unknown as ProgramFacts;
  return { id, facts, listPlace: 'ranked', hasOwnPay: false } as unknown as Program;
}

const others = [program('b', 10_000, 80), program('c', 11_000, 82), program('d', 12_000, 84)];

describe('where a program is among the others', () => {
  it('has both ends and the middle of all, itself among them', () => {
    const [price] = placementsOf(program('a', 20_000), [program('a', 20_000), ...others], 3);
    expect(price).toMatchObject({ lowest: 10_000, middle: 11_500, highest: 20_000, programs: 4 });
    expect(price).toMatchObject({ side: 'worse', shareBetter: 1 });
  });

  it('is missing where too few others are known', () => {
    expect(placementsOf(program('a', 20_000), others.slice(1), 3)).toEqual([]);
    expect(placementsOf(program('a', null), others, 3)).toEqual([]);
  });

  it('is about the middle where a rate differs by no more than chance, or money by a trifle', () => {
    const sides = (one: Program) =>
      placementsOf(one, others, 3).map(({ measure, side }) => [measure.id, side]);
    expect(sides(program('a', 11_400, 88, 10))).toEqual([
      ['pass_rate', 'about the middle'],
      ['tuition', 'about the middle'],
    ]);
    expect(sides(program('a', 5_000, 95, 2))).toEqual([
      ['pass_rate', 'better'],
      ['tuition', 'better'],
    ]);
  });

  it('compares no rates of different years', () => {
    const old = others.map((other) => ({
      ...other,
      facts: {
        ...other.facts,
        pass_rate: other.facts.pass_rate && { ...other.facts.pass_rate, period_label: '2021' },
      },
    }));
    expect(placementsOf(program('a', null, 90), old, 3)).toEqual([]);
  });

  it('is compared in no price that is hardly that of the program', () => {
    const cheap = program('a', 900);
    const unusual = { ...cheap, facts: { ...cheap.facts, caveats: ['unusual_price'] } };
    expect(placementsOf(unusual, others, 3)).toEqual([]);
  });
});

it('the best and the weakest are where fewest and most others do better', () => {
  const { best, weakest } = extremesOf(placementsOf(program('a', 20_000, 95, 2), others, 3));
  expect([best?.measure.id, weakest?.measure.id]).toEqual(['pass_rate', 'tuition']);
  expect(extremesOf([])).toEqual({ best: null, weakest: null });
});
