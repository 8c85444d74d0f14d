import type { Element, ElementContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { type FormFacts, formSection, withoutControls } from './forms';
import { simplified, withoutUnseen } from './rules';
import { toMarkdown } from './serialize';
import { attribute, element, find, findAll, rebuild, textOf } from './tree';

export interface PageFacts extends FormFacts {
  /** Absolute address of the page, as it is cited. */
  readonly url: string;
  /** Absolute address of the index for assistants. */
  readonly index: string;
}

const parser = unified().use(rehypeParse, { fragment: true });

/** The part of a document that is about something, as its markup. */
const MAIN = /<main\b.*<\/main>/s;

function mainOf(html: string): Element | undefined {
  const markup = MAIN.exec(html)?.[0];
  return markup === undefined ? undefined : find(parser.parse(markup), () => true);
}

const isForm = ({ tagName }: Element) => tagName === 'form';
const isTitle = ({ tagName }: Element) => tagName === 'h1';

/** Where a list goes on, in both directions. */
const isPart = (node: Element) =>
  node.tagName === 'a' && ['next', 'prev'].includes(attribute(node, 'rel') ?? '');

const address = (href: string): Element => ({ ...element('a', [href]), properties: { href } });

/** Under the title: which page this is, where it goes on, where there is more. */
function pointer(main: Element, { url, index, absolute }: PageFacts): Element {
  const parts = findAll(main, isPart).flatMap((part) => [
    ` ${textOf(part)}: `,
    address(absolute(attribute(part, 'href') ?? '')),
    '.',
  ]);
  const where = ['This is ', address(url), ' in Markdown.'];
  return element('blockquote', [
    element('p', [...where, ...parts, ' What else the site answers: ', address(index), '.']),
  ]);
}

/** The page without its title, and its forms without their controls: an answer comes before what can be asked. */
function body(children: readonly ElementContent[]): ElementContent[] {
  return rebuild(children, (node) => {
    if (isTitle(node)) return [];
    return isForm(node) ? withoutControls(node) : [node];
  });
}

/**
 * The Markdown of a page, from its own HTML: title, a line that says where it is from, what it says, what can be asked.
 *
 * @param html a document of the site.
 * @returns undefined where the document has nothing to say.
 */
export function pageToMarkdown(html: string, facts: PageFacts): string | undefined {
  const main = mainOf(html);
  const title = main && find(main, isTitle);
  if (!main || !title) return undefined;
  const seen = element('main', withoutUnseen(main.children));
  const forms = findAll(seen, isForm).flatMap((form) => formSection(form, facts));
  return toMarkdown([
    element('h1', [textOf(title)]),
    pointer(main, facts),
    ...simplified([...body(seen.children), ...forms], facts.absolute),
  ]);
}
