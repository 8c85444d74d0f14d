import type { Element } from 'hast';
import { type Content, omit } from '../elements';

/** Elements that are for the eye or for programs alone. */
const UNSEEN = ['nav', 'noscript', 'script', 'style', 'svg', 'template'];

const isUnseen = ({ tagName, properties }: Element) =>
  UNSEEN.includes(tagName) ||
  properties['hidden'] === true ||
  properties['ariaHidden'] === 'true' ||
  // Set by a component on what has no place in Markdown. Other sites use the same name.
  properties['dataMarkdownIgnore'] !== undefined;

/** Removes comments and what a reader of the text neither sees nor hears. */
export const omitUnseen = () => (tree: Content) =>
  omit(tree, (node) => node.type === 'comment' || (node.type === 'element' && isUnseen(node)));
