import { type SourceFile, UnreadableFile } from '../files/source-file';
import { type DeclaredEncoding, textOf } from '../files/text';

/** Kinds of files that are not text, by how they begin. */
const otherKinds: readonly (readonly [start: RegExp, what: string])[] = [
  [/^PK/, 'an Excel workbook or an archive, not a CSV; save its sheet as "CSV UTF-8"'],
  [/^\u00D0\u00CF/, 'a workbook of an older Excel, not a CSV; save its sheet as "CSV UTF-8"'],
  [/^%PDF/, 'a PDF, not a CSV; turn its table into one by hand, as docs/data.md describes'],
  [/^\s*</, 'a web page, not a CSV'],
];

/** Bytes by which a kind is known. */
const START = 64;

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** A file that was declared and is UTF-8 all the same would be read into garbled letters. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[^\p{ASCII}]/u.test(text);
  } catch {
    return false;
  }
}

/**
 * Text of a CSV file that a person made of a board's table.
 * @throws UnreadableFile when it is another kind of file, or its bytes are not text of its encoding.
 */
export function fileText(file: SourceFile, declared?: DeclaredEncoding): string {
  const start = latin(file.bytes.subarray(0, START));
  const kind = otherKinds.find(([beginning]) => beginning.test(start));
  if (kind) throw new UnreadableFile(file.name, kind[1]);
  if (declared === 'windows-1252' && isUtf8(file.bytes)) {
    throw new UnreadableFile(file.name, 'is UTF-8, not Windows-1252; leave --encoding out');
  }
  const text = textOf(file, declared);
  if (text.includes('\0')) {
    const line = text.slice(0, text.indexOf('\0')).split(/\r\n?|\n/).length;
    throw new UnreadableFile(
      file.name,
      `line ${line} holds NUL characters, as UTF-16 without a mark does; save it as "CSV UTF-8", or say --encoding utf-16`,
    );
  }
  return text;
}
