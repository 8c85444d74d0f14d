import type { Data } from '@/lib/data/data';
import { type FigureMembers, figureMembers } from '@/lib/numbers/figure';
import { type NetPrice, programNetPrice } from '@/lib/programs/net-price';
import type { NursingRoiInputs } from './parameters';

/** What families with an income pay the school for a year after grants; nothing where no income was given. */
export function netPriceMember(
  unitid: string,
  { degree, track, family_income: income }: NursingRoiInputs,
  data: Data,
): FigureMembers<'net_price', NetPrice> | Record<string, never> {
  if (income === undefined) return {};
  const credential = track === 'accelerated' ? 'ABSN' : degree;
  return figureMembers('net_price', programNetPrice(credential, data.netPrice(unitid), income));
}
