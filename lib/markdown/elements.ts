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
  for (const child of children) {
    if (child.type !== 'element') continue;
    if (test(child)) found.push(child);
    found.push(...elementsIn(child, test));
  }
  return found;
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
  parent.children = parent.children.flatMap((child, index) => {
    if (child.type === 'element') rewrite(child, rewritten);
    return rewritten(child, index, parent);
  });
}
