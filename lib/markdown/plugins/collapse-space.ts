import type { Element, Text } from 'hast';
import type { Content } from '../elements';

/** Elements that begin and end a line. A space at their edges is not seen. */
const BLOCKS = new Set(
  'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const endOf = (text: Text | undefined) => {
  if (text) text.value = text.value.replace(/ $/, '');
};

/** Leaves one space of several, and none at the edges of a block, as a browser shows them. */
export const collapseSpace = () => (tree: Content) => {
  /** The text before this place in its line, if anything is there. */
  let before: Text | undefined;
  /** Whether a space at this place would be seen. */
  let isSeen = false;

  const endLine = () => {
    endOf(before);
    before = undefined;
    isSeen = false;
  };

  const visit = (parent: Content | Element): void => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        const value = child.value.replace(/[\t\n\f\r ]+/g, ' ');
        child.value = isSeen ? value : value.replace(/^ /, '');
        if (child.value === '') continue;
        before = child;
        isSeen = !child.value.endsWith(' ');
      } else if (child.type === 'element') {
        const isBlock = BLOCKS.has(child.tagName);
        if (isBlock) endLine();
        if (child.tagName !== 'pre') visit(child);
        if (isBlock) endLine();
      }
    }
  };
  visit(tree);
  endLine();
};
