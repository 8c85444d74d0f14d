import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, it } from 'vitest';
import { noticeForm, pageForm } from './accept';

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
const CHROME =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

/** Accept headers of known clients, and what each gets for a page and for a 404. */
const clients = [
  ['Chrome', CHROME, HTML, HTML],
  ['Firefox', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', HTML, HTML],
  ['Safari', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', HTML, HTML],
  ['Lynx', 'text/html, text/plain, text/sgml, text/css, */*;q=0.01', HTML, HTML],
  [
    'Googlebot',
    'text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
    HTML,
    HTML,
  ],
  ['Bingbot', '*/*', HTML, MARKDOWN],
  ['curl', '*/*', HTML, MARKDOWN],
  ['wget', '*/*', HTML, MARKDOWN],
  ['fetch of Node and of browsers', '*/*', HTML, MARKDOWN],
  ['Python requests', '*/*', HTML, MARKDOWN],
  ['axios', 'application/json, text/plain, */*', HTML, MARKDOWN],
  ['a client without the header', undefined, HTML, MARKDOWN],
  ['Claude Code', 'text/markdown, text/html, */*', MARKDOWN, MARKDOWN],
  ['Cursor', 'text/markdown, text/plain;q=0.9, */*;q=0.8', MARKDOWN, MARKDOWN],
  [
    'OpenCode',
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    MARKDOWN,
    MARKDOWN,
  ],
  ['Codex', 'text/html, */*', HTML, HTML],
  ['ChatGPT', '*/*', HTML, MARKDOWN],
  ['curl that asks for Markdown', 'text/markdown', MARKDOWN, MARKDOWN],
] as const;

describe('what real clients get', () => {
  it.each(clients)('%s (%s): %s for a page, %s for a 404', (_, accept, page, notice) => {
    expect([pageForm(accept), noticeForm(accept)]).toEqual([page, notice]);
  });
});

describe('the form of a page', () => {
  it.each([
    ['text/html, text/markdown', MARKDOWN],
    ['text/html, text/markdown;q=0.1', HTML],
    ['text/html;q=0.5, text/markdown;q=0.5', MARKDOWN],
    ['text/html;q=0.5, text/markdown;q=0.501', MARKDOWN],
    ['text/html;q=0.51, text/markdown;q=0.5', HTML],
    ['text/markdown;q=0', HTML],
    ['text/markdown;q=0.000, */*', HTML],
    ['text/markdown;q=0.001', MARKDOWN],
    ['text/markdown;q=high', HTML],
    ['text/*', HTML],
    ['text/*, text/html;q=0.1', HTML],
    ['text/markdown;q=0.5, */*', HTML],
    ['text/markdown;q=0.5, text/*;q=0.9', HTML],
    ['text/markdown;q=0.5, */*, text/html;q=0.4', MARKDOWN],
    ['text/plain', HTML],
    ['text/x-markdown', HTML],
    ['application/markdown', HTML],
    ['text/markdownish, x-text/markdown', HTML],
    ['TEXT/Markdown ; Q=0.9 , text/html;q=0.1', MARKDOWN],
    ['text/markdown; charset=utf-8', MARKDOWN],
    ['text/markdown;charset="UTF-8";variant=GFM', MARKDOWN],
    ['text/markdown;variant=pandoc', HTML],
    ['text/markdown;charset=latin1;q=1, text/markdown;q=0, text/html', HTML],
    ['text/html;level=1, text/markdown;q=0.2', MARKDOWN],
    ['text/html;text="a, text/markdown", text/html', HTML],
    ['application/json', HTML],
    ['image/*, text/html;q=0', HTML],
    [';;;,,,/,"', HTML],
    ['', HTML],
  ])('for Accept: %s is %s', (accept, form) => {
    expect(pageForm(accept)).toBe(form);
  });
});

describe('the form of a notice', () => {
  it.each([
    ['text/html, text/markdown', MARKDOWN],
    ['text/html, text/markdown;q=0.9', HTML],
    ['text/html;q=0.5, */*', MARKDOWN],
    ['text/html;q=0.5, */*;q=0.5', HTML],
    ['text/html;q=0', MARKDOWN],
    ['text/*', MARKDOWN],
    ['text/markdown;q=0, */*', HTML],
    ['text/markdown;q=0, text/*;q=0.1', HTML],
    ['text/markdown;q=0', MARKDOWN],
    ['image/png', MARKDOWN],
  ])('for Accept: %s is %s', (accept, form) => {
    expect(noticeForm(accept)).toBe(form);
  });
});

/** Ranges that mean Markdown, HTML, both or neither, with qualities of every spelling. */
const types = [
  MARKDOWN,
  'Text/Markdown',
  `${MARKDOWN};charset=utf-8`,
  `${MARKDOWN};variant=other`,
  HTML,
  'text/HTML',
  `${HTML};level=1`,
  'text/*',
  '*/*',
  'text/plain',
  'application/json',
  'image/*',
];
const quality = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 1000 }).map((n) => `;q=${n / 1000}`),
);
const range = fc
  .record({ type: fc.constantFrom(...types), quality })
  .map((parts) => parts.type + parts.quality);
const ranges = fc.array(range, { maxLength: 8 });

const forms = [`${MARKDOWN}; charset=utf-8; variant=gfm`, `${HTML}; charset=utf-8`];

/** The forms that negotiator would send, best first. */
const ranked = (accept: string) =>
  new Negotiator({ headers: { accept } }).mediaTypes(forms).map((type) => type.split(';')[0]);

const namesMarkdown = (text: string) => /^text\/markdown/i.test(text);
const isWildcard = (text: string) => text.startsWith('*/*') || text.startsWith('text/*');

describe('beside negotiator', () => {
  it('Markdown is what negotiator likes best, where it is named and wins a draw', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        // Among equals negotiator takes the first.
        const drawn = [...list.filter(namesMarkdown), ...list.filter((text) => !namesMarkdown(text))];
        const named = ranked(list.filter((text) => !isWildcard(text)).join(', ')).includes(MARKDOWN);
        const expected = list.length > 0 && named && ranked(drawn.join(', '))[0] === MARKDOWN;
        expect(pageForm(list.join(', '))).toBe(expected ? MARKDOWN : HTML);
      }),
      { numRuns: 2000 },
    );
  });

  it('a notice is in the form that negotiator likes best, where both are not liked alike', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const forwards = ranked(list.join(', '))[0];
        const backwards = ranked([...list].reverse().join(', '))[0];
        fc.pre(forwards === backwards && forwards !== undefined);
        const named = list.some((text) => /^text\/html(?!;level)/i.test(text));
        const accept = list.join(', ');
        if (pageForm(accept) === MARKDOWN) expect(noticeForm(accept)).toBe(MARKDOWN);
        else if (named || !ranked(accept).includes(MARKDOWN)) expect(noticeForm(accept)).toBe(forwards);
        else expect(noticeForm(accept)).toBe(MARKDOWN);
      }),
      { numRuns: 2000 },
    );
  });

  it('neither order nor blanks nor letter case of what is not drawn matters', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const accept = list.join(',');
        expect(pageForm([...list].reverse().join(' ,\t'))).toBe(pageForm(accept));
        expect(pageForm(accept.toUpperCase())).toBe(pageForm(accept));
      }),
    );
  });

  it('any text is read without failing, and without a range of its name gets HTML', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (accept) => {
        const form = pageForm(accept);
        if (!/text\/markdown/i.test(accept)) expect(form).toBe(HTML);
        expect([HTML, MARKDOWN]).toContain(noticeForm(accept));
      }),
    );
  });
});
