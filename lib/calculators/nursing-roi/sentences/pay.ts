import { type Degree, occupations } from '@/lib/data/credentials';
import { formatDollars, formatNumber } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { released } from '../pay';
import { differencePercent, isFarFromExpected, partTimeNote } from '../pay-members';
import { measuredInWords, yearsInWords } from '../words';
import type { Calculation, Sentences } from './calculation';

const constantsOf = ({ rows: { data } }: Calculation) => data.parameters('nursing-roi');

/** A multiplier near 1 says that graduates earn about what the average RN of the state does. */
const lowMultiplier: Sentences = ({ state, degree }, calculation) => {
  const { pay, data } = calculation.rows;
  const caution = constantsOf(calculation).find('low_multiplier_caution', degree);
  if (!caution || pay.multiplier.value >= Number(caution.value)) return [];
  const place = areaName(state);
  const practitioners = released(data.wage(state, occupations.nursePractitioner), 'mean_annual');
  return [
    `Caution: graduates here earn about what the average RN does: RNs in ${place} earn ${formatDollars(pay.mean)} ` +
      `on average and nurse practitioners ${formatDollars(practitioners)}.`,
  ];
};

/** What the expected salary is and how sure. */
export const salarySentences: Sentences = (inputs, calculation) => {
  const { pay } = calculation.rows;
  const { wage, multiplier, measured } = pay;
  const place = areaName(inputs.state);
  const widened = pay.low < pay.mean * multiplier.low || pay.high > pay.mean * multiplier.high;
  return [
    `The expected salary is average pay over a career (calculated): the mean annual wage of ${wage.occupation} in ${place} ` +
      `(BLS, ${wage.edition}) × ${multiplier.value}. The multiplier for this program type is ${multiplier.kind}: ${multiplier.basis}.`,
    'No survey of a nursing association gives pay by degree, so the multiplier is from the sources named.',
    'A wage is for everyone in the job, at every age. A new graduate is nearer the low end of the range.',
    `The range is the same wage times ${formatNumber(multiplier.low, 2)} and ${formatNumber(multiplier.high, 2)}` +
      (widened && measured
        ? `. It reaches to the ${formatDollars(measured.row.median_restated)} that graduates in ${place} earn.`
        : '.'),
    ...lowMultiplier(inputs, calculation),
  ];
};

/** What the College Scorecard mixes together, by what it is asked for. */
const outcomesCaveats: Partial<Record<Degree, string>> = {
  LPN: 'Schools where over 20% of the certificates are for nursing assistants are left out of the pay of LPN graduates.',
  BSN: 'The pay of BSN graduates includes RN-to-BSN graduates where a school has both. Schools that are known to teach only RNs are left out.',
  RN_TO_BSN: "Graduates' pay is that of schools that are known to teach their BSN to RNs only.",
  RN_TO_MSN: "Graduates' pay is that of all MSN graduates.",
  DNP: "Graduates' pay is that of all doctoral graduates, nurse anesthetists included: the source does not separate a DNP from a PhD.",
};

/** Names the pay that the verdict uses where what graduates earn is far from it. */
const measuredCaution: Sentences = (_, calculation) => {
  const { measured, expected } = calculation.rows.pay;
  if (measured?.area !== 'state') return [];
  const { median_restated: median, state_slug } = measured.row;
  if (!isFarFromExpected(median, expected, calculation.rows.data)) return [];
  const difference = differencePercent(median, expected);
  return [
    `Caution: graduates in ${areaName(state_slug)} earn ${formatDollars(median)}, ` +
      `${Math.abs(difference).toFixed(1)}% ${difference < 0 ? 'less' : 'more'} than the calculated ${formatDollars(expected)}. ` +
      (difference < 0
        ? 'The verdict uses the calculated pay; its range reaches to what graduates earn. Plan with that for the first years.'
        : 'The verdict uses the calculated pay, the lower of the two.'),
  ];
};

/** What graduates are measured to earn: who, when, in which dollars, how many. */
export const measuredSentences: Sentences = (inputs, calculation) => {
  const { measured } = calculation.rows.pay;
  const { graduate_earnings: member } = calculation.result;
  if (!measured || !member)
    return ["Graduates' pay is not known for a PhD: the source does not separate it from a DNP."];
  const { row, area } = measured;
  const caveat = outcomesCaveats[inputs.degree];
  return [
    `Graduates' pay is the middle one of programs in ${areaName(row.state_slug)}, ` +
      `${yearsInWords(row.earnings_years_after_completion)} after finishing. It is of ${measuredInWords(member)} (College Scorecard, release of ${row.release}).`,
    ...(caveat ? [caveat] : []),
    ...(area === 'national'
      ? [
          `Too few schools in ${areaName(inputs.state)} have a figure that can be used, so graduates' pay is that of the whole US.`,
        ]
      : []),
    ...measuredCaution(inputs, calculation),
    ...partTimeNote(calculation.rows.early),
  ];
};
