import { group } from 'd3-array';
import { type Circumstances, inCircumstances } from '../circumstances';
import { markdownTable } from '../markdown-report';
import type { AgentDocsCheck } from './agent-docs';
import type { Crawled } from './crawl';
import { type PageSize, TOKENIZER } from './sizes';

/** What is measured of the Markdown of a site. */
export interface MarkdownReport {
  readonly sizes: readonly PageSize[];
  readonly crawled: Crawled;
  readonly checks: readonly AgentDocsCheck[];
}

const number = (value: number) => value.toLocaleString('en-US');
const right = (heading: string) => ({ heading, align: 'right' as const });
/** A share of a whole in percent, with one decimal. */
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function sizeTable(sizes: readonly PageSize[]): string {
  return markdownTable(
    [
      { heading: 'Page' },
      ...['HTML, bytes', 'Markdown, bytes', 'of HTML', 'HTML, tokens', 'Markdown, tokens', 'of HTML'].map(
        right,
      ),
      right('Announced'),
    ],
    sizes.map(({ address, html, markdown, announcedTokens }) => [
      `\`${address}\``,
      number(html.bytes),
      number(markdown.bytes),
      share(markdown.bytes, html.bytes),
      number(html.tokens),
      number(markdown.tokens),
      share(markdown.tokens, html.tokens),
      number(announcedTokens),
    ]),
  );
}

function crawlTable({ pages, figures, bytesOfHtml, bytesOfMarkdown, wrong }: Crawled): string {
  return markdownTable(
    [
      right('Pages'),
      right('Figures'),
      right('HTML, bytes'),
      right('Markdown, bytes'),
      right('of HTML'),
      right('Problems'),
    ],
    [
      [
        number(pages),
        number(figures),
        number(bytesOfHtml),
        number(bytesOfMarkdown),
        share(bytesOfMarkdown, bytesOfHtml),
        number(Object.keys(wrong).length),
      ],
    ],
  );
}

function checkTable(checks: readonly AgentDocsCheck[]): string {
  const rows = [...group(checks, ({ category }) => category)].flatMap(([category, members]) =>
    members.map(({ id, status, message }) => [category, `\`${id}\``, status, message]),
  );
  return markdownTable(
    [{ heading: 'Category' }, { heading: 'Check' }, { heading: 'Result' }, { heading: 'In its words' }],
    rows,
  );
}

/** The report in Markdown: the two forms of some pages, the crawl of all, then the checks of afdocs. */
export function renderReport({ sizes, crawled, checks }: MarkdownReport, where: Circumstances): string {
  return [
    `${inCircumstances(where)}.`,
    '### Bytes and tokens',
    `Tokens are those of ${TOKENIZER}; the last column is what \`X-Markdown-Tokens\` says.`,
    sizeTable(sizes),
    '### Crawl of the sitemap in both forms',
    crawlTable(crawled),
    '### afdocs',
    checkTable(checks),
  ].join('\n\n');
}
