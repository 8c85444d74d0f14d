import { dependentDefault } from '@/lib/parameters/declare';
import { defaultsOf, type FieldView, type FormView, readForm } from '@/lib/parameters/form';
import {
  inputsOf,
  type ParameterProblem,
  type Parsed,
  type ParsedValue,
  type ParsedValues,
} from '@/lib/parameters/parse';
import { ownMember } from '@/lib/text/own-member';
import { capitalized, count, list } from '@/lib/text/words';
import type { LooserSearch } from '../finder/answer';
import { finderParameters, finderRules } from '../finder/parameters';
import { type FieldName, firstFields, foldedFields, isField, words } from './finder-fields';
import { isOffered } from './known-facts';
import { type Area, type AreaCount, areasIn } from './ways-in';

/** A value as the form shows it. */
function valueInWords(name: FieldName, value: string): string {
  const { choices, labels } = words[name];
  const chosen = value === 'true' ? choices?.true : choices?.false;
  return capitalized(
    ownMember(labels, value) ?? ownMember(finderParameters[name].labels, value) ?? chosen ?? value,
  );
}

/** A looser search: "without “Tuition up to”", "with “Program type”: Master…", "within 250 miles". */
export function looserInWords({ filters, query }: LooserSearch): string {
  const looser = new URLSearchParams(query);
  const changes = filters.filter(isField).map((name) => {
    const value = looser.get(name);
    const { label } = words[name];
    // A place is kept: the radius around it grows.
    if (name === 'near') return `within ${count(Number(looser.get('radius_miles')), 'mile')}`;
    return value === null ? `without “${label}”` : `with “${label}”: ${valueInWords(name, value)}`;
  });
  return capitalized(list(changes));
}

/** Names of parameters in messages: those that can't be taken for words, others after a verb. */
const NAMES_IN_TEXT = /\b(?:[a-z]+(?:_[a-z]+)+|(?<=\b(?:give|add|use|with|mean) )[a-z]+)\b/g;

/** A text of the finder without names of parameters: "credential=MSN" is what the form calls it. */
const withLabels = (text: string): string =>
  text
    .replace(/(?<==[\w-]+)&(?=[a-z_]+=)/g, ', ')
    .replace(/\b([a-z_]+)=([\w-]+)/g, (pair, name: string, value: string) =>
      isField(name) ? `“${words[name].label}: ${valueInWords(name, value)}”` : pair,
    )
    .replace(NAMES_IN_TEXT, (name) => (isField(name) ? `“${words[name].label}”` : name));

/** A text of the finder without names of parameters; what it quotes of a reader stays as it is. */
export const inStudentWords = (text: string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : withLabels(part)))
    .join('');

/** The same of a message that begins with the name of its parameter: "near needs a state: …". */
export function problemInWords(message: string): string {
  const [name = ''] = message.split(' ', 1);
  const said = inStudentWords(message);
  return isField(name) ? said.replace(new RegExp(`^${name}\\b`), `“${words[name].label}”`) : said;
}

/** An unreadable cursor is no field's problem: the list begins again. */
const FROM_START: ParsedValue = { ok: true, value: undefined, given: undefined };

/** The finder's form as read from a query. */
export interface FinderFormReading {
  /** Fields with what was given, and errors where that cannot be read. */
  readonly form: Omit<FormView, 'chosen'>;
  readonly values: ParsedValues<typeof finderParameters>;
  readonly parsed: Parsed<typeof finderParameters>;
}

/** The fields that are not offered: a filter on what is mostly unknown, unless it is asked for already. */
function isHidden(field: FieldView, counts: readonly AreaCount[], defaults: FormView['defaults']): boolean {
  const isAsked = field.error !== undefined || isChosen(field, defaults);
  return isField(field.name) && !isAsked && !isOffered(field.name, counts);
}

/** The order that a search has where none is chosen, shown as nothing chosen: a place that is added then changes it. */
function usualSort(field: FieldView, { near, sort }: ParsedValues<typeof finderParameters>): FieldView {
  const isNear = near.ok && near.given !== undefined;
  const usual = dependentDefault(finderParameters.sort, (name) => name === 'near' && isNear);
  return sort.ok && sort.value === usual ? { ...field, value: '' } : field;
}

/**
 * Reads the finder's form from a query.
 *
 * @param listed counts of what is known of the programs of every area.
 */
export function readFinderForm(query: URLSearchParams, listed: readonly AreaCount[]): FinderFormReading {
  const { fields: read, values } = readForm(finderParameters, words, query, finderRules);
  const defaults = defaultsOf(finderParameters);
  const fields = { ...read, sort: usualSort(read.sort, values) };
  const { state, credential } = values;
  const counts = areasIn(listed, {
    state: state.ok ? (state.value as Area['state']) : undefined,
    credential: credential.ok ? (credential.value as Area['credential']) : undefined,
  });
  const more = foldedFields.map((name) => fields[name]).filter((field) => !isHidden(field, counts, defaults));
  const form = { fields: firstFields.map((name) => fields[name]), more, defaults };
  const cursor = values.cursor.ok ? values.cursor : FROM_START;
  return { form, values, parsed: inputsOf<typeof finderParameters>({ ...values, cursor }) };
}

/** The form with a problem that only the search could find. */
export function withProblem(
  form: FinderFormReading['form'],
  { parameter, message }: Pick<ParameterProblem, 'parameter' | 'message'>,
): FinderFormReading['form'] {
  const marked = (field: FieldView) =>
    field.name === parameter ? { ...field, error: problemInWords(message) } : field;
  return { ...form, fields: form.fields.map(marked), more: form.more.map(marked) };
}

/** Whether a field says something else than where nothing is chosen. */
export function isChosen({ name, value, chosen }: FieldView, defaults: FormView['defaults']): boolean {
  return chosen.length > 0 || (value !== '' && value !== defaults[name]);
}
