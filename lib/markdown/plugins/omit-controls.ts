import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import { remove } from 'unist-util-remove';
import { visit } from 'unist-util-visit';
import { textOf } from '../text-of';

const CONTROLS = ['button', 'input', 'label', 'legend', 'select', 'textarea'];

const isHint = (id: unknown) => typeof id === 'string' && id.endsWith('-hint');

/** Returns the ids of the texts that describe controls, each with the label of its control. */
function descriptionsIn(tree: Root): ReadonlyMap<unknown, string> {
  const descriptions = new Map<unknown, string>();
  visit(tree, 'element', ({ tagName, properties: { ariaDescribedBy, id } }) => {
    if (!CONTROLS.includes(tagName) || !Array.isArray(ariaDescribedBy)) return;
    const label = id ? select(`label[for="${id}"]`, tree) : undefined;
    for (const description of ariaDescribedBy) descriptions.set(description, label ? textOf(label) : '');
  });
  return descriptions;
}

/**
 * Removes form controls with their labels and errors: parameters are listed from their declarations. The hint of a
 * field stays, after its label: a page asks for more than its parameters say.
 */
export const omitControls = () => (tree: Root) => {
  const descriptions = descriptionsIn(tree);
  remove(tree, { cascade: false }, (node) => {
    if (node.type !== 'element') return false;
    const { tagName, properties } = node as Element;
    return CONTROLS.includes(tagName) || (descriptions.has(properties['id']) && !isHint(properties['id']));
  });
  visit(tree, 'element', (node) => {
    const label = isHint(node.properties['id']) && descriptions.get(node.properties['id']);
    const labelled: ElementContent[] = label ? [{ type: 'text', value: `${label}: ` }] : [];
    node.children.unshift(...labelled);
  });
};
