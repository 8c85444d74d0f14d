import path from 'node:path';
import { ascending, group, median } from 'd3-array';
import { formatCount, formatPercentChange } from '../../lib/numbers/format';
import { largestFirst, type Move, relativeChange } from '../../lib/numbers/moves';
import { cut } from '../../lib/text/quoted';
import { markdownTable } from '../markdown-report';
import type { GoldenPair } from './answers';
import { compareGolden, type FigureMove, type GoldenChanges, type TextChange, wordsOf } from './compare';

// A difference may be in quotation marks alone: they stay.
const quoted = (text: string, maxLength: number) => `“${cut(text, maxLength)}”`;

/** Fields of a file that are named, those with the largest move first. */
const NAMED_FIELDS = 10;
/** Texts, lines and answers that are named; the others are counted. */
const NAMED = 3;
const LONGEST_TEXT = 120;
const LONGEST_LINE = 400;
/** Letters of a changed text that are printed before the first that differs. */
const LETTERS_BEFORE = 30;

const right = (heading: string) => ({ heading, align: 'right' as const });
const percentOf = (move: Move) => {
  const change = relativeChange(move);
  return Number.isFinite(change) ? formatPercentChange(change * 100) : 'from 0';
};

/** A folder of golden files is one subject. */
const subjectOf = (name: string) =>
  path.dirname(name) === '.' ? name : `${path.dirname(name)}/*${path.extname(name)}`;

/** Changes of several files together; an answer is named with its file where that tells which. */
function together(pairs: readonly GoldenPair[]): GoldenChanges {
  const all = pairs.map((pair) => {
    const isTable = pair.name.endsWith('.csv') && path.dirname(pair.name) !== '.';
    const file = path.basename(pair.name, path.extname(pair.name));
    return {
      changes: compareGolden(pair),
      named: (answer: string) => (isTable ? `${file}: ${answer}` : answer),
    };
  });
  const sum = (of: (changes: GoldenChanges) => number) =>
    all.reduce((total, { changes }) => total + of(changes), 0);
  return {
    answers: sum(({ answers }) => answers),
    changed: sum(({ changed }) => changed),
    onlyDigest: sum(({ onlyDigest }) => onlyDigest),
    added: all.flatMap(({ changes, named }) => changes.added.map(named)),
    gone: all.flatMap(({ changes, named }) => changes.gone.map(named)),
    moves: all.flatMap(({ changes, named }) =>
      changes.moves.map((move) => ({ ...move, answer: named(move.answer) })),
    ),
    texts: all.flatMap(({ changes, named }) =>
      changes.texts.map((text) => ({ ...text, answer: named(text.answer) })),
    ),
  };
}

const isChanged = ({ changed, added, gone }: GoldenChanges) => changed + added.length + gone.length > 0;

/** One row for each field: how many figures moved, the middle move, and the largest with its answer. */
function fieldRows(moves: readonly FigureMove[]): string[][] {
  const fields = group(largestFirst(moves), ({ field }) => field);
  return [...fields].slice(0, NAMED_FIELDS).map(([field, [largest, ...others]]) => {
    if (largest === undefined) return [];
    const middle = median([largest, ...others], relativeChange) ?? 0;
    return [
      field,
      formatCount(others.length + 1),
      Number.isFinite(middle) ? formatPercentChange(middle * 100) : 'from 0',
      percentOf(largest),
      largest.answer,
      largest.before.toLocaleString('en-US'),
      largest.after.toLocaleString('en-US'),
    ];
  });
}

function examples(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const named = lines.slice(0, NAMED).map((line) => `- ${line}`);
  return [[`${heading}: ${formatCount(lines.length)}, for example`, '', ...named].join('\n')];
}

/** Texts that are read first: a figure no longer known, one that became known, other words, other numbers. */
function urgency({ before, after }: TextChange): number {
  const kinds = [after === '', before === '', wordsOf(before) !== wordsOf(after), true];
  return kinds.indexOf(true);
}

/** Both sides of a changed text from shortly before they differ. */
function describeText({ answer, field, before, after }: TextChange): string {
  const differs = [...before].findIndex((letter, index) => letter !== after[index]);
  const from = Math.max(0, (differs < 0 ? before.length : differs) - LETTERS_BEFORE);
  const side = (text: string) =>
    text === '' ? 'not known' : quoted(`${from > 0 ? '…' : ''}${text.slice(from)}`, LONGEST_TEXT);
  return `${answer}, ${field}: ${side(before)} → ${side(after)}`;
}

function section(subject: string, { added, gone, moves, texts }: GoldenChanges): string {
  const rows = fieldRows(moves);
  const fields = new Set(moves.map(({ field }) => field)).size;
  const inOrder = texts.toSorted((a, b) => ascending(urgency(a), urgency(b)));
  return [
    `## ${subject}`,
    ...(rows.length === 0
      ? []
      : [
          markdownTable(
            [
              { heading: 'field' },
              right('figures moved'),
              right('middle'),
              right('largest'),
              { heading: 'of' },
              right('before'),
              right('after'),
            ],
            rows,
          ),
        ]),
    ...(fields > rows.length ? [`and ${formatCount(fields - rows.length)} more fields that moved less`] : []),
    ...examples('Texts changed, figures now known or unknown', inOrder.map(describeText)),
    ...examples(
      'Added',
      added.map((answer) => quoted(answer, LONGEST_LINE)),
    ),
    ...examples(
      'Gone',
      gone.map((answer) => quoted(answer, LONGEST_LINE)),
    ),
  ].join('\n\n');
}

/** Writes what differs between golden files as tables, largest moves first; undefined where nothing does. */
export function reportGolden(pairs: readonly GoldenPair[]): string | undefined {
  const subjects = [...group(pairs, ({ name }) => subjectOf(name))]
    .map(([subject, some]) => ({ subject, changes: together(some) }))
    .filter(({ changes }) => isChanged(changes));
  if (subjects.length === 0) return undefined;
  const summary = markdownTable(
    [
      { heading: 'golden file' },
      ...['answers', 'changed', 'only in the digest', 'added', 'gone', 'figures moved', 'texts changed'].map(
        right,
      ),
    ],
    subjects.map(({ subject, changes }) => [
      subject,
      ...[
        changes.answers,
        changes.changed,
        changes.onlyDigest,
        changes.added.length,
        changes.gone.length,
        changes.moves.length,
        changes.texts.length,
      ].map(formatCount),
    ]),
  );
  return [summary, ...subjects.map(({ subject, changes }) => section(subject, changes))].join('\n\n');
}
