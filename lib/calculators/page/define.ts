import type { z } from 'zod';
import type { Data } from '@/lib/data/data';
import {
  defaultsOf,
  type FieldView,
  type FieldWords,
  type FormView,
  givenText,
  problemsOf,
  readField,
} from '@/lib/parameters/form';
import {
  canonicalQuery,
  exampleQuery,
  type Inputs,
  type Parameter,
  type Parameters,
  parseQuery,
} from '@/lib/parameters/parameters';
import type { Calculator } from '../calculator';
import { relatedLinks } from './related';
import type { AnswerView, CalculatorPageView, PageStatus } from './view';

/** What a page reads from its query besides the calculator's parameters. */
export interface Extras<P extends Parameters, X> {
  /** Their fields, with errors where a value cannot be read. */
  fields(query: URLSearchParams): readonly FieldView[];
  /** Their value, and the pairs that stand for it in the page's canonical query. Called when every field can be read. */
  read(
    query: URLSearchParams,
    inputs: Inputs<P>,
  ): { readonly value: X; readonly pairs: readonly [string, string][] };
}

/** Everything that an answer's view is made from. */
export interface Answered<P extends Parameters, R, X> {
  readonly inputs: Inputs<P>;
  readonly answer: ReturnType<Calculator<P>['answer']> & { readonly result: R };
  readonly extras: X;
  readonly data: Data;
}

export interface PageDefinition<P extends Parameters, R extends z.ZodType, A extends AnswerView, X> {
  readonly calculator: Calculator<P, R>;
  readonly fields: { readonly [K in keyof P]: FieldWords };
  readonly extras: Extras<NoInfer<P>, X>;
  /** The chosen values in one line. */
  chosen(inputs: Inputs<P>): string;
  view(answered: Answered<P, z.output<R>, X>): A;
}

/** A calculator's page with its types closed over. */
export interface CalculatorPage<A extends AnswerView = AnswerView> {
  readonly id: string;
  /** Names that the page reads from its query besides the calculator's parameters. */
  readonly extraNames: readonly string[];
  read(query: URLSearchParams, data: Data): CalculatorPageView<A>;
}

export const noExtras: Extras<Parameters, null> = {
  fields: () => [],
  read: () => ({ value: null, pairs: [] }),
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

/** What was moved to the end of its scale, in sentences. */
function clampNotes<P extends Parameters>(
  {
    calculator: { parameters },
    fields,
  }: Pick<PageDefinition<P, z.ZodType, AnswerView, unknown>, 'calculator' | 'fields'>,
  inputs: Inputs<P>,
  query: URLSearchParams,
): string[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const given = parameter.text.safeParse(givenText(name, parameter, query));
    const used = inputs[name];
    if (!parameter.clamp || !given.success || given.data === used) return [];
    const { minimum, maximum } = parameter.clamp;
    return [
      `${fields[name]?.label ?? name}: ${given.data} is outside the scale of ${minimum} to ${maximum}, so it was read as ${used}.`,
    ];
  });
}

function statusOf(parameters: Parameters, query: URLSearchParams): Exclude<PageStatus, 'refused'> {
  const complete = Object.entries(parameters).every(
    ([name, parameter]) => parameter.default !== undefined || isGiven(name, parameter, query),
  );
  return complete ? 'answered' : 'example';
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

  function read(given: URLSearchParams, data: Data): CalculatorPageView<A> {
    const query = withExample(parameters, given);
    const fields = Object.entries(parameters).map(([name, parameter]) =>
      readField(name, parameter, definition.fields[name as keyof P], query),
    );
    const more = extras.fields(query);
    const problems = problemsOf([...fields, ...more]);
    const form: FormView = { fields, more, chosen: '', defaults: defaultsOf(parameters) };
    const parsed = parseQuery(parameters, query);
    const refused = { id, form, problems, notes: [], apiQuery: '', pageQuery: '', related: [], answer: null };
    if (!parsed.ok || problems.length > 0) return { ...refused, status: 'refused' };
    const { inputs } = parsed;
    const answer = calculator.answer(inputs, data);
    const { value, pairs } = extras.read(query, inputs);
    const apiQuery = canonicalQuery(parameters, inputs);
    const extraQuery = new URLSearchParams(pairs.map((pair) => [...pair])).toString();
    return {
      id,
      status: statusOf(parameters, given),
      form: { ...form, chosen: definition.chosen(inputs) },
      problems,
      notes: clampNotes(definition, inputs, query),
      apiQuery,
      pageQuery: [apiQuery, extraQuery].filter((part) => part !== '').join('&'),
      related: relatedLinks(answer.related),
      answer: definition.view({ inputs, answer, extras: value, data }),
    };
  }

  return { id, extraNames: extras.fields(new URLSearchParams()).map(({ name }) => name), read };
}
