import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isRequired, type Parameter } from '@/lib/parameters/declare';
import { pageQuery } from '@/lib/site/pages/queries';
import { absoluteUrl } from '@/lib/site/urls';

const code = (value: string) => h('code', value);
const simplified = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A value with its label, where the label says more. */
function labeled(value: string, label: string): (ElementContent | string)[] {
  return [code(value), simplified(label) === simplified(value) ? '' : ` (${label})`];
}

/** What is allowed: the values of an enumeration, a range or kind of text in words. */
function allowed({ labels, allowedValues, type }: Parameter): (ElementContent | string)[] {
  if (labels === undefined && type !== 'boolean') return [allowedValues.join(', ')];
  return allowedValues.flatMap((value, index) => [
    index === 0 ? '' : ', ',
    ...labeled(value, labels?.[value] ?? value),
  ]);
}

const sameValues = (one: Parameter, other: Parameter) =>
  one.allowedValues.join() === other.allowedValues.join();

type Entry = readonly [name: string, parameter: Parameter];

/** One parameter: name, meaning, other names, default, allowed values. A list of values is not repeated. */
function item([name, parameter]: Entry, before: readonly Entry[]): Element {
  const { description, aliases, default: standard } = parameter;
  const same = before.find(([, other]) => sameValues(other, parameter));
  return h('li', [
    code(name),
    isRequired(parameter) ? ' (required): ' : ': ',
    description,
    ...aliases.flatMap((alias) => [' Also called: ', code(alias), '.']),
    ...(standard === undefined || standard === '' ? [] : [' Default: ', code(String(standard)), '.']),
    ' Allowed: ',
    ...(same ? ['as for ', code(same[0])] : allowed(parameter)),
    '.',
  ]);
}

/**
 * Returns what the page at a path can be asked, from the declarations of its query: where to send it, as JSON too,
 * and each parameter. Empty where nothing is declared.
 */
export function parameterList(path: string): Element[] {
  const query = pageQuery(path);
  const entries = Object.entries({ ...query?.parameters, ...query?.pageOnly });
  if (query === undefined || entries.length === 0) return [];
  return [
    h('h2', `Parameters of ${path}`),
    h('p', [
      code(`GET ${absoluteUrl(path)}`),
      ...(query.api === undefined ? [] : [', as JSON ', code(`GET ${absoluteUrl(query.api)}`)]),
    ]),
    h(
      'ul',
      entries.map((entry, index) => item(entry, entries.slice(0, index))),
    ),
  ];
}
