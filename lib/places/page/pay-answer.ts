import { type Figure, isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded, formatPercent } from '@/lib/numbers/format';
import { type Pay, percentAbove } from '../pay';
import { type AreaSlug, areaName, nation } from '../states';
import type { PriceLevel } from './state';

/** A state or an area in a list of pay. */
export interface PlacePay {
  readonly key: string;
  readonly name: string;
  /** Page that answers for the place; null without one. */
  readonly href: string | null;
  readonly pay: Pay;
}

/** The answer to what people earn somewhere. */
export interface PayAnswer {
  readonly verdict: string;
  readonly sentence: string;
}

const middle = ({ pay }: Pick<PlacePay, 'pay'>) => valueOrNull(pay.median);

/** "Half of RNs in Texas earn more than $96,000." */
export function payVerdict(who: string, place: string, median: Figure): string {
  return isMissing(median)
    ? `We don’t know what ${who} in ${place} earn`
    : `Half of ${who} in ${place} earn more than ${formatDollarsRounded(median.value)}`;
}

/** How far a percentage lies from nothing: "2% below", "the same as". */
function apart(
  percent: number,
  words: { readonly less: string; readonly more: string; readonly same: string },
) {
  const size = formatPercent(Math.abs(percent), 0);
  if (size === '0%') return words.same;
  return `${size} ${percent < 0 ? words.less : words.more}`;
}

function comparedWithNation(median: Figure, nationMedian: Figure, priceLevel: PriceLevel | null): string {
  const [here, there] = [valueOrNull(median), valueOrNull(nationMedian)];
  if (there === null) return '';
  const usual = formatDollarsRounded(there);
  if (here === null) return `BLS did not release a figure. In the whole US, half earn more than ${usual}.`;
  const pay = apart(percentAbove(here, there), { less: 'below', more: 'above', same: 'the same as' });
  const beside = `That is ${pay} the US middle of ${usual}`;
  if (priceLevel === null) return `${beside}.`;
  const prices = apart(priceLevel.value - 100, { less: 'lower', more: 'higher', same: 'the same' });
  return `${beside}, and prices are ${prices}.`;
}

/** "The middle runs from $73,700 in Eagle Pass to $101,000 in Dallas." Nothing where there is nothing to compare. */
export function spread(places: readonly PlacePay[]): string {
  const known = places
    .filter((place) => middle(place) !== null)
    .sort((a, b) => (middle(a) ?? 0) - (middle(b) ?? 0));
  const [lowest, highest] = [known[0], known.at(-1)];
  if (!lowest || !highest || lowest === highest) return '';
  const at = (place: PlacePay) => `${formatDollarsRounded(middle(place) ?? 0)} in ${place.name}`;
  return `from ${at(lowest)} to ${at(highest)}`;
}

/** What the answer is made of. */
export interface PayFacts {
  /** Who earns it: "RNs". */
  readonly who: string;
  readonly area: AreaSlug;
  readonly pay: Pay;
  readonly nationPay: Pay;
  /** States of the nation, or areas of the state; may be empty. */
  readonly places: readonly PlacePay[];
  /** Null for the nation. */
  readonly priceLevel: PriceLevel | null;
}

/** Answers what people earn in the nation or in a state. */
export function payAnswer({ who, area, pay, nationPay, places, priceLevel }: PayFacts): PayAnswer {
  const isNation = area === nation.slug;
  const range = spread(places);
  const byPlace = range && `${isNation ? 'By state, the' : 'The'} middle runs ${range}.`;
  const beside = isNation ? '' : comparedWithNation(pay.median, nationPay.median, priceLevel);
  return {
    verdict: payVerdict(who, areaName(area), pay.median),
    sentence: [beside, byPlace].filter(Boolean).join(' '),
  };
}

/** Places that a list shows at first. */
const LISTED_PLACES = 10;

/** Returns the places with the most jobs whose middle is known, the highest middle first. */
export function mainPlaces(places: readonly PlacePay[]): PlacePay[] {
  const jobs = ({ pay }: PlacePay) => valueOrNull(pay.jobs) ?? 0;
  return places
    .filter((place) => middle(place) !== null)
    .sort((a, b) => jobs(b) - jobs(a))
    .slice(0, LISTED_PLACES)
    .sort((a, b) => (middle(b) ?? 0) - (middle(a) ?? 0));
}
