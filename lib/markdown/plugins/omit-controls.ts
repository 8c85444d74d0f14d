import type { Element, Root } from 'hast';
import { remove } from 'unist-util-remove';
import { visit } from 'unist-util-visit';

const CONTROLS = ['button', 'input', 'label', 'legend', 'select', 'textarea'];

/** Removes form controls with their labels, hints and errors. Parameters are listed from their declarations instead. */
export const omitControls = () => (tree: Root) => {
  const descriptions = new Set<unknown>();
  visit(tree, 'element', ({ tagName, properties: { ariaDescribedBy } }) => {
    if (!CONTROLS.includes(tagName) || !Array.isArray(ariaDescribedBy)) return;
    for (const id of ariaDescribedBy) descriptions.add(id);
  });
  remove(tree, { cascade: false }, (node) => {
    if (node.type !== 'element') return false;
    const { tagName, properties } = node as Element;
    return CONTROLS.includes(tagName) || descriptions.has(properties['id']);
  });
};
