import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { textOf } from '../text-of';

const isSummary = (node: ElementContent) => node.type === 'element' && node.tagName === 'summary';

/** Opens disclosures, each under its summary in bold. One that holds nothing is removed. */
export const openDetails = () => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'details' || parent === undefined || index === undefined) return undefined;
    const content = node.children.filter((child) => !isSummary(child));
    const summary = textOf(...node.children.filter(isSummary)).replace(/[.:]$/, '');
    const heading = summary === '' ? [] : [h('p', h('strong', `${summary}:`))];
    parent.children.splice(index, 1, ...(textOf(...content) === '' ? [] : [...heading, ...content]));
    return index;
  });
};
