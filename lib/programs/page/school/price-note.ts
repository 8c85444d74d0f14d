import type { Data } from '@/lib/data/data';
import { priceAtRate } from '@/lib/data/derive/prices';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import { chargeYears } from '@/lib/data/year-words';
import { formatDollarsRounded, formatPercent } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { stateName } from '@/lib/places/states';
import { isDegree } from '../../catalogue/tuition';
import type { Tuition } from '../../facts/tuition';
import type { Program } from '../../program';

/** A price of a program with the school that asks it. */
export interface PricedProgram {
  readonly program: Program;
  readonly price: Tuition;
  /** The school in IPEDS; null where that doesn't have it. */
  readonly ipeds: InstitutionRow | null;
  readonly data: Data;
}

/** Whose price it is: "Georgia residents". */
function payers({ program, price: { residency } }: PricedProgram) {
  if (residency === 'one price') return 'For everyone';
  const state = stateName(program.facts.state);
  return residency === 'state resident' ? `${state} residents` : 'Residents of the district';
}

/** Academic years at the yearly rate that make the price; null where the school charges for the program. */
function yearsOf({ program: { credential }, price, ipeds, data }: PricedProgram): number | null {
  if (!ipeds || price.total === null || price.per_year === null || !isDegree(credential)) return null;
  return data.institutionPrice(ipeds.unitid, credential)?.years ?? null;
}

/** Says what people of the state pay who live outside the district, where that is more. */
function outsideDistrict(priced: PricedProgram): string {
  const { price, ipeds } = priced;
  const years = yearsOf(priced);
  const rate =
    price.year === chargeYears.newer_charges ? ipeds?.newer_tuition_in_state : ipeds?.tuition_in_state;
  if (price.residency !== 'district resident' || years === null || rate == null || rate === price.per_year) {
    return '';
  }
  const { whole_program_price: total } = priceAtRate({ rate, residency: 'state resident' }, years);
  return ` ${formatDollarsRounded(total)} if you live outside the district.`;
}

/** Says that the yearly price is far from that of the year before. */
function changeSince({ program: { credential }, price, ipeds, data }: PricedProgram): string {
  const older = ipeds && isDegree(credential) ? data.institutionPrice(ipeds.unitid, credential) : undefined;
  const [before, now] = [older?.yearly_rate, price.per_year];
  if (!older || before == null || before === 0 || now === null || older.year === price.year) return '';
  const percent = roundHalfUp((100 * Math.abs(now - before)) / before);
  if (percent <= data.parameters('nursing-roi').number('most_price_change', 'tuition')) return '';
  return ` A year’s price ${now < before ? 'fell' : 'rose'} ${formatPercent(percent, 0)} since ${older.year}: ask.`;
}

/** Says for how long someone pays it, where a page names another length: an RN-to-BSN takes most students longer. */
function whatFor(priced: PricedProgram): string {
  return priced.program.credential === 'RN_TO_BSN' && yearsOf(priced) === 1
    ? ', for one school year full time'
    : '';
}

/** Says whose price it is, of which year and for what, and what may make it another one for a reader. */
export const priceNote = (priced: PricedProgram) =>
  `${payers(priced)}, ${priced.price.year}, before grants${whatFor(priced)}.${outsideDistrict(priced)}${changeSince(priced)}`;
