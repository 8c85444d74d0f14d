import type { z } from 'zod';
import type { Data } from '@/lib/data/data';
import { answersInWords } from '@/lib/parameters/answers-in-words';
import { canonicalQuery, exampleQuery } from '@/lib/parameters/canonical';
import { type Inputs, isRequired, type Parameter, type Parameters } from '@/lib/parameters/declare';
import {
  defaultsOf,
  type FieldView,
  type FieldWords,
  type FormView,
  problemsOf,
  readForm,
} from '@/lib/parameters/form';
import type { ParsedValue, ParsedValues } from '@/lib/parameters/parse';
import type { Calculator } from '../calculator';
import type { Method } from './method';
import { relatedLinks } from './related';
import type { AnswerView, CalculatorPageView, PageStatus } from './view';

/** What fields of a calculator's parameters say in place of what was read: the reader's own text, a question back. */
export type ShownFields<P extends Parameters> = {
  readonly [K in keyof P]?: Partial<FieldView> | undefined;
};

/** Fields that only the page has, as read from its query. */
export interface ReadExtras<P extends Parameters, X> {
  /** With errors where a value was refused. */
  readonly fields: readonly FieldView[];
  /** The query in the API's terms, where the page reads more than the API does; left out where it is the same. */
  readonly query?: URLSearchParams;
  readonly shown?: ShownFields<P>;
  /** Parameters that need not be given beside what the page read. */
  readonly unused?: readonly string[];
  /**
   * Their value, and its pairs in the page's canonical query: one that names a parameter of the calculator takes the
   * place of its value there. Called when no value was refused.
   */
  of(inputs: Inputs<P>): { readonly value: X; readonly pairs: readonly [string, string][] };
}

/** A query with what the page takes for what is left out. */
export interface Settled {
  readonly query: URLSearchParams;
  /** Names of values that tell nothing of the reader: the page takes them by itself. */
  readonly assumed: readonly string[];
}

/** What a page asks besides the calculator's parameters. */
export interface Extras<P extends Parameters, X> {
  /** One that is called like a parameter of the calculator says how the page reads that one. */
  readonly parameters: Parameters;
  /** Fills in what the page takes for what is left out, where that depends on the rest: the page's one spelling. */
  settle?(query: URLSearchParams, data: Data): Settled;
  /**
   * @param query with the example in the place of what was not asked yet.
   * @param given the query as it was sent.
   */
  read(query: URLSearchParams, data: Data, given: URLSearchParams): ReadExtras<P, X>;
}

/** Everything that an answer's view is made from. */
export interface PageAnswer<P extends Parameters, R, X> {
  readonly inputs: Inputs<P>;
  readonly answer: ReturnType<Calculator<P>['answer']> & { readonly result: R };
  readonly extras: X;
  readonly data: Data;
}

/** What was read of a query, each parameter by itself. */
export interface FieldReading<P extends Parameters> {
  /** As given and before any was moved to the end of its scale; without those that were refused or not asked yet. */
  readonly inputs: Partial<Inputs<P>>;
  readonly fields: Readonly<Record<string, FieldView>>;
  /** The query as it was sent. */
  readonly given: URLSearchParams;
}

export interface PageDefinition<P extends Parameters, R extends z.ZodType, A extends AnswerView, X> {
  readonly calculator: Calculator<P, R>;
  /** In the order of the form; a parameter without words has no field: that of another one asks for it. */
  readonly fields: { readonly [K in keyof P]?: FieldWords };
  /** Whether fields that were not given are empty where the example stands in: it is not taken for the reader's own. */
  readonly startsEmpty?: boolean;
  readonly extras: Extras<NoInfer<P>, X>;
  /** What fields say for the values that were read: hints that depend on other fields, questions back. */
  shown?(read: FieldReading<P>, data: Data): ShownFields<P>;
  readonly method: Method;
  /** What an answer says of values that were moved, converted or filled in, or look like another scale. */
  notes?(result: z.output<R>, answered: PageAnswer<P, z.output<R>, X>): readonly string[];
  /** Parameters that change nothing for these inputs: an answer without them is the reader's own, no example. */
  unused?(inputs: Inputs<P>, data: Data): readonly (keyof P)[];
  /** The chosen values that matter most, in a short line. */
  chosen(inputs: Inputs<P>, data: Data, extras: X): string;
  view(answered: PageAnswer<P, z.output<R>, X>): A;
}

/** A calculator's page with its types closed over. */
export interface CalculatorPage<A extends AnswerView = AnswerView> {
  readonly id: string;
  /** What the page reads from its query besides the calculator's parameters. */
  readonly extraParameters: Parameters;
  /** Fills in what the page takes for what is left out. */
  settle(query: URLSearchParams, data: Data): Settled;
  readonly method: Method;
  read(query: URLSearchParams, data: Data): CalculatorPageView<A>;
}

const namesOf = (name: string, { aliases }: Parameter) => [name, ...aliases];

const isGiven = (name: string, parameter: Parameter, query: URLSearchParams) =>
  namesOf(name, parameter).some((key) => query.has(key));

/** The query with the declared example in the place of required parameters that are not in it at all. */
function withExample(parameters: Parameters, query: URLSearchParams): URLSearchParams {
  const filled = new URLSearchParams(query);
  const example = new URLSearchParams(exampleQuery(parameters));
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = example.get(name);
    if (value !== null && !isGiven(name, parameter, query)) filled.set(name, value);
  }
  return filled;
}

/** @param unused names of parameters that need not be given. */
function statusOf(
  parameters: Parameters,
  query: URLSearchParams,
  unused: readonly PropertyKey[],
): Exclude<PageStatus, 'refused'> {
  const complete = Object.entries(parameters).every(
    ([name, parameter]) => !isRequired(parameter) || unused.includes(name) || isGiven(name, parameter, query),
  );
  return complete ? 'answered' : 'example';
}

/** The canonical query of a page: the API's, and what only the page reads. */
function pageQueryOf(apiQuery: string, pairs: readonly [string, string][]): string {
  const query = new URLSearchParams(apiQuery);
  const added = pairs.filter(([name]) => !query.has(name));
  for (const [name, value] of pairs) if (query.has(name)) query.set(name, value);
  return new URLSearchParams([...query, ...added].map((pair) => [...pair])).toString();
}

/** A field that was not asked yet, in the place of one that shows the example. */
function emptied(field: FieldView, placeholder: string): FieldView {
  const { control } = field;
  return {
    ...field,
    value: '',
    control: control.kind === 'select' ? { ...control, placeholder } : control,
  };
}

/** What the reader answered: not what the example fills in, where an answer does not need it. */
function answersOf<P extends Parameters>(
  fields: readonly FieldView[],
  parameters: P,
  given: URLSearchParams,
  own: readonly ShownFields<P>[],
): string {
  const isOwn = ({ name }: FieldView) => {
    const parameter = parameters[name];
    const hasValue = own.some(({ [name]: shown }) => (shown?.value ?? shown?.inWords) !== undefined);
    return !parameter || !isRequired(parameter) || isGiven(name, parameter, given) || hasValue;
  };
  return answersInWords(fields.filter(isOwn));
}

/** Returns what was given of the parsed values. */
function givenInputs<P extends Parameters>(
  parameters: P,
  values: ParsedValues<P>,
  given: URLSearchParams,
): Partial<Inputs<P>> {
  const pairs = Object.entries<ParsedValue>(values).flatMap(([name, parsed]) => {
    const parameter = parameters[name];
    const isAsked = parameter && (!isRequired(parameter) || isGiven(name, parameter, given));
    return parsed.ok && isAsked ? [[name, parsed.given ?? parsed.value]] : [];
  });
  return Object.fromEntries(pairs);
}

/** A form as read, before what the page says of its fields. */
interface ReadFields {
  readonly fields: Readonly<Record<string, FieldView>>;
  /** What the page says of fields in place of what was read, by their name; later ones win. */
  readonly shown: readonly Readonly<Record<string, Partial<FieldView> | undefined>>[];
  /** Fields that only the page has. */
  readonly extraFields: readonly FieldView[];
  readonly given: URLSearchParams;
}

/** The form of a page: what has to be given, then what few need, what only the page asks last. */
function formOf<P extends Parameters, R extends z.ZodType, A extends AnswerView, X>(
  { calculator: { parameters }, fields: words, startsEmpty, extras }: PageDefinition<P, R, A, X>,
  { fields: read, shown, extraFields, given }: ReadFields,
): FormView {
  const fieldsWhere = (isFolded: boolean) =>
    Object.entries(words as Readonly<Record<string, FieldWords>>).flatMap(([name, { error }]) => {
      const [field, parameter] = [read[name], parameters[name]];
      if (!field || !parameter || (parameter.optional ?? false) !== isFolded) return [];
      const isUnasked = startsEmpty && isRequired(parameter) && !isGiven(name, parameter, given);
      const asRead = isUnasked ? emptied(field, error) : field;
      return [Object.assign({}, asRead, ...shown.map((fields) => fields[name]))];
    });
  return {
    fields: fieldsWhere(false),
    more: [...fieldsWhere(true), ...extraFields],
    chosen: '',
    defaults: defaultsOf({ ...parameters, ...extras.parameters }),
  };
}

/**
 * The page of a calculator.
 *
 * A required parameter that is not in the query at all has not been asked yet: its example stands in. One that is
 * there and empty was left empty in the form: that is a problem, as at the API.
 */
export function definePage<P extends Parameters, R extends z.ZodType, A extends AnswerView, X>(
  definition: PageDefinition<P, R, A, X>,
): CalculatorPage<A> {
  const { calculator, extras } = definition;
  const { id, parameters } = calculator;
  const wordsOfFields = definition.fields as Readonly<Record<string, FieldWords>>;

  function view(given: URLSearchParams, data: Data): CalculatorPageView<A> {
    const query = withExample(parameters, given);
    const { fields: extraFields, unused = [], of, ...asked } = extras.read(query, data, given);
    const { parsed, values, ...read } = readForm(
      parameters,
      wordsOfFields,
      asked.query ?? query,
      calculator.rules?.(data),
    );
    const reading = { inputs: givenInputs(parameters, values, given), fields: read.fields, given };
    const shown: ShownFields<P>[] = [definition.shown?.(reading, data) ?? {}, asked.shown ?? {}];
    const form = formOf(definition, { fields: read.fields, shown, extraFields, given });
    const { fields, more } = form;
    const problems = problemsOf([...fields, ...more]);
    const empty = { inputs: '', notes: [], apiQuery: '', pageQuery: '', related: [], answer: null };
    if (!parsed.ok || problems.length > 0) return { id, form, problems, status: 'refused', ...empty };
    const { inputs, unclamped = inputs } = parsed;
    const answer = calculator.answer(inputs, data, unclamped);
    const { value, pairs } = of(inputs);
    const answered = { inputs, answer, extras: value, data };
    const apiQuery = canonicalQuery(parameters, unclamped);
    const status = statusOf(parameters, given, [...unused, ...(definition.unused?.(inputs, data) ?? [])]);
    return {
      id,
      status,
      inputs: status === 'answered' ? answersOf([...fields, ...more], parameters, given, shown) : '',
      form: { ...form, chosen: definition.chosen(inputs, data, value) },
      problems,
      notes: definition.notes?.(answer.result, answered) ?? [],
      apiQuery,
      pageQuery: pageQueryOf(apiQuery, pairs),
      related: relatedLinks(answer.related),
      answer: definition.view(answered),
    };
  }

  const settle = extras.settle ?? ((query: URLSearchParams) => ({ query, assumed: [] }));
  return { id, read: view, method: definition.method, extraParameters: extras.parameters, settle };
}
