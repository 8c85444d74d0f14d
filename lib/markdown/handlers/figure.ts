import type { Nodes } from 'hast';
import { selectAll } from 'hast-util-select';
import type { Handle } from 'hast-util-to-mdast';
import { remove } from 'unist-util-remove';
import { textOf } from '../text-of';

/** Writes the caption of a figure first, without repeating its paragraphs below. */
export const figure: Handle = (state, node) => {
  const isCaption = (child: Nodes) => child.type === 'element' && child.tagName === 'figcaption';
  const captions = node.children.filter(isCaption);
  const said = new Set(
    captions.flatMap((caption) => selectAll('p', caption)).map((paragraph) => textOf(paragraph)),
  );
  const body = { ...node, children: node.children.filter((child) => !isCaption(child)) };
  remove(body, { cascade: false }, (child) => {
    const element = child as Nodes;
    return element.type === 'element' && element.tagName === 'p' && said.has(textOf(element));
  });
  return state.toFlow(state.all({ ...node, children: [...captions, ...body.children] }));
};
