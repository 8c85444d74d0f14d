import type { ElementContent } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { elementsIn, omit } from '../elements';
import { textOf } from '../text-of';

/** Writes the caption of a figure first, without repeating its paragraphs below. */
export const figure: Handle = (state, node) => {
  const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'figcaption';
  const captions = node.children.filter(isCaption);
  const paragraphs = elementsIn({ children: captions }, ({ tagName }) => tagName === 'p');
  const said = new Set(paragraphs.map((paragraph) => textOf(paragraph)));
  const body = { ...node, children: node.children.filter((child) => !isCaption(child)) };
  omit(body, (child) => child.type === 'element' && child.tagName === 'p' && said.has(textOf(child)));
  return state.toFlow(state.all({ ...node, children: [...captions, ...body.children] }));
};
