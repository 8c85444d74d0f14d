import { describe, expect, it } from 'vitest';
import { type PageFacts, pageToMarkdown } from './convert';

const BASE = 'https://nurses.example';

const facts: PageFacts = {
  url: `${BASE}/states/ohio`,
  index: `${BASE}/llms.txt`,
  absolute: (href) => new URL(href, `${BASE}/states/ohio`).href,
  apiOf: (action) => (action === '/calculators/roi' ? '/api/roi' : undefined),
  declaredAt: () => ({
    state: { required: true, default: undefined, allowed: ['ohio', 'iowa'] },
    income: { required: false, default: '0', allowed: ['a number from 0 to 10'] },
  }),
};

/** The Markdown below title and pointer of a page with that content. */
function content(markup: string): string {
  const markdown = pageToMarkdown(`<body><main id="main"><h1>Ohio</h1>${markup}</main></body>`, facts) ?? '';
  return markdown.split('\n').slice(4).join('\n').trim();
}

describe('a page in Markdown', () => {
  it('begins with its title and one line that says where it is from and where there is more', () => {
    const html =
      '<header>Site</header><main><p>Above</p><h1>Nursing in <!-- -->Ohio</h1><p>It pays.</p></main>';
    expect(pageToMarkdown(html, facts)).toBe(
      [
        '# Nursing in Ohio',
        '',
        `> This is <${BASE}/states/ohio> in Markdown. What else the site answers: <${BASE}/llms.txt>.`,
        '',
        'Above',
        '',
        'It pays.',
        '',
      ].join('\n'),
    );
  });

  it('is nothing where a document has no main or no title', () => {
    expect(pageToMarkdown('<body><h1>Ohio</h1></body>', facts)).toBeUndefined();
    expect(pageToMarkdown('<main><h2>Ohio</h2></main>', facts)).toBeUndefined();
  });

  it('says at its top where a list goes on', () => {
    const html =
      '<main><h1>Programs</h1><nav><a rel="next" href="/programs?page=2">Next programs</a></nav></main>';
    expect(pageToMarkdown(html, facts)).toContain(` Next programs: <${BASE}/programs?page=2>. What else`);
  });

  it('leaves out navigation, drawings, scripts, what is hidden and what a component sets aside', () => {
    expect(
      content(
        `<nav><a href="/x">X</a></nav><svg><text>1</text></svg><script>1</script><button>B</button>
        <p hidden>H</p><p aria-hidden="true">A</p><p data-markdown-ignore>I</p><p>Kept</p>`,
      ),
    ).toBe('Kept');
  });

  it('keeps what only a screen reader says', () => {
    expect(
      content('<p><a href="https://bls.gov/">Source<span class="visually-hidden"> of pay</span></a></p>'),
    ).toBe('[Source of pay](https://bls.gov/)');
  });
});

describe('links', () => {
  it('are absolute, and can be copied from the source', () => {
    expect(content('<p><a href="/calc?a=1&amp;degree=BSN">BSN</a> <a href="/a_(b)">c</a></p>')).toBe(
      `[BSN](${BASE}/calc?a=1&degree=BSN) [c](${BASE}/a_%28b%29)`,
    );
  });

  it('to a place on the page are words, those to one on another page lead there', () => {
    expect(content('<p><a href="#pay">Pay</a>, <a href="/sources#wages">wages</a></p>')).toBe(
      `Pay, [wages](${BASE}/sources#wages)`,
    );
  });

  it('without words are left out, and addresses in a text become links', () => {
    expect(content('<p><a href="/x"><svg></svg></a>See https://board.example/a_b.</p>')).toBe(
      'See <https://board.example/a_b>.',
    );
  });
});

describe('text', () => {
  it.each([
    ['Texas A&amp;M', 'Texas A&M'],
    ['pass_rates.csv', 'pass_rates.csv'],
    ['2 * 3', '2 \\* 3'],
    ['&amp;lt;', '\\&lt;'],
    ['www.nursing.example', 'www.nursing.example'],
  ])('%s is written %s', (markup, markdown) => {
    expect(content(`<p>${markup}</p>`)).toBe(markdown);
  });

  it('that only the stylesheet keeps apart gets a blank', () => {
    expect(content('<p><span>ADN</span><span>BSN</span><span>; MSN</span></p>')).toBe('ADN BSN; MSN');
  });
});

describe('tables', () => {
  const table = (rows: string, caption = '') =>
    content(`<section><table>${caption}<thead><tr><th scope="col">State</th>
      <th scope="col"><a href="?sort=pay"><span data-markdown-ignore>Sort by </span>Pay</a><span> $ a year</span></th>
      <th scope="col">Compare</th></tr></thead><tbody>${rows}</tbody></table></section>`);

  it('have their caption above, units in the header, no links to other orders and no empty columns', () => {
    const row =
      '<tr><th scope="row">Ohio</th><td>$87,700 <small>mean</small></td><td><input name="a"></td></tr>';
    expect(table(row, '<caption>Pay, 2025</caption>')).toBe(
      'Pay, 2025\n\n| State | Pay $ a year |\n| - | - |\n| Ohio | $87,700 (mean) |',
    );
  });

  it('have no caption where the text above says it', () => {
    expect(table('', '<caption data-markdown-ignore>Pay</caption>')).toMatch(/^\| State/);
  });

  it('link each address once', () => {
    const row = '<tr><th scope="row">Akron</th><td><a href="/states/ohio">Ohio</a></td></tr>';
    expect(table(row + row)).toContain(`| Akron | [Ohio](${BASE}/states/ohio) |\n| Akron | Ohio |`);
  });

  it('hold lists and paragraphs in one line', () => {
    const cell = '<ul><li><a href="/a">CCNE</a></li><li>ACEN <small>as of 2026</small></li></ul><p>Two.</p>';
    expect(table(`<tr><th scope="row">Ohio</th><td>${cell}</td></tr>`)).toContain(
      `| Ohio | [CCNE](${BASE}/a); ACEN (as of 2026) Two. |`,
    );
  });

  it('show the letter of a note, and no parentheses around all that a cell holds', () => {
    const missing = '–<sup><span data-markdown-ignore>note </span>a</sup>';
    expect(table(`<tr><th scope="row"><small>Ohio</small></th><td>${missing}</td></tr>`)).toContain(
      '| Ohio | – (a) |',
    );
  });
});

describe('charts', () => {
  it('are their words, their table and their source', () => {
    expect(
      content(`<figure><figcaption><p>Half earn more than $82,500</p><p>Median pay, 2025</p></figcaption><svg></svg>
        <details><summary><span data-markdown-ignore>Show</span></summary><table><caption>Median pay, 2025</caption>
        <tr><th>Job</th><th>Median</th></tr><tr><td>RN</td><td>$82,510</td></tr></table></details><p>Source: BLS</p></figure>`),
    ).toBe(
      'Half earn more than $82,500\n\nMedian pay, 2025\n\n| Job | Median |\n| - | - |\n| RN | $82,510 |\n\nSource: BLS',
    );
  });
});

describe('lists', () => {
  it('of notes begin with their letters', () => {
    expect(content('<ul><li><sup>a</sup> – Not published.</li></ul>')).toBe('- a – Not published.');
  });

  it('of terms are lines', () => {
    expect(
      content(`<dl><div><dt>to pay back</dt><dd>8 months</dd><dd></dd><dd>of work</dd></div>
        <dt>Lists</dt><dd><ul><li>CCNE</li></ul></dd></dl>`),
    ).toBe('- **to pay back**: 8 months; of work\n- **Lists**:\n  - CCNE');
  });

  it('of sections are sections', () => {
    expect(content('<ol><li><h3>1 Ohio</h3><p>Pays.</p></li></ol><ul><li>plain</li></ul>')).toBe(
      '### 1 Ohio\n\nPays.\n\n- plain',
    );
  });
});

describe('disclosures', () => {
  it('are open, under what they are about', () => {
    expect(content('<details><summary>More.</summary><div><p>Detail</p></div></details>')).toBe(
      '**More:**\n\nDetail',
    );
  });

  it('that hold nothing are left out', () => {
    expect(content('<details><summary>Filters</summary><div><input name="a"></div></details>')).toBe('');
  });
});

describe('code', () => {
  it.each([
    ["curl 'https://x.example'", 'sh'],
    ['{\n  "a": 1\n}', 'json'],
    ['a = b × c', 'text'],
  ])('%s is fenced as %s', (code, language) => {
    expect(content(`<figure><figcaption>Ask</figcaption><pre><code>${code}</code></pre></figure>`)).toBe(
      `Ask\n\n\`\`\`${language}\n${code}\n\`\`\``,
    );
  });
});

describe('forms', () => {
  const form = `<details><summary>Your case</summary><form action="/calculators/roi" aria-label="Your case">
    <label for="state">State</label><p id="state-hint">Where you work.</p><p id="state-error">Choose.</p>
    <select id="state" name="state" aria-describedby="state-hint state-error"><option value="">Choose</option>
    <option value="ohio" selected>Ohio</option><option value="iowa">The state of Iowa</option></select>
    <label for="other">And</label><select id="other" name="other"><option value="ohio">Ohio</option><option value="iowa">Iowa</option></select>
    <label for="income">Income</label><span aria-hidden="true">$</span><input id="income" name="income" value="5">
    <input type="hidden" name="view" value="table"><button>Calculate</button></form></details>`;

  it('stand at the end as their parameters, with what is allowed and the address of the data', () => {
    expect(content(`${form}<p>The answer.</p>`)).toBe(
      [
        'The answer.',
        '',
        '## Parameters: Your case',
        '',
        `\`GET ${BASE}/calculators/roi\`, as JSON \`GET ${BASE}/api/roi\``,
        '',
        '- `state` (required): State. Where you work. Here: `ohio`. Allowed: `ohio`, `iowa` (The state of Iowa).',
        '- `other`: And. Allowed: as for `state`.',
        '- `income`: Income. Here: `5`. Default: `0`. Allowed: a number from 0 to 10.',
      ].join('\n'),
    );
  });

  it('keep what else they hold in its place; boxes are choices', () => {
    expect(
      content(`<form action="/compare" aria-label="Compare"><h2>Schools</h2>
        <label><input type="checkbox" name="program" value="a" checked> Pick</label>
        <label><input type="checkbox" name="program" value="b"> Pick</label><p>Two.</p></form>`),
    ).toBe(
      [
        '## Schools',
        '',
        'Two.',
        '',
        '## Parameters: Compare',
        '',
        `\`GET ${BASE}/compare\``,
        '',
        '- `program` (may be repeated): Here: `a`. Allowed: `a`, `b`.',
      ].join('\n'),
    );
  });
});
