import { credentialFacts } from '@/lib/data/credentials';
import { formatDollars } from '@/lib/numbers/format';
import { capitalized, count } from '@/lib/text/words';
import type { Evaluation } from '../evaluation';
import { beforeStart, monthsThrough, payGivenUpFirst, programCost } from '../measures';
import type { PathwayCredential } from '../routes';
import { hasBachelors } from '../score';
import { programInWords, span } from './phrases';
import { acceleratedInstead, cheaperToRn } from './trades';

function waits({ inputs, decision: { recommended } }: Evaluation): string[] {
  const [first] = recommended.journey.ladder;
  return [
    'Waits and prerequisites differ by college and move the answer more than any weight: here the first class starts ' +
      `${span(beforeStart(first, 'low'), beforeStart(first, 'high'))} months from today. Ask each college for its own.`,
    ...(inputs.timeline === 'asap'
      ? ['You want to start within months: that needs a college with a short wait and few prerequisites.']
      : []),
    ...(inputs.timeline === 'year' && beforeStart(first, 'low') > 12
      ? [
          'You want to start within a year: with this wait only the prerequisites can begin by then, not the first class.',
        ]
      : []),
  ];
}

function payGivenUp({ decision: { recommended } }: Evaluation): string {
  return `While you are enrolled in the first program you give up about ${formatDollars(payGivenUpFirst(recommended.journey))} of pay; it is not part of the cost.`;
}

function practicalNursing({ model: { lpnPrice, lpnWorkBeforeBridge, programs } }: Evaluation): string[] {
  const { prerequisites } = programs.LPN_TO_RN;
  return [
    `LPN programs cost from ${formatDollars(lpnPrice.public.median)} (median of public ones) to ${formatDollars(lpnPrice.private.median)} (median of ` +
      'private ones). Before you pay a private school, ask whether its credits transfer to an RN program.',
    'LPN jobs are mostly in long-term care.',
    `Some colleges ask for ${span(lpnWorkBeforeBridge.low, lpnWorkBeforeBridge.high)} months of LPN work before the bridge to RN, and its ` +
      `prerequisites are still needed (${span(prerequisites.low, prerequisites.high)} months).`,
  ];
}

/** A nurse without a bachelor's degree: what many hospitals want, and how it can follow. */
function bachelorsLater({ inputs, model: { programs, pricePoint } }: Evaluation): string[] {
  const { RN_TO_BSN } = programs;
  return [
    `Many hospitals want a BSN. ${credentialFacts.RN_TO_BSN.name} can follow while you work as an RN: about ` +
      `${count(RN_TO_BSN.study.typical, 'month')} of study and ${formatDollars(programCost(RN_TO_BSN, pricePoint[inputs.budget]))}.`,
  ];
}

function acceleratedPrice({ model: { programs, residentEstimate } }: Evaluation): string[] {
  const { study, rows } = programs.ABSN;
  const { schools, estimated, low, high } = residentEstimate;
  return [
    `Plan for ${count(study.typical, 'month')} without pay: an accelerated BSN leaves no time for paid work.`,
    ...(rows.price.kind === 'printed'
      ? [
          `The price of an accelerated BSN is that of ${count(rows.price.prices.schools, 'school')} that print a whole-program total for residents. ` +
            `${schools} more print a nonresident total only; residents may pay about ${formatDollars(low)} to ${formatDollars(high)} there, ` +
            `an estimate from ${estimated} public schools that is never scored.`,
        ]
      : []),
  ];
}

/** Another way for people with a degree in another field who want to go on to advanced practice. */
function entryMasters({ inputs, model }: Evaluation): string[] {
  if (inputs.starting_point !== 'degree_holder' || inputs.end_goal !== 'advanced') return [];
  const { schools, priceLow, priceHigh, monthsLow, monthsHigh } = model.entryMasters;
  return [
    `Direct-entry MSN programs also take people with a degree in another field: the middle half of ${count(schools, 'program')} costs ` +
      `${formatDollars(priceLow)} to ${formatDollars(priceHigh)} and takes ${span(monthsLow, monthsHigh)} months. Most give the RN license, not advanced practice.`,
  ];
}

/** What work in health care changes, and what is left for someone who has a license already. */
function workInHealthcare({ inputs, model: { programs, pricePoint } }: Evaluation): string[] {
  if (inputs.starting_point !== 'healthcare') return [];
  const left = (credential: 'LPN_TO_RN' | 'RN_TO_MSN') => {
    const program = programs[credential];
    const months = count(monthsThrough([program], 'typical'), 'month');
    return `${programInWords(credential)} takes ${months} and ${formatDollars(programCost(program, pricePoint[inputs.budget]))}`;
  };
  return [
    'Work in health care counts in some admissions; it shortens no program.',
    `Already an LPN? ${capitalized(left('LPN_TO_RN'))}. Already an RN? ${capitalized(left('RN_TO_MSN'))}.`,
  ];
}

function practiceWage({ model: { medianWage } }: Evaluation): string[] {
  return [
    `The median wage shown after the master's degree (${formatDollars(medianWage.APRN.amount)}) is that of nurse practitioners; not every MSN leads there.`,
  ];
}

/** What to ask or know before acting on the answer: plain sentences, those of every route first. */
export function cautions(evaluation: Evaluation): string[] {
  const { inputs, decision } = evaluation;
  const { ladder } = decision.recommended.journey;
  const has = (credential: PathwayCredential) => ladder.some((program) => program.credential === credential);
  return [
    ...waits(evaluation),
    payGivenUp(evaluation),
    ...(has('LPN') ? practicalNursing(evaluation) : []),
    ...cheaperToRn(evaluation),
    ...(inputs.end_goal === 'become_rn' && !hasBachelors(decision.recommended)
      ? bachelorsLater(evaluation)
      : []),
    ...(has('ABSN') ? acceleratedPrice(evaluation) : []),
    ...acceleratedInstead(evaluation),
    ...entryMasters(evaluation),
    ...workInHealthcare(evaluation),
    ...(ladder.some(({ license }) => license === 'APRN') ? practiceWage(evaluation) : []),
  ];
}
