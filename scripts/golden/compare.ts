import { isFigure, type Move } from '../../lib/numbers/moves';
import { type Cells, type GoldenPair, readAnswers } from './answers';

/** A figure of an answer that moved. */
export interface FigureMove extends Move {
  readonly answer: string;
  readonly field: string;
}

/** Words of an answer that changed, or a figure that became known or unknown: '' on that side. */
export interface TextChange {
  readonly answer: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions of a golden file. */
export interface GoldenChanges {
  /** Answers after the change. */
  readonly answers: number;
  readonly changed: number;
  /** Changed answers of which only the digest moved: what they show is as before. */
  readonly onlyDigest: number;
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly moves: readonly FigureMove[];
  readonly texts: readonly TextChange[];
}

/** A hash over what a table doesn't show. */
const DIGEST = 'digest';
const NUMBER = /\d[\d,.]*\d|\d/g;

/** Returns a text with `#` for each of its numbers. */
export const wordsOf = (text: string) => text.replace(NUMBER, '#');
const numbersOf = (text: string) =>
  (text.match(NUMBER) ?? []).map((number) => Number(number.replaceAll(',', '')));

/** Fields of the same name in a list are one field: "timeline.3.year" is "timeline.year". */
const fieldName = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '');

/** The numbers of two texts, where these say the same in words; undefined where they don't. */
function movesWithin(before: string, after: string): Move[] | undefined {
  if (isFigure(before) && isFigure(after)) return [{ before: Number(before), after: Number(after) }];
  if (before === '' || wordsOf(before) !== wordsOf(after)) return undefined;
  const next = numbersOf(after);
  const moves = numbersOf(before).map((number, index) => ({
    before: number,
    after: next[index] ?? Number.NaN,
  }));
  const isRead = moves.every((move) => Number.isFinite(move.before) && Number.isFinite(move.after));
  return isRead ? moves.filter((move) => move.before !== move.after) : undefined;
}

interface AnswerChanges {
  readonly moves: readonly FigureMove[];
  readonly texts: readonly TextChange[];
}

function changesOfAnswer(answer: string, before: Cells, after: Cells, inWords: boolean): AnswerChanges {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const moves: FigureMove[] = [];
  const texts: TextChange[] = [];
  for (const path of fields) {
    const [old, next] = [before[path] ?? '', after[path] ?? ''];
    if (old === next || path === DIGEST) continue;
    const field = fieldName(path);
    const isNumber = isFigure(old) && isFigure(next);
    const moved = isNumber || inWords ? movesWithin(old, next) : undefined;
    if (moved === undefined) texts.push({ answer, field, before: old, after: next });
    else moves.push(...moved.map((move) => ({ answer, field, ...move })));
  }
  return { moves, texts };
}

/**
 * Compares two versions of a golden file.
 *
 * Cells of a table may hold figures in words ("33.9 of 50: 1.029"): they are read where the words are the same.
 * Sentences of a JSON case are not: its figures have fields of their own.
 */
export function compareGolden(pair: GoldenPair): GoldenChanges {
  const { before, after } = readAnswers(pair);
  const inWords = pair.name.endsWith('.csv');
  const differing = [...after].flatMap(([answer, next]) => {
    const old = before.get(answer);
    const same = old !== undefined && JSON.stringify(old) === JSON.stringify(next);
    return old === undefined || same ? [] : [changesOfAnswer(answer, old, next, inWords)];
  });
  return {
    answers: after.size,
    changed: differing.length,
    onlyDigest: differing.filter(({ moves, texts }) => moves.length + texts.length === 0).length,
    added: [...after.keys()].filter((answer) => !before.has(answer)),
    gone: [...before.keys()].filter((answer) => !after.has(answer)),
    moves: differing.flatMap(({ moves }) => moves),
    texts: differing.flatMap(({ texts }) => texts),
  };
}
