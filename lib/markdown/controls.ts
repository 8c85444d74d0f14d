import type { Element, Nodes } from 'hast';
import { attribute, find, findAll, isNamed, textOf } from './tree';

export interface Choice {
  readonly value: string;
  /** What people read for it; empty where it says nothing more. */
  readonly label: string;
}

/** One parameter of a form, read from its controls. */
export interface FormParameter {
  readonly name: string;
  readonly label: string;
  /** What to enter. */
  readonly hint: string;
  /** What is entered or chosen on the page; empty where nothing is. */
  readonly value: string;
  /** What can be chosen; empty where something is typed. */
  readonly choices: readonly Choice[];
  /** Whether it may be given more than once. */
  readonly repeats: boolean;
}

export const isControl = (node: Nodes): node is Element => isNamed(node, 'input', 'select', 'textarea');

const isOption = (node: Element) => isNamed(node, 'option');
const typeOf = (control: Element) => attribute(control, 'type') ?? 'text';
const isBox = (control: Element) => ['checkbox', 'radio'].includes(typeOf(control));

const givenValue = (node: Element) => attribute(node, 'value') ?? '';
const isTaken = (node: Element) =>
  attribute(node, 'selected') !== undefined || attribute(node, 'checked') !== undefined;

/** Ids of the elements that describe a control: its hint, and what is wrong with its value. */
export const describedBy = (control: Element) => attribute(control, 'ariaDescribedBy')?.split(' ') ?? [];

const byId = (form: Element, id: string) => find(form, (node) => attribute(node, 'id') === id);

/** A label that stands beside its control names it; one around it is for the hand. */
function labelOf(form: Element, control: Element): string {
  const id = attribute(control, 'id');
  const isLabel = (node: Element) => isNamed(node, 'label') && attribute(node, 'htmlFor') === id;
  const label = id === undefined ? undefined : find(form, isLabel);
  return label ? textOf(label) : '';
}

function hintOf(form: Element, control: Element): string {
  const hints = describedBy(control).filter((id) => id.endsWith('-hint'));
  return hints.map((id) => textOf(...[byId(form, id)].filter((node) => node !== undefined))).join(' ');
}

/** Radio buttons or checkboxes of one name. */
function boxes(form: Element, controls: readonly Element[]) {
  return {
    label: '',
    value: controls.filter(isTaken).map(givenValue).join(', '),
    choices: controls.map((control) => ({ value: givenValue(control), label: labelOf(form, control) })),
    repeats: controls.some((control) => typeOf(control) === 'checkbox'),
  };
}

function list(form: Element, select: Element) {
  const options = findAll(select, isOption);
  const chosen = options.find(isTaken);
  return {
    label: labelOf(form, select),
    value: chosen ? givenValue(chosen) : '',
    choices: options
      .map((option) => ({ value: givenValue(option), label: textOf(option) }))
      .filter(({ value }) => value !== ''),
    repeats: false,
  };
}

const typed = (form: Element, control: Element) => ({
  label: labelOf(form, control),
  value: givenValue(control),
  choices: [],
  repeats: false,
});

/** What a form asks for, in its order. Controls of one name are one parameter. */
export function formParameters(form: Element): FormParameter[] {
  const named = findAll(form, isControl).filter(
    (control) => attribute(control, 'name') !== undefined && typeOf(control) !== 'hidden',
  );
  return named.flatMap((control): FormParameter[] => {
    const name = attribute(control, 'name') ?? '';
    const same = named.filter((other) => attribute(other, 'name') === name);
    if (same[0] !== control) return [];
    const common = { name, hint: hintOf(form, control) };
    if (isBox(control)) return [{ ...common, ...boxes(form, same) }];
    return [{ ...common, ...(isNamed(control, 'select') ? list(form, control) : typed(form, control)) }];
  });
}
