import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

const QUOTED = /“([^“”]+)”|"([^"]+)"/g;

const simplified = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** Returns text with what is in quotation marks and was typed as code, without the marks. */
function written(text: string, typed: readonly string[]) {
  const nodes = [];
  let end = 0;
  for (const { 0: all, 1: curly, 2: straight, index } of text.matchAll(QUOTED)) {
    const words = curly ?? straight ?? '';
    if (!typed.some((one) => one.includes(simplified(words.replace(/…$/, ''))))) continue;
    nodes.push({ type: 'text' as const, value: text.slice(end, index) }, h('code', words));
    end = index + all.length;
  }
  return [...nodes, { type: 'text' as const, value: text.slice(end) }];
}

/**
 * Writes as code what a visitor typed and the page repeats in quotation marks: an address in it must not become a link,
 * nor a sentence look like the page's own.
 *
 * @param given values of the page's query.
 */
export function codeGiven(given: readonly string[]) {
  const typed = given.map(simplified);
  return () => (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || typed.length === 0) return undefined;
      const nodes = written(node.value, typed);
      if (nodes.length === 1) return undefined;
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
