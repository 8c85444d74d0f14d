import type { z } from 'zod';
import type { Data } from '@/lib/data/data';
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
import type { Calculator } from '../calculator';
import type { Method } from './method';
import { relatedLinks } from './related';
import type { AnswerView, CalculatorPageView, PageStatus } from './view';

/** Fields that only the page has, as read from its query. */
export interface ReadExtras<P extends Parameters, X> {
  /** With errors where a value was refused. */
  readonly fields: readonly FieldView[];
  /** The query in the API's terms, where the page reads more than the API does; left out where it is the same. */
  readonly query?: URLSearchParams;
  /** What fields of the calculator's parameters say in place of what was read: the reader's text, a question back, more choices. */
  readonly shown?: {
    readonly [K in keyof P]?: Partial<Pick<FieldView, 'value' | 'hint' | 'error' | 'control'>>;
  };
  /** Parameters that need not be given beside what the page read. */
  readonly unused?: readonly string[];
  /**
   * Their value, and its pairs in the page's canonical query: one that names a parameter of the calculator takes the
   * place of its value there. Called when no value was refused.
   */
  of(inputs: Inputs<P>): { readonly value: X; readonly pairs: readonly [string, string][] };
}

/** What a page asks besides the calculator's parameters. */
export interface Extras<P extends Parameters, X> {
  readonly parameters: Parameters;
  /** @param query with the example in the place of what was not asked yet. */
  read(query: URLSearchParams, data: Data): ReadExtras<P, X>;
}

/** Everything that an answer's view is made from. */
export interface PageAnswer<P extends Parameters, R, X> {
  readonly inputs: Inputs<P>;
  readonly answer: ReturnType<Calculator<P>['answer']> & { readonly result: R };
  readonly extras: X;
  readonly data: Data;
}

export interface PageDefinition<P extends Parameters, R extends z.ZodType, A extends AnswerView, X> {
  readonly calculator: Calculator<P, R>;
  readonly fields: { readonly [K in keyof P]: FieldWords };
  readonly extras: Extras<NoInfer<P>, X>;
  readonly method: Method;
  /** What an answer says of values that were moved or look like another scale. */
  notes?(result: z.output<R>): readonly string[];
  /** Parameters that change nothing for these inputs: an answer without them is the reader's own, no example. */
  unused?(inputs: Inputs<P>, data: Data): readonly (keyof P)[];
  /** The chosen values in one line. */
  chosen(inputs: Inputs<P>, data: Data, extras: X): string;
  view(answered: PageAnswer<P, z.output<R>, X>): A;
}

/** A calculator's page with its types closed over. */
export interface CalculatorPage<A extends AnswerView = AnswerView> {
  readonly id: string;
  /** What the page reads from its query besides the calculator's parameters. */
  readonly extraParameters: Parameters;
  readonly method: Method;
  read(query: URLSearchParams, data: Data): CalculatorPageView<A>;
}

export const noExtras: Extras<Parameters, null> = {
  parameters: {},
  read: () => ({ fields: [], of: () => ({ value: null, pairs: [] }) }),
};

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
  const own = new Set(pairs.map(([name]) => name));
  const shared = [...new URLSearchParams(apiQuery)].filter(([name]) => !own.has(name));
  return new URLSearchParams([...shared, ...pairs].map((pair) => [...pair])).toString();
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

  function view(given: URLSearchParams, data: Data): CalculatorPageView<A> {
    const query = withExample(parameters, given);
    const { fields: extraFields, shown = {}, unused = [], of, ...asked } = extras.read(query, data);
    const { parsed, ...read } = readForm(
      parameters,
      definition.fields as Record<string, FieldWords>,
      asked.query ?? query,
      calculator.rules?.(data),
    );
    const own: Readonly<Record<string, Partial<FieldView> | undefined>> = shown;
    const fieldsWhere = (isFolded: boolean) =>
      Object.entries(parameters).flatMap(([name, { optional = false }]) => {
        const field = read.fields[name];
        return field && optional === isFolded ? [{ ...field, ...own[name] }] : [];
      });
    const fields = fieldsWhere(false);
    const more = [...fieldsWhere(true), ...extraFields];
    const problems = problemsOf([...fields, ...more]);
    const form: FormView = { fields, more, chosen: '', defaults: defaultsOf(parameters) };
    const refused = { id, form, problems, notes: [], apiQuery: '', pageQuery: '', related: [], answer: null };
    if (!parsed.ok || problems.length > 0) return { ...refused, status: 'refused' };
    const { inputs, unclamped = inputs } = parsed;
    const answer = calculator.answer(inputs, data, unclamped);
    const { value, pairs } = of(inputs);
    const apiQuery = canonicalQuery(parameters, unclamped);
    return {
      id,
      status: statusOf(parameters, given, [...unused, ...(definition.unused?.(inputs, data) ?? [])]),
      form: { ...form, chosen: definition.chosen(inputs, data, value) },
      problems,
      notes: definition.notes?.(answer.result) ?? [],
      apiQuery,
      pageQuery: pageQueryOf(apiQuery, pairs),
      related: relatedLinks(answer.related),
      answer: definition.view({ inputs, answer, extras: value, data }),
    };
  }

  return { id, read: view, method: definition.method, extraParameters: extras.parameters };
}
