import type { Link, Parents, Text } from 'mdast';
import type { Info, Options, State } from 'mdast-util-to-markdown';

type Handler<N> = (node: N, parent: Parents | undefined, state: State, info: Info) => string;

/** Signs that Markdown gives a meaning to, wherever they are, and those at the start of a line. */
const SIGN = /[\t\r\n!#&*+<=>@[\\\]_`{|}~]|^ *(?:\d+[.)]|[-:])/;
/** With the signs beside a text: what GFM takes for an address, what would be a link, a space at an edge of a line. */
const BESIDE = /[Ww]\.[-.\w]|:\/|\]\(|[\r\n] | [\r\n]/;

/** An address as text, after the escapes: up to a sign that ends it, or that a sentence puts behind it. */
const ADDRESS = /(?<!\\)(https?)\\:(\/\/[^\s<>()|]*[^\s<>()|.,;:!?\\])/g;
/** Between the signs of an address there are no escapes. */
const withoutEscapes = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** Writes text without escapes that change nothing, so that the source reads "Texas A&M". */
export const escapedText: Handler<Text> = ({ value }, _, state, info) =>
  state
    .safe(value, info)
    .replace(/(?<=(?:^|[^\\])(?:\\\\)*)\\&(?!#?\w+;)/g, '&')
    .replace(/(?<=\w)\\_(?=\w)/g, '_')
    .replace(ADDRESS, (_, scheme: string, rest: string) => `<${scheme}:${withoutEscapes(rest)}>`)
    .replace(/(?<=\bwww)\\\.(?=[^\s\\]*(?:\s|$))/gi, '.');

/** Writes text: at once where no sign in it could have a meaning, which is most of it. */
const text: Handler<Text> = (node, parent, state, info) =>
  SIGN.test(node.value) || BESIDE.test(info.before + node.value + info.after)
    ? escapedText(node, parent, state, info)
    : node.value;

/** Writes addresses so that they can be copied from the source; a title says what a term means. */
const link: Handler<Link> = (node, _, state, info) => {
  const url = node.url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('|', '%7C');
  const exits = [state.enter('label'), state.enter('link')];
  const label = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
  for (const exit of exits.reverse()) exit();
  const title = node.title ? ` "${node.title.replaceAll('"', '\\"')}"` : '';
  return label === url ? `<${url}>` : `[${label}](${url}${title})`;
};

/** Settings of remark-stringify. */
export const stringifyOptions = {
  bullet: '-',
  rule: '-',
  emphasis: '_',
  fences: true,
  handlers: { text, link },
} as const satisfies Options;
