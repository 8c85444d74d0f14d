import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { toString as hastText } from 'hast-util-to-string';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Whether an element has one of these names. */
export const isNamed = (node: Nodes, ...names: readonly string[]): node is Element =>
  isElement(node) && names.includes(node.tagName);

export const text = (value: string): ElementContent => ({ type: 'text', value });

export function element(tagName: string, children: readonly (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
  };
}

/** What is read of some contents, blanks joined. */
export function textOf(...nodes: readonly ElementContent[]): string {
  return hastText({ type: 'root', children: [...nodes] })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Value of an attribute as text; undefined where it is not there. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Every element below a node for which a test holds, in reading order; none within one that was found. */
export function findAll({ children }: Parents, test: (element: Element) => boolean): Element[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [];
    return test(child) ? [child] : findAll(child, test);
  });
}

export const find = (node: Parents, test: (element: Element) => boolean) => findAll(node, test)[0];

type Contents = readonly ElementContent[];

/**
 * Contents without what a test holds for, at any depth, and without comments. Nodes are made anew: where they stood in
 * their source is not kept, which would be most of a tree.
 */
export function without(children: Contents, test: (element: Element) => boolean): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [text(child.value)];
    if (!isElement(child) || test(child)) return [];
    const { tagName, properties } = child;
    return [{ type: 'element', tagName, properties, children: without(child.children, test) }];
  });
}

/**
 * Contents built anew, from the leaves up.
 *
 * @param change what stands in an element's place, once its own contents have been changed.
 */
export function rebuild(children: Contents, change: (element: Element) => Contents): ElementContent[] {
  return children.flatMap((child) =>
    isElement(child) ? change({ ...child, children: rebuild(child.children, change) }) : [child],
  );
}
