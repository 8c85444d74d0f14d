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
      `(BLS, ${wage.edition}) × ${multiplier.value}. The multiplier for this credential is ${multiplier.kind}: ${multiplier.basis}.`,
    'No salary survey of a nursing-education association gives pay by degree, so the multiplier rests on the sources named.',
    'A wage is for everyone who holds the job, at every age and level of experience; a new graduate is nearer the low end of the range.',
    `The range multiplies the same wage by ${formatNumber(multiplier.low, 2)} and ${formatNumber(multiplier.high, 2)}` +
      (widened && measured
        ? `, widened to contain the ${formatDollars(measured.row.median_restated)} that graduates in ${place} are measured to earn.`
        : '.'),
    ...lowMultiplier(inputs, calculation),
  ];
};

/** What the College Scorecard mixes together, by what it is asked for. */
const outcomesCaveats: Partial<Record<Degree, string>> = {
  LPN: 'Schools where over 20% of the certificates of the field are for nursing assistants are left out of the measured earnings of LPN graduates.',
  BSN: 'The measured earnings of BSN graduates include RN-to-BSN completions where a school has both; schools whose BSN is for RNs only are left out where they are known.',
  RN_TO_BSN: 'The measured earnings are those of schools that are known to teach their BSN to RNs only.',
  RN_TO_MSN: 'The measured earnings are those of all MSN graduates.',
  DNP: 'The measured earnings are those of doctoral graduates, nurse anesthetists included; a DNP and a PhD are one level in the source.',
};

/** Names the pay that the verdict uses where what graduates earn is far from it. */
const measuredCaution: Sentences = (_, calculation) => {
  const { measured, expected } = calculation.rows.pay;
  if (measured?.area !== 'state') return [];
  const { median_restated: median, state_slug } = measured.row;
  if (!isFarFromExpected(median, expected, calculation.rows.data)) return [];
  const difference = differencePercent(median, expected);
  return [
    `Caution: graduates in ${areaName(state_slug)} are measured to earn ${formatDollars(median)}, ` +
      `${Math.abs(difference).toFixed(1)}% ${difference < 0 ? 'less' : 'more'} than the calculated ${formatDollars(expected)}. ` +
      (difference < 0
        ? 'The verdict uses the calculated pay and has the measured pay in its range: plan with the measured pay for the first years.'
        : 'The verdict uses the calculated pay, the lower of the two.'),
  ];
};

/** What graduates are measured to earn: who, when, in which dollars, how many. */
export const measuredSentences: Sentences = (inputs, calculation) => {
  const { measured } = calculation.rows.pay;
  const { graduate_earnings: member } = calculation.result;
  if (!measured || !member)
    return [
      'No measured earnings are known for PhD graduates: the source does not separate them from DNP graduates.',
    ];
  const { row, area } = measured;
  const caveat = outcomesCaveats[inputs.degree];
  return [
    `Graduates' earnings are the median over programs in ${areaName(row.state_slug)}, ` +
      `${yearsInWords(row.earnings_years_after_completion)} after finishing: ${measuredInWords(member)} (College Scorecard, release of ${row.release}).`,
    ...(caveat ? [caveat] : []),
    ...(area === 'national'
      ? [
          `Fewer institutions in ${areaName(inputs.state)} than a state figure needs have a value that can be used, so measured earnings are the nation's.`,
        ]
      : []),
    ...measuredCaution(inputs, calculation),
    ...partTimeNote(calculation.rows.early),
  ];
};
