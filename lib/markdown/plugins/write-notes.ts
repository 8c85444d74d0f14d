import { type Content, rewrite } from '../elements';
import { textOf } from '../text-of';

/** Writes the letter of a note in parentheses, and plainly where a list item of notes begins with it. */
export const writeNotes = () => (tree: Content) => {
  rewrite(tree, (node, index, parent) => {
    if (node.type !== 'element' || node.tagName !== 'sup') return node;
    const letter = textOf(node);
    const isFirst = parent.type === 'element' && parent.tagName === 'li' && index === 0;
    const value = isFirst && /^\w+$/.test(letter) ? letter : ` (${letter})`;
    return { type: 'text', value: letter === '' ? '' : value };
  });
};
