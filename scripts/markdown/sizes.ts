import { getEncoding } from 'js-tiktoken';
import { ask } from './both-forms';

/** The tokenizer that counts: that of GPT-4o and later; those of others differ by some percent. */
export const TOKENIZER = 'o200k_base';

/** One form of a page: what is sent, and what a model reads of it. */
export interface FormSize {
  readonly bytes: number;
  readonly tokens: number;
}

/** A page in its two forms. */
export interface PageSize {
  readonly address: string;
  readonly html: FormSize;
  readonly markdown: FormSize;
  /** What `X-Markdown-Tokens` says of the Markdown. */
  readonly announcedTokens: number;
}

/** Measures pages in both forms. @throws Error where one of them is not answered. */
export async function sizesOf(origin: string, addresses: readonly string[]): Promise<PageSize[]> {
  const encoding = getEncoding(TOKENIZER);
  const sizeOf = (text: string): FormSize => ({
    bytes: Buffer.byteLength(text),
    tokens: encoding.encode(text, [], []).length,
  });
  const sizes: PageSize[] = [];
  for (const address of addresses) {
    const url = new URL(address, origin);
    const html = await ask(url, { Accept: 'text/html' });
    const markdown = await ask(url, { Accept: 'text/markdown' });
    if (html.status !== 200 || markdown.status !== 200) throw new Error(`${address} is not answered`);
    sizes.push({
      address,
      html: sizeOf(html.text),
      markdown: sizeOf(markdown.text),
      announcedTokens: Number(markdown.headers.get('x-markdown-tokens')),
    });
  }
  return sizes;
}
