import type { Nodes } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { remove } from 'unist-util-remove';
import { elementsIn } from '../elements';
import { textOf } from '../text-of';

/** Writes the caption of a figure first, without repeating its paragraphs below. */
export const figure: Handle = (state, node) => {
  const isCaption = (child: Nodes) => child.type === 'element' && child.tagName === 'figcaption';
  const captions = node.children.filter(isCaption);
  const paragraphs = elementsIn({ children: captions }, ({ tagName }) => tagName === 'p');
  const said = new Set(paragraphs.map((paragraph) => textOf(paragraph)));
  const body = { ...node, children: node.children.filter((child) => !isCaption(child)) };
  remove(body, { cascade: false }, (child) => {
    const element = child as Nodes;
    return element.type === 'element' && element.tagName === 'p' && said.has(textOf(element));
  });
  return state.toFlow(state.all({ ...node, children: [...captions, ...body.children] }));
};
