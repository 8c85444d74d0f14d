import { median } from 'd3-array';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { aidYear } from '@/lib/data/year-words';
import { formatDollarsAbout, formatPercent } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import type { Credential } from '@/lib/programs/credentials';
import { shortSources } from '@/lib/site/short-sources';
import { count } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import { typeAsked } from '../program-types';
import { schoolsOffering } from '../school';

/** A way to pay less, and who knows whether it is open to the reader. */
export interface AidWay {
  readonly sentence: string;
  readonly ask: Source | null;
}

/** What one may not have to pay: only what we have a source for, or whom to ask. */
export interface AidView {
  readonly ways: readonly AidWay[];
  readonly sources: readonly Source[];
}

/** Program types that come before a bachelor's degree: Pell grants are for their students. */
const beforeBachelors: ReadonlySet<Credential> = new Set(['LPN', 'ADN', 'BSN', 'RN_TO_BSN']);

const fafsa: Source = {
  title: 'Apply with the FAFSA',
  url: 'https://studentaid.gov/h/apply-for-aid/fafsa',
};

const nurseCorps: Source = {
  title: 'HRSA: Nurse Corps Loan Repayment',
  url: 'https://bhw.hrsa.gov/funding/apply-loan-repayment/nurse-corps',
};

const known = (values: readonly (number | null | undefined)[]) =>
  values.filter((value) => value !== null && value !== undefined);

/** What Pell grants come to at the schools of the state that offer the program; null where none reports them. */
function pellSentence(inputs: NursingRoiInputs, data: Data): string | null {
  const profiles = schoolsOffering(inputs, data).map(({ unitid }) => data.institutionProfile(unitid));
  const shares = known(profiles.map((profile) => profile?.pell_percent_of_undergraduates));
  const amounts = known(profiles.map((profile) => profile?.pell_average_amount));
  const [share, amount] = [median(shares), median(amounts)];
  if (share === undefined || amount === undefined) return null;
  return (
    `Federal Pell grants depend on your family’s income, and you don’t pay them back. At the typical one of ` +
    `${count(shares.length, 'school')} in ${areaName(inputs.state)} with this program, ` +
    `${formatPercent(share, 0)} of all undergraduates get one: ${formatDollarsAbout(amount)} a year on average (${aidYear}).`
  );
}

/** Returns ways to pay less for a program, and whom to ask of each. */
export function aidView(inputs: NursingRoiInputs, data: Data): AidView {
  const pell = beforeBachelors.has(typeAsked(inputs)) ? pellSentence(inputs, data) : null;
  return {
    ways: [
      pell === null
        ? { sentence: 'Federal Pell grants are for people without a bachelor’s degree.', ask: fafsa }
        : { sentence: pell, ask: fafsa },
      {
        sentence: `We don’t know what ${areaName(inputs.state)} and your school give. The school’s aid office does.`,
        ask: null,
      },
      {
        sentence:
          'We don’t know what your employer pays. Ask how much, and how long you would have to stay in return.',
        ask: null,
      },
      {
        sentence:
          'The federal Nurse Corps pays part of a nurse’s loans for two years of work where nurses are short.',
        ask: nurseCorps,
      },
    ],
    sources: pell === null ? [] : shortSources('institution_profile'),
  };
}
