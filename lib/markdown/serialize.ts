import type { ElementContent } from 'hast';
import type { Link, Parents, Text } from 'mdast';
import type { Info, State } from 'mdast-util-to-markdown';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

type Handler<N> = (node: N, parent: Parents | undefined, state: State, info: Info) => string;

/** Takes back escapes of what means nothing where it stands: who reads the source reads "Texas A&M". */
const text: Handler<Text> = ({ value }, _, state, info) =>
  state
    .safe(value, info)
    .replace(/\\&(?!#?\w+;)/g, '&')
    .replace(/(?<=\w)\\_(?=\w)/g, '_')
    .replace(/(https?)\\:(\/\/[^\s<>()|]*[^\s<>()|.,;:!?])/g, '<$1:$2>')
    .replace(/(?<=\bwww)\\\./gi, '.');

/** Addresses as they are, so that they can be copied from the source. */
const link: Handler<Link> = (node, _, state, info) => {
  const url = node.url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('|', '%7C');
  const leave = [state.enter('label'), state.enter('link')];
  const label = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
  for (const exit of leave.reverse()) exit();
  return label === url ? `<${url}>` : `[${label}](${url})`;
};

const writer = unified().use(rehypeRemark).use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: '-',
  rule: '-',
  emphasis: '_',
  fences: true,
  handlers: { text, link },
});

/** Writes contents of a page as GFM. */
export function toMarkdown(children: readonly ElementContent[]): string {
  return writer.stringify(writer.runSync({ type: 'root', children: [...children] }));
}
