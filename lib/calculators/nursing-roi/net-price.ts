import type { Data } from '@/lib/data/data';
import { type FigureMembers, figureMembers, isMissing } from '@/lib/numbers/figure';
import { type NetPrice, programNetPrice } from '@/lib/programs/net-price';
import type { NursingRoiInputs } from './parameters';

const credentialOf = ({ degree, track }: Pick<NursingRoiInputs, 'degree' | 'track'>) =>
  track === 'accelerated' ? 'ABSN' : degree;

/** Tests whether a school has any price after grants for students of the program that is asked about. */
export const isNetPriceKnown = (unitid: string, inputs: NursingRoiInputs, data: Data): boolean =>
  !isMissing(programNetPrice(credentialOf(inputs), data.netPrice(unitid), undefined));

/** What families with an income pay the school for a year after grants; nothing where no income was given. */
export function netPriceMember(
  unitid: string,
  { family_income: income, ...asked }: NursingRoiInputs,
  data: Data,
): FigureMembers<'net_price', NetPrice> | Record<string, never> {
  if (income === undefined) return {};
  return figureMembers('net_price', programNetPrice(credentialOf(asked), data.netPrice(unitid), income));
}
