import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decision, decideWith } from '@/lib/calculators/lpn-pathway/decision';
import { leftFor } from '@/lib/calculators/lpn-pathway/licensed';
import { modelIn, modelOf } from '@/lib/calculators/lpn-pathway/model';
import { withAdnWait } from '@/lib/calculators/lpn-pathway/tipping-wait';
import { type Data, loadData } from '@/lib/data/data';
import { nation, stateSlugs } from '@/lib/places/states';
import { everyInput, queryText } from '../support/lpn-pathway';

const data = loadData();
const model = modelOf(data);
const usualWait = data.parameters('lpn-pathway').number('start_wait_months', 'ADN');

const input = fc.constantFrom(...everyInput);
const wait = fc.integer({ min: 0, max: 36 });
const state = fc.constantFrom(...stateSlugs);

/** Ladders with their score, barred ones without, and what they take: in the order of the ladders' names. */
function figuresOf({ ladders }: Decision) {
  return [
    ...ladders.scored.map(({ journey, measures, score }) => ({ journey, measures, score })),
    ...ladders.barred.map(({ candidate: { journey, measures } }) => ({ journey, measures, score: null })),
  ].map(({ journey: { ladder }, ...figures }) => ({
    ladder: ladder.map(({ credential }) => credential).join(' '),
    ...figures,
  }));
}

/** Months to the goal of every ladder that begins with an ADN. */
const adnMonths = (decision: Decision) =>
  figuresOf(decision).flatMap(({ ladder, measures }) =>
    ladder.startsWith('ADN') ? [[ladder, measures.goal_months] as const] : [],
  );

describe('a known waiting list', () => {
  it('never makes a route that begins with an ADN shorter by being longer', () => {
    fc.assert(
      fc.property(input, wait, wait, (inputs, one, other) => {
        const [shorter, longer] = [Math.min(one, other), Math.max(one, other)].map(
          (months) => new Map(adnMonths(decideWith(inputs, withAdnWait(model, months)))),
        );
        for (const [ladder, months] of longer ?? []) {
          expect(months - (shorter?.get(ladder) ?? months)).toBe(Math.abs(one - other));
        }
      }),
    );
  });

  it('never brings a route that begins with an ADN to the front by being longer', () => {
    const recommended = (inputs: (typeof everyInput)[number], months: number) =>
      decideWith(inputs, withAdnWait(model, months)).recommended.journey.ladder[0].credential;
    fc.assert(
      fc.property(input, wait, wait, (inputs, one, other) => {
        fc.pre(inputs.end_goal === 'become_rn');
        const [shorter, longer] = [Math.min(one, other), Math.max(one, other)];
        if (recommended(inputs, longer) === 'ADN') expect(recommended(inputs, shorter)).toBe('ADN');
      }),
    );
  });

  it('of the usual length gives every national figure', () => {
    for (const inputs of everyInput) {
      expect(figuresOf(decideWith(inputs, withAdnWait(model, usualWait))), queryText(inputs)).toEqual(
        figuresOf(decideWith(inputs, model)),
      );
    }
  });
});

/** The data of a country whose states are all as the whole of it. */
const uniform: Data = {
  ...data,
  wage: (_area, soc) => data.wage(nation.slug, soc),
  price: (_area, credential, control) => data.price(nation.slug, credential, control),
  credentialMultiplier: (area, degree) => ({
    ...data.credentialMultiplier(area, degree),
    value: data.parameters('credential-multipliers').number('credential_multiplier_on_us_mean', degree),
  }),
};

describe('a state', () => {
  it('with the figures of the nation gives every national figure', () => {
    const inState = modelIn('ohio', uniform);
    for (const inputs of everyInput) {
      expect(figuresOf(decideWith(inputs, inState)), queryText(inputs)).toEqual(
        figuresOf(decideWith(inputs, modelOf(uniform))),
      );
    }
  });

  it('changes no month: waits and lengths are known nationwide only', () => {
    fc.assert(
      fc.property(input, state, (inputs, place) => {
        const [here, nationwide] = [modelIn(place, data), model].map((one) =>
          Object.values(one.programs).map(({ prerequisites, wait: waits, study }) => [
            prerequisites,
            waits,
            study,
          ]),
        );
        expect(here).toEqual(nationwide);
        expect(decideWith(inputs, modelIn(place, data)).recommended.score).toBeGreaterThan(0);
      }),
    );
  });
});

describe('what is left for someone with a license', () => {
  it('takes what its programs take, in every state', () => {
    for (const place of [null, ...stateSlugs]) {
      const { programs } = place === null ? model : modelIn(place, data);
      const [bridge] = leftFor('lpn', place, data).ladders;
      const { price, otherCosts, prerequisites, wait: waits, study } = programs.LPN_TO_RN;
      expect(bridge?.cost.median).toBe(price.median + otherCosts);
      expect(bridge?.months.typical).toBe(prerequisites.typical + waits.typical + study.typical);
      for (const { months, cost } of [
        ...leftFor('lpn', place, data).ladders,
        ...leftFor('rn', place, data).ladders,
      ]) {
        expect(months.low).toBeLessThanOrEqual(months.typical);
        expect(months.typical).toBeLessThanOrEqual(months.high);
        expect(cost.p25).toBeLessThanOrEqual(cost.median);
        expect(cost.median).toBeLessThanOrEqual(cost.p75);
      }
    }
  });
});
