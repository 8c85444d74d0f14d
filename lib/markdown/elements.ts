import type { Element, ElementContent, Root } from 'hast';

/** The content of a page. */
export interface Content extends Root {
  children: ElementContent[];
}

/** Returns the elements below a node that pass a test, in reading order. */
export function elementsIn(
  { children }: { readonly children: readonly ElementContent[] },
  test: (element: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  const look = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      if (test(node)) found.push(node);
      look(node.children);
    }
  };
  look(children);
  return found;
}

/** Returns whether there is text that is seen below a node. */
export const hasText = ({ children }: { readonly children: readonly ElementContent[] }): boolean =>
  children.some((child) =>
    child.type === 'text' ? /\S/.test(child.value) : child.type === 'element' && hasText(child),
  );

/** Removes what is below a node and passes a test, with all that it holds. */
export function omit(parent: Content | Element, test: (node: ElementContent) => boolean): void {
  parent.children = parent.children.filter((child) => {
    if (test(child)) return false;
    if (child.type === 'element') omit(child, test);
    return true;
  });
}

/** Rewrites what is below a node, the innermost first: each child becomes what `rewritten` returns for it. */
export function rewrite(
  parent: Content | Element,
  rewritten: (
    node: ElementContent,
    index: number,
    parent: Content | Element,
  ) => ElementContent | ElementContent[],
): void {
  const { children } = parent;
  // A list of its own only where something changes: most nodes stay as they are.
  let others: ElementContent[] | undefined;
  for (const [index, child] of children.entries()) {
    if (child.type === 'element') rewrite(child, rewritten);
    const result = rewritten(child, index, parent);
    if (result === child && !others) continue;
    others ??= children.slice(0, index);
    if (Array.isArray(result)) others.push(...result);
    else others.push(result);
  }
  if (others) parent.children = others;
}
