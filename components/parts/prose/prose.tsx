import type { Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { splitAtTables } from './prose-tables';

/** Raw HTML is dropped on the way: prose is Markdown alone. GFM is for its tables. */
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

const elementsOf = (nodes: RootContent[]) =>
  toJsxRuntime({ type: 'root', children: nodes } satisfies Root, { Fragment, jsx, jsxs });

export interface ProseProps {
  /** Markdown without raw HTML; a paragraph "Table: …" before a table is its caption. */
  readonly markdown: string;
}

/** Markdown as elements of the page: text in a column for reading, tables as wide as they need to be. */
export function Prose({ markdown }: ProseProps) {
  const tree = processor.runSync(processor.parse(markdown));
  return splitAtTables(tree).map((part, index) =>
    Array.isArray(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never put in another order
      <div className="prose" key={index}>
        {elementsOf(part)}
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{elementsOf([part])}</Fragment>
    ),
  );
}
