import { definePage } from '@/lib/calculators/page/define';
import type { Link } from '@/lib/calculators/page/related';
import { together } from '@/lib/calculators/page/together';
import type { AnswerView, Comparison } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { cautionsOf } from '@/lib/places/page/returns';
import { stateName } from '@/lib/places/states';
import { shortTypes } from '@/lib/programs/page/finder-fields';
import { shortSources } from '@/lib/site/short-sources';
import { nursingRoi } from '..';
import { howToAnswer, programCredential } from '../parameters';
import { planFor } from '../plan';
import type { NursingRoiResult } from '../result';
import { isTooLate, notWithin, timeAhead } from '../verdict';
import { facts, figures, subject } from './answer';
import { compare } from './compare';
import { compareLinks, comparison } from './comparison';
import { formula } from './formula';
import { type Horizons, horizonsOf } from './horizons';
import { method } from './method';
import { payNow } from './pay-field';
import { payInShort, payNotes } from './pay-now';
import { type PublishedPrices, pricesOf } from './prices';
import { school } from './school-field';
import { type Movers, movers } from './sensitivity';
import { verdictLine } from './verdict';

/** The view of a nursing-roi answer: what its page shows besides what every answer has. */
export interface NursingRoiAnswer extends AnswerView {
  readonly kind: 'nursing-roi';
  readonly result: NursingRoiResult;
  /** Where the lines of the earnings chart meet, or why they don't. */
  readonly breakEven:
    | { readonly months_from_start: number; readonly label: string }
    | { readonly months_from_start: null; readonly reason: string };
  /** Prices of the whole program by who runs the school; null where none are published so. */
  readonly prices: PublishedPrices | null;
  readonly movers: Movers;
  readonly horizons: Horizons;
  readonly comparison: Comparison | null;
  /** Other credentials to put beside the answer, in the same state. */
  readonly compareLinks: readonly Link[];
}

/** The lines meet when the raise has repaid the cost and the pay given up; what is too late to count is not drawn. */
function breakEvenOf(
  { break_even_months_from_start: months, break_even_reason }: NursingRoiResult,
  data: Data,
): NursingRoiAnswer['breakEven'] {
  if (months === null) return { months_from_start: null, reason: break_even_reason ?? '' };
  return isTooLate(months, data)
    ? { months_from_start: null, reason: `${notWithin(data)} of enrolling` }
    : { months_from_start: months, label: `Ahead ${timeAhead(months, data)} after enrolling` };
}

export const nursingRoiPage = definePage({
  calculator: nursingRoi,
  fields: {
    state: { label: 'State', hint: 'Where you will study and work.', error: 'Choose a state' },
    degree: {
      label: 'Program type',
      hint: null,
      error: 'Choose a program type',
      labels: shortTypes,
    },
    current_income: {
      label: 'What you earn now',
      error: 'Enter what you earn now, at most 10 million, for example 36400 or 36k',
      prefix: '$',
    },
    program: {
      label: 'School',
      hint: howToAnswer.program,
      error: 'Choose a school from the list, or none',
    },
    family_income: {
      label: 'Family income, a year',
      hint: howToAnswer.family_income,
      error: 'Enter your family’s income for a year, at most 10 million, for example 45000',
      prefix: '$',
    },
    grants_total: {
      label: 'Grants and employer money, whole program',
      hint: howToAnswer.grants_total,
      error: 'Enter your grants for the whole program, at most 1 million, for example 8000',
      prefix: '$',
    },
    tuition: {
      label: 'Your own price, whole program',
      hint: howToAnswer.tuition,
      error: 'Enter tuition and fees for the whole program, at most 1 million, for example 40000',
      prefix: '$',
    },
    track: {
      label: 'Kind of BSN',
      hint: howToAnswer.track,
      error: 'Choose a kind of BSN',
      any: 'Not accelerated',
    },
  },
  extras: together({ pay: payNow, school, compared: compare }),
  method,
  notes: (_, { inputs, extras: { pay }, data }) => payNotes(pay, inputs, data),
  chosen: ({ state, ...asked }, _, { pay }) =>
    [stateName(state), credentialFacts[programCredential(asked)].name, payInShort(pay)].join(', '),
  view: ({ inputs, answer, extras: { compared }, data }): NursingRoiAnswer => {
    const { result, assumptions, sources } = answer;
    const asked = { inputs, result };
    const plan = planFor(inputs, data);
    const horizons = horizonsOf(result, plan, data);
    return {
      kind: 'nursing-roi',
      result,
      subject: `${subject(inputs)}: pay, cost and return`,
      verdict: verdictLine(result, data),
      sentence: result.summary,
      figures: figures(asked, data),
      facts: facts(asked, data),
      basis: [
        ...shortSources('wages'),
        ...(inputs.track === 'accelerated' ? shortSources('absn_prices') : shortSources('price_by_state')),
        ...(result.graduate_earnings ? shortSources('graduate_earnings_by_state') : []),
        ...shortSources('loan-parameters'),
      ],
      cautions: cautionsOf(answer),
      assumptions,
      sources,
      breakEven: breakEvenOf(result, data),
      prices: pricesOf(inputs, data),
      movers: movers(inputs, result, data),
      horizons,
      comparison: comparison(inputs, compared, data),
      compareLinks: compareLinks(inputs, compared),
      formula: formula({
        ...asked,
        basis: plan,
        years: Math.max(...horizons.rows.map(({ years }) => years)),
        data,
      }),
    };
  },
});
