import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../text-of';

/** Writes the letter of a note in parentheses, and plainly where a list item of notes begins with it. */
export const writeNotes = () => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'sup' || parent === undefined || index === undefined) return;
    const letter = textOf(node);
    const isFirst = parent.type === 'element' && parent.tagName === 'li' && index === 0;
    const value = isFirst && /^\w+$/.test(letter) ? letter : ` (${letter})`;
    parent.children[index] = { type: 'text', value: letter === '' ? '' : value };
  });
};
