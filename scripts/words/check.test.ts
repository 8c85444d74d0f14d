import { describe, expect, it } from 'vitest';
import { checkFile, type WordList } from './check';
import words from './words.json';

const list: WordList = words;

const found = (file: string, text: string): string[] =>
  checkFile(file, text, list).map(({ line, found }) => `${line} ${found}`);

describe('a module', () => {
  it('fails on the old manner in comments of every kind', () => {
    const text = [
      '/** What is told of a program that nobody has confirmed. */',
      'export const tracks = [',
      '  // The surest stands first.',
      '  f(1 /* as far as it goes */),',
      '];',
      '/*',
      ' * First by what became',
      ' * of their students.',
      ' */',
    ].join('\n');
    expect(found('lib/a.ts', text)).toEqual([
      '1 told',
      '1 nobody',
      '3 stands',
      '4 as far as',
      '7 what became of',
    ]);
  });

  it('fails on it in strings, templates, JSX text and test titles', () => {
    const text = [
      "it('is told why', () => {});",
      'const a = `The answer is here once that is mended`;',
      'const b = <p className="x">Whoever asks</p>;',
    ].join('\n');
    expect(found('lib/a.test.tsx', text)).toEqual(['1 told', '2 mended', '3 Whoever']);
  });

  it('passes names of variables, members and imported modules', () => {
    const text =
      "import { held } from './held';\nexport const rows = held.stand(told.nobody);\nfor (const one of ours);\n";
    expect(found('lib/a.ts', text)).toEqual([]);
  });

  it('fails on names of exports and files that say nothing', () => {
    expect(found('server/gone.ts', 'export const goneSignal = 1;\nexport type Told = 1;\n')).toEqual([
      '1 gone.ts',
      '1 goneSignal',
      '2 Told',
    ]);
    expect(found('server/limits.ts', 'export const MOST_WAITING_OF_ONE = 8;\n')).toEqual([
      '1 MOST_WAITING_OF_ONE',
    ]);
  });

  it('passes plain words, and words that only contain the old ones', () => {
    const text = [
      '/** Returns the results of a program, or the reason they are withheld from publication. */',
      'export const households = "RN stands for registered nurse; we understand stand-ins";',
    ].join('\n');
    expect(found('lib/a.ts', text)).toEqual([]);
  });
});

describe('a document', () => {
  it('fails on the old manner in prose', () => {
    expect(found('docs/a.md', '# What is told\n\nIt is one\nof ours.\n')).toEqual(['1 told', '4 of ours']);
  });

  it('passes code, addresses of links and quotations', () => {
    const text = '```sh\ntold\n```\n\nSee `told` and [the page](told.md).\n\n> As told by the board.\n';
    expect(found('docs/a.md', text)).toEqual([]);
  });
});

it('reads only the comments of a stylesheet', () => {
  expect(found('app/a.css', '.told {}\n/* a tile stands here */\n')).toEqual(['2 stands']);
});

it('passes what is listed as an exception, in that file alone', () => {
  const excepted = { ...list, exceptions: [{ file: 'lib/a.ts', find: 'held', why: 'a test' }] };
  const text = '// held\n// told\n';
  expect(checkFile('lib/a.ts', text, excepted).map((finding) => finding.found)).toEqual(['told']);
  expect(checkFile('lib/b.ts', text, excepted)).toHaveLength(2);
});
