import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { newestPrice } from '@/lib/programs/catalogue/tuition';
import type { NursingRoiInputs } from '../parameters';
import { schoolCalled } from '../school';
import type { AnsweredRequest } from './led';

/** The newest price of the program at a school; undefined where it is that of the answer. */
function newestAt({ degree, track }: NursingRoiInputs, unitid: string, data: Data) {
  const institution = schoolCalled(unitid, data);
  const row = track === 'accelerated' ? undefined : data.institutionPrice(unitid, degree);
  return institution && row && newestPrice(institution, row);
}

/** Says that a school's price changed much from the year that the answer counts to the newest; null where it didn't. */
export function priceChange({ inputs, school }: AnsweredRequest, data: Data): string | null {
  const { member, priceOf } = school ?? {};
  const newest = member && newestAt(inputs, member.unitid, data);
  const [older, newer] = [member?.tuition_total ?? null, newest?.total ?? null];
  if (inputs.tuition !== undefined || !older || newer === null || newest?.year === priceOf?.year) return null;
  const percent = data.parameters('nursing-roi').number('most_price_change', 'tuition');
  if (100 * Math.abs(newer - older) <= percent * older) return null;
  return `Its price changed a lot, from ${formatDollarsRounded(older)} (${priceOf?.year}) to ${formatDollarsRounded(newer)} (${newest?.year}): ask the school.`;
}
