import type { ElementContent, Text } from 'hast';
import { h } from 'hastscript';
import { quotationsOf } from '@/lib/text/quoted';
import { type Content, rewrite } from '../elements';

/**
 * Writes as code what a visitor typed and the page repeats in quotation marks: an address in it must not become a link,
 * nor a sentence look like the page's own.
 *
 * @param given values of the page's query.
 */
export function codeGiven(given: readonly string[]) {
  const parts = quotationsOf(given);
  const written = (node: Text): ElementContent | ElementContent[] => {
    const all = parts(node.value);
    if (all.length === 1) return node;
    return all.map(({ text, isGiven }) => (isGiven ? h('code', text) : { type: 'text', value: text }));
  };
  return () => (tree: Content) => {
    if (given.length === 0) return;
    rewrite(tree, (node) => (node.type === 'text' ? written(node) : node));
  };
}
