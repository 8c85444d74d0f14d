import { describe, expect, it } from 'vitest';
import { withoutScripts } from './remove-scripts';

describe('a document without scripts', () => {
  it('has neither the framework’s files nor its copy of the content', () => {
    const markup = [
      '<head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/b.js"/>',
      '<script src="/a.js" async=""></script></head><body><p>Content</p>',
      '<script>self.__next_f.push([1,"line\nline"])</script><script src="/c.js" noModule=""></script></body>',
    ].join('');
    expect(withoutScripts(markup)).toBe(
      '<head><link rel="stylesheet" href="/a.css"/></head><body><p>Content</p></body>',
    );
  });

  it('keeps what it tells search engines', () => {
    const data = '<script type="application/ld+json">{"@type":"Dataset"}</script>';
    expect(withoutScripts(`${data}<script>run()</script>${data}`)).toBe(data + data);
  });

  it('keeps the module of the site', () => {
    const module = '<script type="module" src="/_next/static/browser/main-A.js"></script>';
    expect(withoutScripts(`${module}<script src="/a.js" async=""></script>`)).toBe(module);
  });

  it('is refused where a part of the page waits for a script', () => {
    const markup = '<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0">Late</div>';
    expect(() => withoutScripts(markup)).toThrow(/missing/);
  });
});
