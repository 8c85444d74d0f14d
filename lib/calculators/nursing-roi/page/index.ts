import { definePage, type PageAnswer } from '@/lib/calculators/page/define';
import { type NearPlace, nearPlace } from '@/lib/calculators/page/near';
import type { Link } from '@/lib/calculators/page/related';
import { together } from '@/lib/calculators/page/together';
import type { AnswerView } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { Source } from '@/lib/data/table';
import { cautionsOf } from '@/lib/places/page/returns';
import { stateName } from '@/lib/places/states';
import { shortTypes } from '@/lib/programs/page/finder-fields';
import { shortSources } from '@/lib/site/short-sources';
import { nursingRoi } from '..';
import { howToAnswer, type NursingRoiInputs, programCredential } from '../parameters';
import type { NursingRoiResult } from '../result';
import { withoutIncomeQuestion } from '../sentences/payback';
import { type AheadView, aheadView } from './ahead';
import { type AidView, aidView } from './aid';
import { figures, payEvidence, subject } from './answer';
import { compare } from './compare';
import { type ComparisonView, compareLinks, comparison } from './comparison';
import { singleFacts } from './facts';
import { formula } from './formula';
import { given, headingOf } from './given';
import { grants } from './grants-field';
import { type Horizons, horizonsOf } from './horizons';
import { ledAnswer, ledBasis } from './led';
import { assumptionsFor, dataNoteOf } from './led-notes';
import { programsLink } from './links';
import { type LoanView, loanView } from './loan-view';
import { method } from './method';
import { type OtherType, otherType } from './next';
import { payNow } from './pay-field';
import { type PayNow, payInSentence, payInShort } from './pay-now';
import { type PublishedPrices, pricesOf } from './prices';
import { programType } from './program-type';
import { school } from './school-field';
import { type SchoolView, schoolView } from './school-view';
import { type Movers, movers } from './sensitivity';
import { answerSentence } from './sentence';
import { type UnusedIncome, unusedIncome } from './unused-income';
import { verdictLine } from './verdict';

/** The view of a nursing-roi answer: what its page shows besides what every answer has. */
export interface NursingRoiAnswer extends AnswerView {
  readonly kind: 'nursing-roi';
  readonly result: NursingRoiResult;
  /** Dollars ahead or behind over time, of one answer or of all that are compared. */
  readonly ahead: AheadView;
  /** Publishers of the figures behind it. */
  readonly aheadSources: readonly Source[];
  /** Sections of one answer; null where the answer is a comparison. */
  readonly single: SingleAnswer | null;
  /** Other program types to put beside the answer, in the same state. */
  readonly compareLinks: readonly Link[];
  /** The programs of the answer's type near the reader, else in its state. */
  readonly programs: Link;
  /** Null where no family income was given, or where it counts. */
  readonly unusedIncome: UnusedIncome | null;
}

/** What the page says of one answer alone. */
interface SingleAnswer {
  /** Another program type to look at; null where none is for the same people. */
  readonly otherType: OtherType | null;
  readonly aid: AidView;
  readonly school: SchoolView | null;
  readonly loan: LoanView;
  /** Prices of the whole program by who runs the school; null where none are published so. */
  readonly prices: PublishedPrices | null;
  readonly movers: Movers;
  /** What is known of the pay, in sentences. */
  readonly payEvidence: readonly string[];
  readonly horizons: Horizons;
}

type Asked = Omit<PageAnswer<typeof nursingRoi.parameters, NursingRoiResult, unknown>, 'extras'>;

/** What one answer says: of the school that was asked for, else of the state. */
function single({ inputs, answer, data }: Asked, pay: PayNow, isItselfAlone: boolean) {
  const { result: state, sources } = answer;
  const asked = ledAnswer(inputs, state, data);
  const { result, school } = asked;
  const assumptions = assumptionsFor(asked, withoutIncomeQuestion(answer.assumptions));
  const plan = ledBasis(inputs, data);
  const horizons = horizonsOf(asked, plan, data);
  return {
    subject: `${subject(inputs, school)}: pay, cost and return`,
    heading: headingOf(inputs, school),
    given: given(inputs, result.program_months, pay),
    verdict: verdictLine(result, data),
    sentence: answerSentence(asked, plan, data),
    figures: figures(asked, data),
    facts: singleFacts(asked, plan, isItselfAlone, data),
    cautions: cautionsOf({ assumptions }),
    assumptions,
    sources,
    ...dataNoteOf(asked),
    ahead: aheadView(result, plan, data),
    formula: formula({
      ...asked,
      basis: plan,
      years: Math.max(...horizons.rows.map(({ years }) => years)),
      data,
    }),
    single: {
      otherType: otherType(asked, pay, data),
      aid: aidView(inputs, data),
      school: schoolView(inputs, { ...state, ...(result.program && { program: result.program }) }, data),
      loan: loanView(inputs, result, data),
      prices: pricesOf(inputs, data),
      movers: movers({ inputs, pay, data }, result),
      payEvidence: payEvidence({ inputs, result: state }),
      horizons,
    },
  };
}

/** What a comparison says: nothing of one of its answers alone. */
function compared({ subject, heading, sentence, table, chart, ...rest }: ComparisonView) {
  const { notes, cautions, assumptions, sources, dataNote } = rest;
  return {
    ...{ subject, sentence, cautions, assumptions, sources, dataNote },
    heading: subject,
    verdict: heading,
    figures: [],
    figureTable: table,
    facts: notes,
    ahead: chart,
    formula: [],
    single: null,
  };
}

/** Links to other answers keep where the reader is, beside how the pay was given. */
const withPlace = (pay: PayNow, near: NearPlace | null): PayNow =>
  near === null ? pay : { ...pay, pairs: [...pay.pairs, ['near', near.asked]] };

/** Publishers of the wages and prices behind the gains of an answer, or of all that are compared. */
function gainSources(inputs: readonly Pick<NursingRoiInputs, 'track'>[]) {
  const isAccelerated = ({ track }: Pick<NursingRoiInputs, 'track'>) => track === 'accelerated';
  return [
    ...shortSources('wages'),
    ...(inputs.every(isAccelerated) ? [] : shortSources('price_by_state')),
    ...(inputs.some(isAccelerated) ? shortSources('absn_prices') : []),
  ];
}

/** A source by publisher and period: where the page lists its sources it has the rest. */
function inBrief({ title, ...source }: Source): Source {
  const [publisher = title, period] = title.split(', ');
  return { ...source, title: period === undefined ? title : `${publisher}, ${period}` };
}

/** Publishers of all figures. */
function basisOf(inputs: readonly Pick<NursingRoiInputs, 'track'>[]) {
  return [
    ...gainSources(inputs),
    ...shortSources('graduate_earnings_by_state'),
    ...shortSources('loan-parameters'),
  ].map(inBrief);
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
      error: 'Enter what you earn now, at most 10 million, such as 36400, 36k or 17.50 an hour, 32 hours',
      prefix: '$',
    },
    program: {
      label: 'School',
      hint: 'The answer is then for its price and its graduates’ pay.',
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
      hint: `${howToAnswer.grants_total} For a year, write 5250 a year.`,
      error:
        'Enter your grants for the whole program, such as 8000, or for a year, such as 5250 a year. At most 1 million in all',
      prefix: '$',
    },
    tuition: {
      label: 'Your own price, whole program',
      hint: 'What you were quoted. It takes the place of the school’s or the state’s price.',
      error: 'Enter tuition and fees for the whole program, at most 1 million, for example 40000',
      prefix: '$',
    },
  },
  extras: together({ type: programType, pay: payNow, grants, school, compared: compare, near: nearPlace }),
  method,
  chosen: ({ state, ...asked }, _, { pay }) =>
    [stateName(state), credentialFacts[programCredential(asked)].name, payInShort(pay)].join(', '),
  view: ({ inputs: given, answer, extras, data }): NursingRoiAnswer => {
    const {
      compared: { others, isItselfAlone },
      school: { ownPrice, familyIncome },
      near,
    } = extras;
    const pay = withPlace(extras.pay, near);
    const inputs = ownPrice === undefined ? given : { ...given, tuition: ownPrice };
    const several = comparison(inputs, others, pay, data);
    const said = several
      ? { ...compared(several), given: payInSentence(pay, inputs) }
      : single({ inputs, answer, data }, pay, isItselfAlone);
    return {
      kind: 'nursing-roi',
      result: answer.result,
      ...said,
      given: extras.grants === null ? said.given : `${said.given} ${extras.grants}`,
      basis: basisOf([inputs, ...others]),
      aheadSources: gainSources([inputs, ...others]),
      compareLinks: compareLinks(inputs, others, pay),
      programs: programsLink(inputs, { near }),
      unusedIncome: familyIncome === undefined ? null : unusedIncome(inputs, familyIncome, near),
    };
  },
});
