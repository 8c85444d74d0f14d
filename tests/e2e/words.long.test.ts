import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { templatePaths, templates } from '@/scripts/templates';
import { phraseHits, type WordList } from '@/scripts/words/check';
import { readingGrade, runningSentences } from '@/scripts/words/reading';
import { fetchPage } from '../support/crawl';

/** Kinds of page that students read; the others explain methods and interfaces. */
const FOR_STUDENTS: readonly string[] = [
  'home',
  'options',
  'calculators',
  'calculator',
  'finder',
  'comparison',
  'school',
  'school-program',
  'states',
  'state',
  'pass-rates',
  'state-pass-rates',
  'salaries',
  'occupation',
  'glossary',
  'not found',
];

/** The grade that pages for students may ask for at most. */
const MAX_GRADE = 8;

/** Fewer sentences than these have no grade that says anything. */
const MIN_SENTENCES = 10;

const { phrases }: WordList = JSON.parse(readFileSync('scripts/words/words.json', 'utf8'));

/** Tables as they were handed over: the bases of constants and what is said of a board are quoted as they are. */
const quoted = [...readdirSync('content/parameters').map((file) => `parameters/${file}`), 'data/boards.csv']
  .map((file) => readFileSync(`content/${file}`, 'utf8'))
  .join('');

/** Characters on each side of a word that tell it from the same word elsewhere. */
const AROUND = 12;

const isQuoted = (sentence: string, { offset, found }: { offset: number; found: string }) =>
  quoted.includes(sentence.slice(Math.max(0, offset - AROUND), offset + found.length + AROUND));

const sentencesOf = async (path: string) => runningSentences((await fetchPage(path)).markup);

const studentPaths = templates
  .filter(({ name }) => FOR_STUDENTS.includes(name))
  .flatMap(({ views }) => views.map(({ path }) => path));

describe('a page for students', () => {
  it.each(studentPaths)('%s reads at grade 8 or lower', async (path) => {
    const sentences = await sentencesOf(path);
    const hardest = sentences.toSorted((a, b) => readingGrade([b]) - readingGrade([a])).slice(0, 5);
    const grade = sentences.length < MIN_SENTENCES ? 0 : readingGrade(sentences);
    expect(grade, hardest.join('\n')).toBeLessThanOrEqual(MAX_GRADE);
  });
});

describe('every page', () => {
  it.each(templatePaths)('%s has no word of the old manner', async (path) => {
    const sentences = await sentencesOf(path);
    const found = sentences.flatMap((sentence) =>
      phraseHits(sentence, phrases)
        .filter((hit) => !isQuoted(sentence, hit))
        .map((hit) => `${hit.found} (${hit.say}): ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});
