import { type Degree, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { WageRow } from '@/lib/data/tables/wages';
import { formatNumber } from '@/lib/numbers/format';
import { areaName, type StateSlug } from '@/lib/places/states';
import { isAdvanced, type Pay, released } from './pay';

/** Pay at the start and four years after finishing, in dollars a year, unrounded: a path beside the average of a career. */
export interface EarlyCareer {
  /** Null where pay does not start again, or where it is not known. */
  readonly entryPay: number | null;
  readonly entryBasis: string | null;
  readonly entryReason: string | null;
  readonly fourYearsOn: number | null;
  readonly fourYearsReason: string | null;
}

type Entry = Pick<EarlyCareer, 'entryPay' | 'entryBasis' | 'entryReason'>;

const quarter = ({ occupation, state_slug, edition }: WageRow) =>
  `the pay that a quarter of ${occupation} in ${areaName(state_slug)} earn less than (BLS, ${edition})`;

/** Nurses with an advanced degree start as nurse practitioners do, and no higher than the average of a career. */
function advancedEntry(state: StateSlug, { expected }: Pay, data: Data): Entry {
  const wage = data.wage(state, occupations.nursePractitioner);
  const entryBasis = `${quarter(wage)}, at most the expected salary`;
  return { entryPay: Math.min(released(wage, 'p25_annual'), expected), entryBasis, entryReason: null };
}

/** A working RN's pay does not start again. */
function bridgeEntry({ mean, wage }: Pay, data: Data): Entry {
  const multiplier = data.parameters('credential-multipliers').number('credential_multiplier', 'ADN');
  const entryBasis = `the mean wage of ${wage.occupation} in ${areaName(wage.state_slug)} × ${multiplier}, that of an ADN: a working RN's pay does not start again`;
  return { entryPay: mean * multiplier, entryBasis, entryReason: null };
}

function entryOf(degree: Degree, state: StateSlug, pay: Pay, data: Data): Entry {
  if (degree === 'PHD') {
    const entryReason = 'No wage table tells what nurses with a new PhD are paid.';
    return { entryPay: null, entryBasis: null, entryReason };
  }
  if (isAdvanced(degree)) return advancedEntry(state, pay, data);
  if (degree === 'RN_TO_BSN') return bridgeEntry(pay, data);
  const { value } = pay.multiplier;
  const times = value === 1 ? '' : ` × ${formatNumber(value, 2)}`;
  return {
    entryPay: released(pay.wage, 'p25_annual') * value,
    entryBasis: `${quarter(pay.wage)}${times}`,
    entryReason: null,
  };
}

/** What is paid at the start with a credential, and what graduates of the state earn four years after finishing. */
export function earlyCareer(degree: Degree, state: StateSlug, pay: Pay, data: Data): EarlyCareer {
  const measured = pay.measured?.area === 'state' ? pay.measured.row.median_restated : null;
  return {
    ...entryOf(degree, state, pay, data),
    fourYearsOn: measured,
    fourYearsReason:
      measured === null ? `Too few institutions in ${areaName(state)} have a value that can be used.` : null,
  };
}
