import type { Element, ElementContent } from 'hast';
import { type Choice, describedBy, type FormParameter, formParameters, isControl } from './controls';
import { attribute, element, findAll, isNamed, text, without } from './tree';

/** What a control cannot say of its parameter. */
export interface Declaration {
  readonly required: boolean;
  /** What is taken where nothing is given. */
  readonly default: string | undefined;
  /** What is allowed, in words or as the list. */
  readonly allowed: readonly string[];
}

/** What is declared of a page's query beyond what its form shows. */
export interface FormFacts {
  /** Absolute address of a path. */
  readonly absolute: (path: string) => string;
  /** Path that answers the same query as data; undefined where there is none. */
  readonly apiOf: (action: string) => string | undefined;
  /** What the page at a path declares of its parameters, by name. */
  readonly declaredAt: (action: string) => Readonly<Record<string, Declaration>>;
}

const code = (value: string) => element('code', [value]);
const letters = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A value, with its label where that says more. */
function choice({ value, label }: Choice): ElementContent[] {
  return [code(value), text(label === '' || letters(label) === letters(value) ? '' : ` (${label})`)];
}

/** Everything that may be chosen, as one text to compare. */
const valuesOf = ({ choices }: FormParameter) => choices.map(({ value }) => value).join(' ');

/** What a parameter may be. A list of choices that stood before is not repeated. */
function allowed(
  parameter: FormParameter,
  declaration: Declaration | undefined,
  before: readonly FormParameter[],
): ElementContent[] {
  const { choices } = parameter;
  if (choices.length === 0) return declaration ? [text(declaration.allowed.join(', '))] : [];
  const same = before.find((other) => valuesOf(other) === valuesOf(parameter));
  if (same) return [text('as for '), code(same.name)];
  return choices.flatMap((one, index) => [...(index === 0 ? [] : [text(', ')]), ...choice(one)]);
}

/** " Word: value." where there is a value. */
const said = (word: string, value: readonly ElementContent[]): ElementContent[] =>
  value.length === 0 ? [] : [text(` ${word}: `), ...value, text('.')];

const coded = (value: string | undefined) => (value ? [code(value)] : []);
const sentence = (words: string) => (words === '' || /[.?!]$/.test(words) ? words : `${words}.`);

function parameterItem(
  parameter: FormParameter,
  declaration: Declaration | undefined,
  before: readonly FormParameter[],
): Element {
  const { name, label, hint, value, repeats } = parameter;
  const marks = [...(declaration?.required ? ['required'] : []), ...(repeats ? ['may be repeated'] : [])];
  const about = [label, hint].map(sentence).filter((words) => words !== '');
  return element('li', [
    code(name),
    [marks.length > 0 ? ` (${marks.join(', ')}):` : ':', ...about].join(' '),
    ...said('Here', coded(value)),
    ...said('Default', coded(declaration?.default)),
    ...said('Allowed', allowed(parameter, declaration, before)),
  ]);
}

/** What a form asks for, as a list: each parameter with its allowed values, and where to send them. */
export function formSection(form: Element, { absolute, apiOf, declaredAt }: FormFacts): ElementContent[] {
  const action = attribute(form, 'action');
  const parameters = formParameters(form);
  if (action === undefined || parameters.length === 0) return [];
  const api = apiOf(action);
  const declared = declaredAt(action);
  return [
    element('h2', [`Parameters: ${attribute(form, 'ariaLabel') ?? action}`]),
    element('p', [
      code(`GET ${absolute(action)}`),
      ...(api === undefined ? [] : [', as JSON ', code(`GET ${absolute(api)}`)]),
    ]),
    element(
      'ul',
      parameters.map((one, index) => parameterItem(one, declared[one.name], parameters.slice(0, index))),
    ),
  ];
}

/** A form without its controls and what belongs to them: what else it holds is part of the page. */
export function withoutControls(form: Element): ElementContent[] {
  const descriptions = new Set(findAll(form, isControl).flatMap(describedBy));
  return without(
    form.children,
    (node) =>
      isControl(node) ||
      isNamed(node, 'label', 'legend', 'button') ||
      descriptions.has(attribute(node, 'id') ?? ''),
  );
}
