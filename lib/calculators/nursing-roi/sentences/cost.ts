import { credentialFacts, type Degree } from '@/lib/data/credentials';
import { chargeYears } from '@/lib/data/year-words';
import { formatDollars } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { count } from '@/lib/text/words';
import type { Tuition } from '../cost';
import { type NursingRoiInputs, programCredential } from '../parameters';
import type { Calculation, Sentences } from './calculation';

/** Which institutions' prices stand for a credential that is not reported on its own. */
const priceCaveats: Partial<Record<Degree, string>> = {
  BSN: 'Schools whose BSN is only for RNs are left out of the price. Those with both kinds count by their share of first degrees.',
  RN_TO_BSN:
    'No school reports a price for RN-to-BSN alone: it is one school year at schools that award a BSN.',
  RN_TO_MSN:
    'No school reports a price for RN-to-MSN alone: it is the graduate rate of schools that award an MSN.',
  CERTIFICATE: "The price is that of schools that awarded a post-master's certificate.",
};

function acceleratedSentences(
  { institutions, year }: Tuition,
  leftOut: ReadonlyMap<string, number>,
): string[] {
  const reasons = [...leftOut].map(([reason, number]) => `${number} ${reason}`).join('; ');
  return [
    `Tuition is the middle of what ${count(institutions ?? 0, 'school')} in the United States print for the whole accelerated program, ` +
      `${year}, before grants. No state has enough of them.`,
    `Schools without a price that a resident pays for the whole program are left out: ${reasons}.`,
    'Pay after an accelerated BSN is that of a BSN: it is the same degree and license.',
  ];
}

type Published = Extract<Tuition, { readonly price: unknown }>;

function publishedSentences(
  { state, degree }: NursingRoiInputs,
  tuition: Published,
  calculation: Calculation,
): string[] {
  const { price, control, area } = tuition;
  const constants = calculation.rows.data.parameters('nursing-roi');
  const home = areaName(state);
  const caveat = priceCaveats[degree];
  const few = price.institutions < constants.number('minimum_institutions', 'tuition');
  return [
    `Tuition is the middle price of the whole program at ${count(price.institutions, `${control} school`)} in ${areaName(price.state_slug)}. ` +
      `It is what they published for residents in ${price.year}, before grants; a school with more graduates counts more.`,
    ...(caveat ? [caveat] : []),
    ...(area === 'national'
      ? [
          `Caution: no school in ${home} has a known price for this program type, so tuition is the middle of public schools in the US.`,
        ]
      : []),
    ...(area === 'state' && control === 'private'
      ? [
          `Caution: no public school in ${home} has a known price for this program type, so tuition is that of private ones.`,
        ]
      : []),
    ...(few ? [`Caution: the price is from ${count(price.institutions, 'school')} only.`] : []),
    "Tuition is a school's general rate unless it reports a charge for the whole program. Fees that a nursing school adds come on top.",
    `Prices are not raised to today: the middle published undergraduate price rose by ${constants.number('published_price_rise', 'undergraduate')}% from ${chargeYears.charges} to ${chargeYears.newer_charges}.`,
  ];
}

/** Where the tuition is from. */
const tuitionSentences: Sentences = (inputs, calculation) => {
  const { tuition } = calculation.rows.cost;
  if (tuition.area === 'given')
    return [`Tuition is the ${formatDollars(tuition.total)} for the whole program that you gave.`];
  return tuition.control === null
    ? acceleratedSentences(tuition, tuition.leftOut)
    : publishedSentences(inputs, tuition, calculation);
};

const grantSentences: Sentences = (_, { rows: { cost } }) => {
  if (cost.grants === 0) return [];
  const before = cost.tuition.total + cost.otherCostsTotal;
  return [
    `Grants of ${formatDollars(cost.grants)} over the whole program are taken off the cost of ${formatDollars(before)}.`,
    ...(cost.grants > before ? ['Grants beyond the cost are not counted as income.'] : []),
  ];
};

/** What the school that was asked for rests on, where it is not certain. */
const schoolSentences: Sentences = ({ degree }, { result: { program }, rows: { data } }) => {
  if (!program) return [];
  const isUnconfirmed = data.institutionPrice(program.unitid, degree)?.offered === 'not confirmed';
  return [
    `${program.name} is shown beside the figures of the state and changes none of them: its price changes the return far more than its graduates' pay.`,
    ...(isUnconfirmed
      ? [`Caution: we couldn't confirm that ${program.name} teaches RN-to-BSN. Ask the school.`]
      : []),
  ];
};

/** What the program costs: tuition, grants, other costs. */
export const costSentences: Sentences = (inputs, calculation) => {
  const { result, rows } = calculation;
  const { name } = credentialFacts[programCredential(inputs)];
  const [first] = rows.cost.otherCosts;
  const others = rows.cost.otherCosts.filter((other) => other.dollars > 0);
  return [
    ...tuitionSentences(inputs, calculation),
    `Other costs are ${formatDollars(result.other_costs)} for a typical ${name} program, ${first?.row.kind}: ` +
      `${others.map((other) => `${other.name} ${formatDollars(other.dollars)}`).join('; ')}.`,
    ...grantSentences(inputs, calculation),
    ...(result.if_funded
      ? [
          `Research doctoral students are often funded: with tuition paid by the university the cost is ${formatDollars(result.if_funded.total_cost)}.`,
        ]
      : []),
    ...schoolSentences(inputs, calculation),
  ];
};
