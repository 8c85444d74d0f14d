import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';

const FOLDERS = 'app|browser|components|content|deploy|docs|lib|public|scripts|server|tests';

/** A path from the root of the repository; addresses of the site begin with a slash and do not match. */
const PATH = new RegExp(`(?<![\\w/.@-])(?:${FOLDERS})/[\\w./()-]*`, 'g');
const LINK = /\]\((?!https?:|mailto:|\/|#)([^)#]+)/g;
const COMMAND = /npm run ([\w:-]+)/g;

/** Removes the punctuation after a path; `(site)` keeps its parentheses. */
const withoutPunctuation = (file: string) => file.replace(/[./]+$/, '').replace(/(?<!\([^)]*)\)+[./)]*$/, '');

const isPresent = (file: string) => existsSync(withoutPunctuation(file));

/** Returns what a document names and the repository does not have. */
function missingIn(document: string, text: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([name]) => name).filter((name) => !isPresent(name));
  const links = [...text.matchAll(LINK)]
    .map(([, link = '']) => path.join(path.dirname(document), link))
    .filter((file) => !existsSync(file));
  const commands = [...text.matchAll(COMMAND)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in packageJson.scripts))
    .map((name) => `npm run ${name}`);
  return [...paths, ...links, ...commands];
}

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file) && !file.startsWith('content/') && file !== 'CHANGELOG.md');

describe('a document', () => {
  it.each(documents)('%s names only files, folders and commands that exist', (document) => {
    expect(missingIn(document, readFileSync(document, 'utf8'))).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a missing file, link and command', () => {
    const text = 'See `lib/nowhere/a.ts`, [the page](nowhere.md) and `npm run nothing`.';
    expect(missingIn('docs/a.md', text)).toEqual(['lib/nowhere/a.ts', 'docs/nowhere.md', 'npm run nothing']);
  });

  it('passes addresses of the site, folders and patterns', () => {
    expect(
      missingIn(
        'docs/a.md',
        'At /data/x.csv, in `lib/data/`, `content/pages/*.md` and lib/calculators/<id>/.',
      ),
    ).toEqual([]);
  });
});
