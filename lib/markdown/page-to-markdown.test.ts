import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { BASE, ohio, parsed } from '@/tests/support/markdown';
import { pageToMarkdown } from './page-to-markdown';

describe('a page in Markdown', () => {
  it('begins with its title and one line that says where it is from and where there is more', () => {
    const html =
      '<header>Site</header><main><p>Above</p><h1>Nursing in <!-- -->Ohio</h1><p>It pays.</p></main>';
    expect(pageToMarkdown(parsed(html), ohio)).toBe(
      [
        '# Nursing in Ohio',
        '',
        `> This is \`${BASE}/states/ohio\` in Markdown. What else the site answers: <${BASE}/llms.txt>.`,
        '',
        'Above',
        '',
        'It pays.',
        '',
      ].join('\n'),
    );
  });

  it('is undefined where a page has no main or no title', () => {
    expect(pageToMarkdown(parsed('<h1>Ohio</h1>'), ohio)).toBeUndefined();
    expect(pageToMarkdown(parsed('<main><h2>Ohio</h2></main>'), ohio)).toBeUndefined();
  });

  it('says at its top where a list goes on', () => {
    const html =
      '<main><h1>Programs</h1><nav><a rel="next" href="/programs?page=2">Next programs</a></nav></main>';
    expect(pageToMarkdown(parsed(html), ohio)).toContain(
      ` Next programs: <${BASE}/programs.md?page=2>. What else`,
    );
  });

  it('says how to ask it before its content', () => {
    const howToAsk = (path: string) => [h('p', `How to ask ${path}`)];
    const markdown = pageToMarkdown(parsed('<main><h1>Ohio</h1><p>It pays.</p></main>'), {
      ...ohio,
      howToAsk,
    });
    expect(markdown).toMatch(/\.\n\nHow to ask \/states\/ohio\n\nIt pays\.\n$/);
  });

  it('ends with the parameters of its own path and of the pages that its forms lead to', () => {
    const html = `<main><h1>Programs</h1><form action="/programs#answer"><h2>Schools</h2></form>
      <form action="/programs/compare"><p>Two.</p></form></main>`;
    const parameterList = (path: string) => `Parameters of ${path}\n`;
    const markdown = pageToMarkdown(parsed(html), {
      ...ohio,
      url: `${BASE}/programs?state=ohio`,
      parameterList,
    });
    expect(markdown?.split('\n').slice(4).join('\n')).toBe(
      '## Schools\n\nTwo.\n\nParameters of /programs\n\nParameters of /programs/compare\n',
    );
  });
});
