import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { type Content, rewrite } from '../elements';

const QUOTED = /“([^“”]+)”|"([^"]+)"/g;

const simplified = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** Returns text with what is in quotation marks and was typed as code, without the marks. */
function written(text: string, typed: readonly string[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  let end = 0;
  for (const { 0: all, 1: curly, 2: straight, index } of text.matchAll(QUOTED)) {
    const words = curly ?? straight ?? '';
    if (!typed.some((one) => one.includes(simplified(words.replace(/…$/, ''))))) continue;
    nodes.push({ type: 'text', value: text.slice(end, index) }, h('code', words));
    end = index + all.length;
  }
  return [...nodes, { type: 'text', value: text.slice(end) }];
}

/**
 * Writes as code what a visitor typed and the page repeats in quotation marks: an address in it must not become a link,
 * nor a sentence look like the page's own.
 *
 * @param given values of the page's query.
 */
export function codeGiven(given: readonly string[]) {
  const typed = given.map(simplified);
  return () => (tree: Content) => {
    if (typed.length === 0) return;
    rewrite(tree, (node) => (node.type === 'text' ? written(node.value, typed) : node));
  };
}
