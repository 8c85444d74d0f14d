import { main as markdownlint } from 'markdownlint-cli2';
import { describe, expect, inject, it } from 'vitest';
import { templates } from '../../scripts/templates';
import { get, markdownOf } from '../support/both-forms';
import { eachOf } from '../support/crawl';

const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\]\((\S+?)\)|<(https?:[^>]+)>/g)].map(([, one, other]) => one ?? other ?? '');

describe('what assistants read first', () => {
  it.each(['/llms.txt', '/agents.md', '/programs/llms.txt', '/programs/llms.txt?state=ohio'])(
    '%s leads to nothing that is not there',
    { timeout: 300_000 },
    async (address) => {
      const { status, headers, text } = await get(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      const base = inject('baseUrl');
      const links = [...new Set(linksIn(text))].filter(
        (url) => url.startsWith(base) && url !== `${base}/api/mcp`,
      );
      expect(links.length).toBeGreaterThan(5);
      const lost: string[] = [];
      await eachOf(links, 2, async (url) => {
        if ((await get(url)).status !== 200) lost.push(url);
      });
      expect(lost).toEqual([]);
    },
  );
});

describe('Markdown', () => {
  it('of every kind of page is what markdownlint calls tidy', async () => {
    const views = templates.flatMap((template) => template.views.map(({ path: address }) => address));
    const documents: Record<string, string> = {};
    for (const address of [...views, '/llms.txt', '/agents.md', '/programs/llms.txt']) {
      documents[`${address.slice(1) || 'home'}.md`] = (await markdownOf(address)).text;
    }
    const found: string[] = [];
    await markdownlint({
      directory: process.cwd(),
      argv: [],
      noGlobs: true,
      nonFileContents: documents,
      logMessage: () => {},
      logError: (message: string) => found.push(message),
      optionsOverride: {
        config: {
          default: true,
          // Lines are as long as sentences are.
          'line-length': false,
          // A heading may repeat below different headings.
          'no-duplicate-heading': { siblings_only: true },
          // Two lists in a row differ by their markers.
          'ul-style': false,
          // Boards name their hosts without a scheme.
          'no-bare-urls': false,
        },
      },
    });
    expect(found).toEqual([]);
  });
});
