import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { consumerOf, timesIn } from './profile-shares';

describe('whose code a source is', () => {
  const runtime = '/site/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
  const chunk = '/site/.next/server/chunks/ssr/lib.js';
  it.each([
    [runtime, 'webpack://next/./dist/compiled/react-dom/cjs/react-dom-server.node.production.js', 'React'],
    [runtime, 'webpack://next/./src/server/app-render/app-render.tsx', 'Next'],
    ['/site/node_modules/next/dist/server/base-server.js', '../../../src/server/base-server.ts', 'Next'],
    [chunk, '../../../../node_modules/next/dist/esm/build/templates/app-page.js', 'Next'],
    [chunk, '../../../../components/pages/state/near-form.tsx', 'site'],
    ['/site/.next/server/middleware.js', undefined, 'site'],
  ])('%s, %s', (file, source, consumer) => {
    expect(consumerOf(file, source)).toBe(consumer);
  });
});

describe('a profile', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'profile-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is shared out by the source of each function, without the time in which nothing ran', () => {
    const script = path.join(folder, 'chunk.js');
    writeFileSync(script, 'function rendered(){}');
    // Everything in it is from line 1 of one source.
    const map = { version: 3, names: [], sources: ['../../components/page.tsx'], mappings: 'AAAA' };
    writeFileSync(`${script}.map`, JSON.stringify(map));
    const url = pathToFileURL(script).href;
    const frames = [
      { functionName: 'rendered', url },
      { functionName: '(garbage collector)', url: '' },
      { functionName: '(idle)', url: '' },
      { functionName: 'writev', url: 'node:net' },
    ];
    const nodes = frames.map((frame, id) => ({
      id,
      callFrame: { scriptId: '1', lineNumber: 0, columnNumber: 9, ...frame },
    }));
    const profile = {
      nodes,
      startTime: 0,
      endTime: 0,
      samples: [0, 1, 2, 3, 0],
      timeDeltas: [5, 4_000, 2_000, 9_000, 1_000],
    };
    expect(timesIn(profile)).toEqual({ Next: 0, React: 0, site: 4, collection: 2, Node: 1 });
  });
});
