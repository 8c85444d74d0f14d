import type { Element, ElementContent } from 'hast';
import { type Content, rewrite } from '../elements';

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

/** Puts a space between neighboring elements that only the stylesheet keeps apart, and unwraps spans: they say nothing. */
export const separateInline = () => (tree: Content) => {
  rewrite(tree, (node, index, { children }) => {
    const isSpan = node.type === 'element' && node.tagName === 'span';
    if (!touch(children[index - 1], node)) return isSpan ? node.children : node;
    return [{ type: 'text', value: ' ' }, ...(isSpan ? node.children : [node])];
  });
};
