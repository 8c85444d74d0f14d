import { formatDollars } from '@/lib/numbers/format';
import type { Evaluation } from '../evaluation';
import { payGivenUpFirst } from '../measures';
import type { PathwayCredential } from '../routes';
import { span } from './phrases';

function waits({ inputs, decision: { recommended } }: Evaluation): string[] {
  const { low, high } = recommended.journey.ladder[0].beforeStart;
  return [
    `Waits and prerequisites differ by college and move the answer more than any weight: here the first class starts ${span(low, high)} months ` +
      'from today. Ask each college for its own.',
    ...(inputs.timeline === 'asap'
      ? ['You want to start within months: that needs a college with a short wait and few prerequisites.']
      : []),
  ];
}

function payGivenUp({ decision: { recommended } }: Evaluation): string {
  return `While you are enrolled in the first program you give up about ${formatDollars(payGivenUpFirst(recommended.journey))} of pay; it is not part of the cost.`;
}

function practicalNursing({ model: { lpnPrice, lpnWorkBeforeBridge, programs } }: Evaluation): string[] {
  const { prerequisites } = programs.LPN_TO_RN.rows;
  return [
    `LPN programs cost from ${formatDollars(lpnPrice.public.median)} (median of public ones) to ${formatDollars(lpnPrice.private.median)} (median of ` +
      'private ones). Before you pay a private school, ask whether its credits transfer to an RN program.',
    'LPN jobs are mostly in long-term care.',
    `Some colleges ask for ${span(lpnWorkBeforeBridge.low, lpnWorkBeforeBridge.high)} months of LPN work before the bridge to RN, and its ` +
      `prerequisites are still needed (${span(prerequisites.low, prerequisites.high)} months).`,
  ];
}

function acceleratedPrice({ model: { acceleratedPriceExample } }: Evaluation): string[] {
  const { value, row } = acceleratedPriceExample;
  return [
    `No price is reported for accelerated programs alone, so it is derived from that of a BSN; some programs ask far more, ` +
      `such as ${formatDollars(value)} (${row.basis}).`,
  ];
}

function practiceWage({ model: { medianWage } }: Evaluation): string[] {
  return [
    `The median wage shown after the master's degree (${formatDollars(medianWage.APRN.value)}) is that of nurse practitioners; not every MSN leads there.`,
  ];
}

/** What to ask or know before acting on the answer: plain sentences, those of every route first. */
export function cautions(evaluation: Evaluation): string[] {
  const { ladder } = evaluation.decision.recommended.journey;
  const has = (credential: PathwayCredential) => ladder.some((program) => program.credential === credential);
  return [
    ...waits(evaluation),
    payGivenUp(evaluation),
    ...(has('LPN') ? practicalNursing(evaluation) : []),
    ...(has('ABSN') ? acceleratedPrice(evaluation) : []),
    ...(ladder.some(({ license }) => license === 'APRN') ? practiceWage(evaluation) : []),
  ];
}
