import { describe, expect, it } from 'vitest';
import { runsOwnCode, sortClientCode } from './client-code';

const shared = JSON.stringify({
  rootMainFiles: ['static/chunks/main.js'],
  polyfillFiles: ['static/chunks/polyfills.js'],
});

/** The framework's notes of a page with these modules. */
function notes(modules: Readonly<Record<string, readonly string[]>>): string {
  const clientModules = Object.fromEntries(
    Object.entries(modules).map(([name, chunks]) => [`[project]/${name}`, { id: 1, name: '*', chunks }]),
  );
  return `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules, moduleLoading: { prefix: '' } })};`;
}

describe('client code', () => {
  it('is the framework’s where Next brings it, ours where anyone else does', () => {
    const router = { 'node_modules/next/dist/client/router.js': ['/_next/static/chunks/router.js'] };
    const ours = { 'components/form/live.tsx': ['/_next/static/chunks/live.js'] };
    const packages = { 'node_modules/other/index.js': ['/_next/static/chunks/other.js'] };
    const code = sortClientCode([notes(router), notes({ ...router, ...ours, ...packages })], shared);
    expect([...code.framework]).toEqual(['main.js', 'polyfills.js', 'router.js']);
    expect([...code.own]).toEqual(['live.js', 'other.js']);
  });

  it.each([
    ['the files of every page', ['/_next/static/chunks/main.js']],
    ['no file of its own', []],
  ])('cannot be separated where a module of the site is in %s', (_, chunks) => {
    expect(() => sortClientCode([notes({ 'components/live.tsx': chunks })], shared)).toThrow(/live\.tsx/);
  });

  it('runs in documents that name its file', () => {
    const code = { own: new Set(['live.js']), framework: new Set(['main.js']) };
    expect(runsOwnCode('<script src="/_next/static/chunks/live.js" async=""></script>', code)).toBe(true);
    expect(runsOwnCode('<script src="/_next/static/chunks/main.js" async=""></script>', code)).toBe(false);
  });
});
