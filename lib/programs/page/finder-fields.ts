import { countedYears } from '@/lib/data/year-words';
import { formatDollars } from '@/lib/numbers/format';
import type { FieldWords } from '@/lib/parameters/form';
import { stateName } from '@/lib/places/states';
import { isOwn } from '@/lib/text/own-member';
import { quoted, repeated } from '@/lib/text/quoted';
import { capitalized, count } from '@/lib/text/words';
import { type Credential, credentialName } from '../credentials';
import { type FinderInputs, finderParameters, hints } from '../finder/parameters';

export type FieldName = Exclude<keyof typeof finderParameters, 'cursor'>;

/** Program types in as few words as a select has room for. */
export const shortTypes: Readonly<Record<Credential | 'RN', string>> = {
  LPN: 'LPN or LVN',
  ADN: 'ADN, associate degree',
  DIPLOMA: 'Hospital diploma',
  BSN: 'BSN, bachelor’s degree',
  ABSN: 'Accelerated BSN',
  RN_TO_BSN: 'RN-to-BSN',
  RN_TO_MSN: 'RN-to-MSN',
  MSN: 'MSN, master’s degree',
  DNP: 'DNP, practice doctorate',
  PHD: 'PhD',
  CERTIFICATE: 'Post-graduate certificate',
  RN: 'Any for a first RN license',
};

/** Words of each field. A cursor is a link and has no field. */
export const words: Readonly<Record<FieldName, FieldWords>> = {
  state: { label: 'State', hint: null, any: 'Any state', error: 'Choose a state from the list' },
  credential: {
    label: 'Program type',
    hint: null,
    any: 'Any type',
    labels: shortTypes,
    error: 'Choose a program type from the list',
  },
  near: {
    label: 'Near',
    hint: hints.near,
    error: 'Enter a ZIP code or a city, for example 45402 or Dayton, Ohio',
  },
  radius_miles: {
    label: 'How far away',
    hint: hints.radius_miles,
    suffix: 'miles',
    error: 'Enter a distance from 1 to 500 miles, for example 25',
  },
  query: {
    label: 'School or city',
    hint: hints.query,
    error: 'Enter the name of a school in 100 characters or fewer',
  },
  schools: {
    label: 'Only these schools',
    hint: hints.schools,
    error: 'Enter the name of a school in 200 characters or fewer, for up to six schools',
  },
  max_tuition: {
    label: 'Tuition up to',
    hint: hints.max_tuition,
    prefix: '$',
    error: 'Enter the highest tuition in dollars, for example $40,000',
  },
  family_income: {
    label: 'Family income',
    hint: hints.family_income,
    prefix: '$',
    error: 'Enter the family’s income for a year, for example $30,000',
  },
  max_net_price: {
    label: 'Price after grants up to',
    hint: 'For one year, living included. Programs without a known price are left out.',
    prefix: '$',
    error: 'Enter the highest price for a year, for example $15,000',
  },
  sort: {
    label: 'Sort by',
    hint: hints.sort,
    any: 'Closest, or best results',
    error: 'Choose what to sort by',
  },
  kind: {
    label: 'What an MSN or DNP is for',
    hint: 'Worked out from what its graduates did, so ask the school.',
    any: 'Any',
    error: 'Choose what the program is for',
  },
  min_pass_rate: {
    label: 'Pass rate of at least',
    hint: `On the licensing exam (NCLEX), in the newest year that we have from ${countedYears}. Programs without a published rate are left out.`,
    suffix: '%',
    error: 'Enter the lowest pass rate as a number from 0 to 100, for example 85',
  },
  control: { label: 'Who runs the school', hint: null, any: 'Anyone', error: 'Choose who runs the school' },
  delivery: {
    label: 'Format',
    hint: 'Programs of which we don’t know it are left out.',
    any: 'Any format',
    error: 'Choose a format from the list',
  },
  accreditor: {
    label: 'Accredited by',
    hint: null,
    any: 'Any accreditor',
    error: 'Choose an accreditor from the list',
  },
  min_evidence: {
    label: 'How much of its score is measured, at least',
    hint: null,
    any: 'Any amount',
    error: 'Choose how much of the score is measured',
  },
  include_without_accreditation: {
    label: 'Programs that no accreditor lists',
    hint: 'Where state approval is the rule they are shown either way, and marked.',
    error: 'Choose whether to show them',
    choices: { true: 'Show them too', false: 'Leave them out' },
  },
  limit: {
    label: 'Programs on a page',
    hint: null,
    error: 'Enter how many programs to show on a page as a number from 1 to 25',
  },
};

/** Fields that most people want, in order; the others are folded away. */
export const firstFields: readonly FieldName[] = [
  'credential',
  'query',
  'near',
  'radius_miles',
  'state',
  'family_income',
  'sort',
];
const names = Object.keys(words) as FieldName[];
export const foldedFields = names.filter((name) => !firstFields.includes(name));

export const isField = (name: string): name is FieldName => isOwn(words, name);

const isFiltered = (inputs: FinderInputs) => (name: FieldName) =>
  name !== 'query' && inputs[name] !== undefined && inputs[name] !== finderParameters[name].default;

/** Where a search looks: "45402, within 50 miles", "Ohio, Dayton, within 25 miles"; "every state" for anywhere. */
function whereInWords({ state, near, radius_miles: miles }: FinderInputs): string[] {
  const around = near === undefined ? [] : [repeated(near), `within ${count(miles ?? 0, 'mile')}`];
  const within = state === undefined ? [] : [state.map(stateName).join(', ')];
  return around.length + within.length === 0 ? ['every state'] : [...within, ...around];
}

/** The chosen filters in one line: "BSN, Ohio, more filters". */
export function chosenInWords(inputs: FinderInputs): string {
  const { credential, query, family_income: income } = inputs;
  const chosen = [
    credential === undefined ? 'any type' : credential.map(credentialName).join(', '),
    ...whereInWords(inputs),
    ...(query === undefined ? [] : [quoted(query)]),
    ...(income === undefined ? [] : [`family income ${formatDollars(income)}`]),
    ...(foldedFields.some(isFiltered(inputs)) ? ['more filters'] : []),
  ];
  return capitalized(chosen.join(', '));
}
