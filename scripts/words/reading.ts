import { fleschKincaid } from 'flesch-kincaid';
import type { Element, Nodes, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { syllable } from 'syllable';
import { unified } from 'unified';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';

/** Elements whose text is running sentences. */
const RUNNING = 'main :is(p, li, figcaption, h2, dd)';

/** Not running sentences: controls, sources, code, tables of figures, and what is read by machines. */
const NOT_RUNNING = 'form, table, pre, code, svg, .source-note, .breadcrumbs, .tabs, nav, .visually-hidden';

/** A sentence has a verb: shorter ones are labels. */
const MIN_WORDS = 5;

const parser = unified().use(rehypeParse);

function textOf(node: Nodes, skip: ReadonlySet<Nodes>): string {
  let text = '';
  visit(node, (inner) => {
    if (inner !== node && skip.has(inner as Nodes)) return SKIP;
    if (inner.type === 'text') text += inner.value;
    return CONTINUE;
  });
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the running sentences of one of the site's pages, in their order. */
export function runningSentences(html: string): readonly string[] {
  const page: Root = parser.parse(html);
  const skip = new Set<Nodes>(selectAll(NOT_RUNNING, page));
  const inside = new Set<Nodes>();
  for (const element of skip) visit(element, (inner) => void inside.add(inner as Nodes));
  const blocks = selectAll(RUNNING, page).filter(
    (block) =>
      !inside.has(block) && !select(RUNNING.replace('main ', ''), { ...block, tagName: 'div' } as Element),
  );
  const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
  return blocks
    .flatMap((block) => [...segmenter.segment(textOf(block, skip))].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence.split(' ').length >= MIN_WORDS);
}

/** Names, acronyms and figures, whose length says nothing about how plain a sentence is. */
function plainWords(sentence: string): readonly string[] {
  const words = sentence.match(/[\p{L}\p{N}$%’'.,-]*[\p{L}\p{N}%]/gu) ?? [];
  return words.filter((word, index) => {
    if (/[\p{N}]/u.test(word)) return false;
    if (/\p{Lu}.*\p{Lu}/u.test(word)) return false;
    return index === 0 || !/^\p{Lu}/u.test(word);
  });
}

/** Returns the Flesch-Kincaid grade of sentences, names and figures taken out. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.map(plainWords).filter(({ length }) => length > 0);
  const all = words.flat();
  return fleschKincaid({
    sentence: words.length,
    word: all.length,
    syllable: all.reduce((sum, word) => sum + syllable(word), 0),
  });
}
