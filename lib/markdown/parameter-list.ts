import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { briefParameters } from '@/lib/parameters/brief';
import { isRequired, type Parameter } from '@/lib/parameters/declare';
import { markdownUrl } from '@/lib/site/markdown-url';
import { type PageQuery, pageQuery } from '@/lib/site/pages/queries';
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

/** Says that the API does not read a parameter: it would answer as if it were not there. */
const pageOnlyNote = (name: string, { api, parameters }: PageQuery) =>
  api === undefined || name in parameters ? '' : ' (page only)';

/** One parameter: name, meaning, other names, default, allowed values. A list of values is not repeated. */
function item([name, parameter]: Entry, before: readonly Entry[], query: PageQuery): Element {
  const { description, aliases, default: standard } = parameter;
  const same = before.find(([, other]) => sameValues(other, parameter));
  return h('li', [
    code(name),
    pageOnlyNote(name, query),
    isRequired(parameter) ? ' (required): ' : ': ',
    description,
    ...aliases.flatMap((alias) => [' Also called: ', code(alias), '.']),
    ...(standard === undefined || standard === '' ? [] : [' Default: ', code(String(standard)), '.']),
    ' Allowed: ',
    ...(same ? ['as for ', code(same[0])] : allowed(parameter)),
    '.',
  ]);
}

/** What a page reads, by name; undefined where it reads nothing. */
function asked(path: string) {
  const query = pageQuery(path);
  const entries = Object.entries({ ...query?.parameters, ...query?.pageOnly });
  return query && entries.length > 0 ? { query, entries } : undefined;
}

/** Where to send a query, in Markdown and as JSON. */
const requests = (path: string, { api }: PageQuery, query = '') => [
  code(`GET ${absoluteUrl(markdownUrl(path), query)}`),
  ...(api === undefined ? [] : [', as JSON ', code(`GET ${absoluteUrl(api, query)}`)]),
];

const headingOf = (path: string) => `Parameters of ${path}`;

/** Returns how to ask the page at a path, in two short paragraphs; empty where nothing is declared. */
export function howToAsk(path: string): Element[] {
  const found = asked(path);
  if (!found) return [];
  const { query, entries } = found;
  const names = entries.map(([name]) => name);
  return [
    h('p', ['How to ask: ', ...requests(path, query, query.example), '.']),
    h('p', [
      'Parameters: ',
      ...briefParameters(Object.fromEntries(entries)).flatMap(({ text, isRequired: isNeeded }, index) => [
        index === 0 ? '' : ', ',
        code(text),
        isNeeded ? ' (required)' : pageOnlyNote(names[index] ?? '', query),
      ]),
      `. What each means: “${headingOf(path)}” below.`,
    ]),
  ];
}

/**
 * Returns what the page at a path can be asked, from the declarations of its query: where to send it, as JSON too,
 * and each parameter. Empty where nothing is declared.
 */
export function parameterList(path: string): Element[] {
  const found = asked(path);
  if (!found) return [];
  const { query, entries } = found;
  return [
    h('h2', headingOf(path)),
    h('p', requests(path, query)),
    h(
      'ul',
      entries.map((entry, index) => item(entry, entries.slice(0, index), query)),
    ),
  ];
}
