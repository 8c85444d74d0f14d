import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Raw HTML is dropped on the way: prose is Markdown alone. */
const processor = unified().use(remarkParse).use(remarkRehype);

export interface ProseProps {
  /** Markdown without raw HTML. */
  readonly markdown: string;
}

/** Markdown as elements of the page, in a column for reading. */
export function Prose({ markdown }: ProseProps) {
  const tree = processor.runSync(processor.parse(markdown));
  return <div className="prose">{toJsxRuntime(tree, { Fragment, jsx, jsxs })}</div>;
}
