import path from 'node:path';
import ts from 'typescript';

/** A pattern of the old manner and the plain words that replace it. */
interface Word {
  find: string;
  say: string;
}

export interface WordList {
  /** Looked for in comments, strings, JSX text and prose. */
  phrases: Word[];
  /** Looked for as whole names of exports and files. */
  names: Word[];
  exceptions: { file: string; find: string; why: string }[];
}

export interface Finding {
  file: string;
  line: number;
  found: string;
  say: string;
}

/** A stretch of a file with the old manner in it, before exceptions. */
interface Hit {
  offset: number;
  found: string;
  say: string;
}

const CODE = /[.](?:tsx?|mts|mjs|cjs)$/;

/** Compiles a phrase so that it also matches across the lines of a comment or paragraph. */
function phrasePattern(find: string): RegExp {
  return new RegExp(`\\b(?:${find.replaceAll(/(?<![[-])\s/g, '[\\s*/]+')})\\b`, 'gi');
}

/** Returns the words of the old manner in a text. */
export function phraseHits(text: string, phrases: Word[]): Hit[] {
  return phrases.flatMap(({ find, say }) =>
    [...text.matchAll(phrasePattern(find))].map((match) => ({ offset: match.index, found: match[0], say })),
  );
}

function badName(name: string, names: Word[]): Word | undefined {
  return names.find(({ find }) => new RegExp(`^(?:${find})$`, 'i').test(name));
}

/** Returns the innermost node whose full text, comments in front of it included, covers the offset. */
function nodeAt(source: ts.SourceFile, offset: number): ts.Node {
  let found: ts.Node = source;
  for (let inner: ts.Node | undefined = found; inner; ) {
    found = inner;
    inner = ts.forEachChild(found, (child) =>
      child.getFullStart() <= offset && offset < child.getEnd() ? child : undefined,
    );
  }
  return found;
}

const isText = (node: ts.Node) =>
  ts.isLiteralExpression(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Whether the offset, which is in no string, is in a comment. */
function isInComment(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line.includes('//') || before.lastIndexOf('/*') > before.lastIndexOf('*/');
}

/** Whether the offset is in a comment, a string, a template or JSX text, not in a name or a module path. */
function isProse(source: ts.SourceFile, offset: number): boolean {
  const node = nodeAt(source, offset);
  if (offset < node.getStart(source)) return true;
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return false;
  if (!isText(node)) return isInComment(source.text, offset);
  return !(ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent));
}

function exportedNames(source: ts.SourceFile): ts.Identifier[] {
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier);
    }
    const { name } = statement as ts.DeclarationStatement;
    return name && ts.isIdentifier(name) ? [name] : [];
  });
}

function codeHits(file: string, text: string, list: WordList): Hit[] {
  const phrases = phraseHits(text, list.phrases);
  const mayExport = list.names.some(({ find }) => new RegExp(`\\b(?:${find})\\b`, 'i').test(text));
  if (phrases.length === 0 && !mayExport) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = exportedNames(source).flatMap((name) => {
    const word = badName(name.text, list.names);
    return word ? [{ offset: name.getStart(source), found: name.text, say: word.say }] : [];
  });
  return [...phrases.filter(({ offset }) => isProse(source, offset)), ...names];
}

/** Blanks everything but line breaks, so that offsets keep their lines. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Blanks what is not prose of a Markdown page: code, addresses of links and quotations of others. */
function markdownProse(text: string): string {
  return text
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)]*\)/g, blank)
    .replaceAll(/^>.*$/gm, blank);
}

/** Keeps the comments of a stylesheet. */
function styleComments(text: string): string {
  return text.replaceAll(/(\/\*[\s\S]*?\*\/)|[^\n]/g, (match, comment) => comment ?? blank(match));
}

function hitsIn(file: string, text: string, list: WordList): Hit[] {
  if (CODE.test(file)) return codeHits(file, text, list);
  if (file.endsWith('.md')) return phraseHits(markdownProse(text), list.phrases);
  if (file.endsWith('.css')) return phraseHits(styleComments(text), list.phrases);
  return phraseHits(text, list.phrases);
}

function fileNameHits(file: string, list: WordList): Hit[] {
  const name = path.basename(file).replace(/(?:[.](?:test|bench))?[.][a-z]+$/, '');
  const word = CODE.test(file) ? badName(name, list.names) : undefined;
  return word ? [{ offset: 0, found: path.basename(file), say: word.say }] : [];
}

/** Returns the words of the old manner in a file, by line. */
export function checkFile(file: string, text: string, list: WordList): Finding[] {
  const exceptions = list.exceptions.filter((exception) => file.startsWith(exception.file));
  return [...fileNameHits(file, list), ...hitsIn(file, text, list)]
    .filter(({ found }) => !exceptions.some(({ find }) => new RegExp(`^(?:${find})$`, 'i').test(found)))
    .map(({ offset, found, say }) => ({
      file,
      line: text.slice(0, offset).split('\n').length,
      found: found.replaceAll(/[\s*]+/g, ' '),
      say,
    }))
    .sort((one, other) => one.line - other.line);
}
