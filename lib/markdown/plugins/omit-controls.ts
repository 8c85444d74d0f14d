import type { Element } from 'hast';
import { type Content, elementsIn, omit } from '../elements';
import { textOf } from '../text-of';

const CONTROLS = ['button', 'input', 'label', 'legend', 'select', 'textarea'];

const isHint = (id: unknown) => typeof id === 'string' && id.endsWith('-hint');

/**
 * Removes form controls with their labels and errors: parameters are listed from their declarations. The hint of a
 * field stays, after its label: a page asks for more than its parameters say.
 */
export const omitControls = () => (tree: Content) => {
  const labels = new Map<unknown, string>();
  const hints: Element[] = [];
  /** Ids of the texts that describe controls, each with the id of its control. */
  const described = new Map<unknown, unknown>();
  for (const node of elementsIn(tree, () => true)) {
    const { tagName, properties } = node;
    if (tagName === 'label') labels.set(String(properties['htmlFor']), textOf(node));
    if (isHint(properties['id'])) hints.push(node);
    if (!CONTROLS.includes(tagName) || !Array.isArray(properties['ariaDescribedBy'])) continue;
    for (const id of properties['ariaDescribedBy']) described.set(id, properties['id']);
  }
  for (const { properties, children } of hints) {
    const label = labels.get(described.get(properties['id']));
    if (label) children.unshift({ type: 'text', value: `${label}: ` });
  }
  omit(tree, (node) => {
    if (node.type !== 'element') return false;
    const { tagName, properties } = node;
    return CONTROLS.includes(tagName) || (described.has(properties['id']) && !isHint(properties['id']));
  });
};
