import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** First (0) or last (-1) character of an element's text, whitespace aside; empty for no text. */
function edge({ children }: Element, at: 0 | -1): string {
  for (let index = 0; index < children.length; index += 1) {
    const child = children.at(at === 0 ? index : -1 - index);
    const found =
      child?.type === 'text'
        ? (child.value.trim().at(at) ?? '')
        : child?.type === 'element'
          ? edge(child, at)
          : '';
    if (found !== '') return found;
  }
  return '';
}

/** Whether two neighbors read as one word, such as `<span>ADN</span><span>BSN</span>`. */
const touch = (before: ElementContent | undefined, after: ElementContent) =>
  before?.type === 'element' &&
  after.type === 'element' &&
  /[^(]/.test(edge(before, -1)) &&
  /[^;,.:)]/.test(edge(after, 0));

/** Puts a space between neighboring elements that only the stylesheet keeps apart. */
export const separateInline = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    node.children = node.children.flatMap((child, index) =>
      touch(node.children[index - 1], child) ? [{ type: 'text', value: ' ' }, child] : [child],
    );
  });
};
