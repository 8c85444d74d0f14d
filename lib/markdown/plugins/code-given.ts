import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Writes as code what a visitor typed and the page repeats in quotation marks: an address in it must not become a link,
 * nor a sentence look like the page's own.
 *
 * @param typed values of the page's query.
 */
export const codeGiven = (typed: readonly string[]) => () => (tree: Root) => {
  visit(tree, 'text', (node, index, parent) => {
    const value = typed.find((one) => node.value.includes(`“${one}”`));
    if (value === undefined || !parent || index === undefined) return undefined;
    const parts = node.value.split(`“${value}”`);
    const nodes = parts.flatMap((text, place) => [
      ...(place === 0 ? [] : [h('code', value)]),
      ...(text === '' ? [] : [{ type: 'text' as const, value: text }]),
    ]);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
};
