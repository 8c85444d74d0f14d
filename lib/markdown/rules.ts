import type { Element, ElementContent } from 'hast';
import { definitionList, withoutListOfSections } from './lists';
import { cell, table } from './tables';
import { attribute, element, findAll, isElement, isNamed, rebuild, text, textOf, without } from './tree';

/** What a page has for the eye and for programs alone. */
const UNSEEN = ['nav', 'noscript', 'script', 'style', 'svg', 'template'];

/** Set by a component on what has no place in Markdown; others use the same name. */
const IGNORE = 'dataMarkdownIgnore';

const isOmitted = (node: Element) =>
  UNSEEN.includes(node.tagName) ||
  attribute(node, 'hidden') !== undefined ||
  attribute(node, 'ariaHidden') === 'true' ||
  attribute(node, IGNORE) !== undefined;

type Contents = readonly ElementContent[];
type Rule = (node: Element) => Contents;

/** Contents of a page without what no one would read out. */
export const withoutUnseen = (children: Contents) => without(children, isOmitted);

/** Contents with a blank between neighbors that only the stylesheet keeps apart. */
function apart(children: Contents): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const touches =
      before !== undefined &&
      isElement(before) &&
      isElement(child) &&
      /[^\s(]$/.test(textOf(before)) &&
      /^[^\s;,.:)]/.test(textOf(child));
    return touches ? [text(' '), child] : [child];
  });
}

const parenthesized: Rule = ({ children }) => {
  const said = textOf(...children);
  return said === '' ? [] : [text(` (${said})`)];
};

/** Language of a code sample, for those who color it. */
function languageOf(code: string): string {
  if (/^curl\b/m.test(code)) return 'sh';
  return /^[{[]/.test(code) ? 'json' : 'text';
}

const codeBlock: Rule = (node) => {
  const code = findAll(node, () => true)[0] ?? node;
  const source = code.children.map((child) => (child.type === 'text' ? child.value : textOf(child))).join('');
  const properties = { className: [`language-${languageOf(source)}`] };
  return [{ ...node, children: [{ ...element('code', [source]), properties }] }];
};

/** A note begins with its letter, which its list sets apart. */
function note(node: Element): Element {
  const [letter, ...words] = node.children;
  const alone = letter?.type === 'text' ? /^ \((\w+)\)$/.exec(letter.value)?.[1] : undefined;
  return alone === undefined ? node : { ...node, children: [text(alone), ...words] };
}

/** What was folded away, under its heading; nothing where nothing is left of it. */
const disclosure: Rule = ({ children }) => {
  const content = children.filter((child) => !isNamed(child, 'summary'));
  if (textOf(...content) === '') return [];
  const heading = children
    .filter((child) => isNamed(child, 'summary'))
    .map((child) => textOf(child))
    .filter((said) => said !== '')
    .map((said) => element('p', [element('strong', [`${said.replace(/[.:]$/, '')}:`])]));
  return [...heading, ...content];
};

/** A figure without what its caption says already. */
const figure: Rule = (node) => {
  const isParagraph = ({ tagName }: Element) => tagName === 'p';
  const captions = node.children.filter((child) => isNamed(child, 'figcaption'));
  const said = new Set(
    captions.flatMap((caption) => findAll(caption, isParagraph)).map((one) => textOf(one)),
  );
  const others = node.children.filter((child) => !isNamed(child, 'figcaption'));
  return [...captions, ...without(others, (child) => isParagraph(child) && said.has(textOf(child)))];
};

const nothing: Rule = () => [];

/** What becomes of an element, by its name, once its contents have been changed. */
const rules: Readonly<Record<string, Rule>> = {
  // Controls that are in no form say nothing.
  button: nothing,
  input: nothing,
  label: nothing,
  select: nothing,
  textarea: nothing,
  details: disclosure,
  dl: (node) => [definitionList(node)],
  figure,
  li: (node) => [note(node)],
  ol: withoutListOfSections,
  pre: codeBlock,
  sup: parenthesized,
  table,
  td: (node) => [cell(node)],
  th: (node) => [cell(node)],
  ul: withoutListOfSections,
};

/** A link with its whole address. A place on the same page cannot be followed. */
function link(node: Element, absolute: (href: string) => string): Contents {
  const href = attribute(node, 'href') ?? '';
  if (textOf(node) === '') return [];
  return href === '' || href.startsWith('#')
    ? node.children
    : [{ ...node, properties: { href: absolute(href) } }];
}

/** Contents of a page with all that is layout put into words or left out. */
export function simplified(children: Contents, absolute: (href: string) => string): ElementContent[] {
  return rebuild(children, (node) => {
    const spaced = { ...node, children: apart(node.children) };
    if (node.tagName === 'a') return link(spaced, absolute);
    return rules[node.tagName]?.(spaced) ?? [spaced];
  });
}
