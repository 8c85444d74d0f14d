import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { type Content, hasText, rewrite } from '../elements';
import { textOf } from '../text-of';

const isSummary = (node: ElementContent) => node.type === 'element' && node.tagName === 'summary';

const isHeading = (node: ElementContent) => node.type === 'element' && /^h[2-6]$/.test(node.tagName);

/** Returns what an opened disclosure begins with: the heading in its summary, else the summary in bold. */
function titleOf(summaries: readonly ElementContent[]): ElementContent[] {
  const headings = summaries.flatMap((node) => ('children' in node ? node.children.filter(isHeading) : []));
  if (headings.length > 0) return headings;
  const summary = textOf(...summaries).replace(/[.:]$/, '');
  return summary === '' ? [] : [h('p', h('strong', `${summary}:`))];
}

/** Opens disclosures, each under its heading or its summary. One that holds nothing is removed. */
export const openDetails = () => (tree: Content) => {
  rewrite(tree, (node) => {
    if (node.type !== 'element' || node.tagName !== 'details') return node;
    const content = node.children.filter((child) => !isSummary(child));
    return hasText({ children: content }) ? [...titleOf(node.children.filter(isSummary)), ...content] : [];
  });
};
