import { formatDollars } from '@/lib/numbers/format';
import { defaultsOf, type FieldView, type FieldWords, type FormView, readForm } from '@/lib/parameters/form';
import { inputsOf, type ParameterProblem, type Parsed, type ParsedValue } from '@/lib/parameters/parse';
import { stateName } from '@/lib/places/states';
import { capitalized, count, list } from '@/lib/text/words';
import { credentialName } from '../credentials';
import type { LooserSearch } from '../finder/answer';
import { type FinderInputs, finderParameters, finderRules } from '../finder/parameters';

type FieldName = Exclude<keyof typeof finderParameters, 'cursor'>;

/** Words of each field. A cursor is a link and has no field. */
const words: Readonly<Record<FieldName, FieldWords>> = {
  state: { label: 'State', hint: null, any: 'Any state', error: 'Choose a state from the list' },
  credential: {
    label: 'Degree or certificate',
    hint: null,
    any: 'Any',
    error: 'Choose a degree or certificate from the list',
  },
  near: {
    label: 'Near',
    hint: 'A ZIP code or a city.',
    error: 'Enter a ZIP code or a city, for example 45402 or Dayton, Ohio',
  },
  radius_miles: {
    label: 'How far away',
    hint: null,
    suffix: 'miles',
    error: 'Enter a distance from 1 to 500 miles, for example 25',
  },
  query: {
    label: 'School',
    hint: 'Part of the name will do, and typing errors are forgiven.',
    error: 'Enter the name of a school in 100 characters or fewer',
  },
  schools: {
    label: 'Only these schools',
    hint: 'A name, its initials or its IPEDS number.',
    error: 'Enter the name of a school in 200 characters or fewer, for up to six schools',
  },
  max_tuition: {
    label: 'Tuition up to',
    hint: 'For the whole program, before financial aid.',
    prefix: '$',
    error: 'Enter the highest tuition in dollars, for example $40,000',
  },
  family_income: {
    label: 'Family income',
    hint: 'A year, before taxes. We show what families with such incomes pay after grants.',
    prefix: '$',
    error: 'Enter the family’s income for a year, for example $30,000',
  },
  max_net_price: {
    label: 'Price after grants up to',
    hint: 'For one year, living included. Programs without a known price are left out.',
    prefix: '$',
    error: 'Enter the highest price for a year, for example $15,000',
  },
  sort: { label: 'Sort by', hint: null, error: 'Choose what to sort by' },
  kind: {
    label: 'What an MSN or DNP is for',
    hint: 'Worked out from what its graduates did, so ask the school.',
    any: 'Any',
    error: 'Choose what the program is for',
  },
  min_pass_rate: {
    label: 'Pass rate of at least',
    hint: 'On the licensing exam (NCLEX), in the newest year that we have, however old. Programs without a published rate are left out.',
    suffix: '%',
    error: 'Enter the lowest pass rate as a number from 0 to 100, for example 85',
  },
  control: { label: 'Who runs the school', hint: null, any: 'Anyone', error: 'Choose who runs the school' },
  delivery: {
    label: 'How it is taught',
    hint: 'Known for few programs; the others are left out.',
    any: 'Any way',
    error: 'Choose how it is taught',
  },
  accreditor: {
    label: 'Whose list it is on',
    hint: null,
    any: 'Any accreditor’s',
    error: 'Choose whose list it is on',
  },
  min_evidence: {
    label: 'How much of its score is measured, at least',
    hint: null,
    any: 'However much',
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
const first: readonly FieldName[] = [
  'credential',
  'near',
  'radius_miles',
  'state',
  'query',
  'family_income',
  'sort',
];
const names = Object.keys(words) as FieldName[];
const folded = names.filter((name) => !first.includes(name));

const isFiltered = (inputs: FinderInputs) => (name: FieldName) =>
  inputs[name] !== undefined && inputs[name] !== finderParameters[name].default;

/** The chosen filters in one line: "Ohio, BSN, up to $40,000". */
export function chosenInWords(inputs: FinderInputs): string {
  const { state, credential, near, radius_miles: miles, query, family_income: income } = inputs;
  return [
    state === undefined ? 'Every state' : state.map(stateName).join(', '),
    credential === undefined ? 'any degree' : credential.map(credentialName).join(', '),
    ...(near === undefined ? [] : [`within ${count(miles ?? 0, 'mile')} of ${near}`]),
    ...(query === undefined ? [] : [`“${query}”`]),
    ...(income === undefined ? [] : [`family income ${formatDollars(income)}`]),
    ...(folded.some(isFiltered(inputs)) ? ['more filters'] : []),
  ].join(', ');
}

const isField = (name: string): name is FieldName => name in words;

/** A value as the form shows it. */
function valueInWords(name: FieldName, value: string): string {
  const { choices } = words[name];
  const chosen = value === 'true' ? choices?.true : choices?.false;
  return capitalized(finderParameters[name].labels?.[value] ?? chosen ?? value);
}

/** A looser search: "without “Tuition up to”", "Degree or certificate: MSN". */
export function looserInWords({ filters, query }: LooserSearch): string {
  const looser = new URLSearchParams(query);
  const changes = filters.filter(isField).map((name) => {
    const value = looser.get(name);
    const { label } = words[name];
    return value === null ? `without “${label}”` : `with “${label}”: ${valueInWords(name, value)}`;
  });
  return capitalized(list(changes));
}

/** A note of the finder without names of parameters: "credential=MSN" is what the form calls it. */
export function inStudentWords(note: string): string {
  return note
    .replaceAll('&', ', ')
    .replace(/\b([a-z_]+)=([\w-]+)/g, (pair, name: string, value: string) =>
      isField(name) ? `“${words[name].label}: ${valueInWords(name, value)}”` : pair,
    );
}

/** An unreadable cursor is no field's problem: the list begins again. */
const FROM_START: ParsedValue = { ok: true, value: undefined, given: undefined };

/** The finder's form as read from a query. */
export interface FinderFormReading {
  /** Fields with what was given, and errors where that cannot be read. */
  readonly form: Omit<FormView, 'chosen'>;
  readonly parsed: Parsed<typeof finderParameters>;
}

/** Reads the finder's form from a query. */
export function readFinderForm(query: URLSearchParams): FinderFormReading {
  const { fields, values } = readForm(finderParameters, words, query, finderRules);
  const form = {
    fields: first.map((name) => fields[name]),
    more: folded.map((name) => fields[name]),
    defaults: defaultsOf(finderParameters),
  };
  const cursor = values.cursor.ok ? values.cursor : FROM_START;
  return { form, parsed: inputsOf<typeof finderParameters>({ ...values, cursor }) };
}

/** The form with a problem that only the search could find. */
export function withProblem(
  form: FinderFormReading['form'],
  { parameter, message }: ParameterProblem,
): FinderFormReading['form'] {
  const marked = (field: FieldView) => (field.name === parameter ? { ...field, error: message } : field);
  return { ...form, fields: form.fields.map(marked), more: form.more.map(marked) };
}

/** Whether a field says something else than where nothing is chosen. */
export function isChosen({ name, value }: FieldView, defaults: FormView['defaults']): boolean {
  return value !== '' && value !== defaults[name];
}
