import { isUtf8 } from 'node:buffer';
import { type SourceFile, UnreadableFile } from './source-file';

/** Encodings that a reader may declare; a file may name its own by a mark at the start. */
export const declaredEncodings = ['utf-8', 'utf-16', 'windows-1252'] as const;
export type DeclaredEncoding = (typeof declaredEncodings)[number];

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** The encoding that a mark at the start names. */
function marked(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined;
}

/** First of the 32 bytes that Windows-1252 has letters, quotes and dashes for, and the letters in their order. */
const WINDOWS_START = 0x80;
const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes Windows-1252 also where Node takes it for Latin-1, which has control characters in these places. */
const decodeWindows = (decoded: string) =>
  decoded.replaceAll(
    /[\u0080-\u009f]/g,
    (letter) => WINDOWS_LETTERS[letter.charCodeAt(0) - WINDOWS_START] ?? letter,
  );

/**
 * Text of a file in UTF-8, in UTF-16 with a mark, or in the encoding that is declared.
 *
 * @throws UnreadableFile when the bytes are not text of that encoding, or hold U+FFFD: the letters are lost.
 */
export function textOf({ name, bytes }: SourceFile, declared?: DeclaredEncoding): string {
  const encoding = marked(bytes) ?? (declared === 'utf-16' ? 'utf-16le' : (declared ?? 'utf-8'));
  try {
    const decoded = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const text = encoding === 'windows-1252' ? decodeWindows(decoded) : decoded;
    const lost = text.indexOf('\uFFFD');
    if (lost < 0) return text;
    const line = text.slice(0, lost).split(/\r\n?|\n/).length;
    throw new UnreadableFile(
      name,
      `line ${line} holds U+FFFD, which stands for a letter that is lost; ask for the file again`,
    );
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const advice =
      encoding === 'utf-8'
        ? 'not UTF-8. Save it as "CSV UTF-8", or say --encoding windows-1252 if it was saved by an older Excel'
        : `not ${encoding}`;
    throw new UnreadableFile(name, advice);
  }
}

/** Text of a federal file: UTF-8, or Windows-1252, in which NCES published until 2022. */
export function textOfEither(file: SourceFile): string {
  return textOf(file, isUtf8(file.bytes) ? 'utf-8' : 'windows-1252');
}

/** Bytes that are decoded at a time. */
const CHUNK = 2 ** 22;

/** Lines of an ASCII file of any size, without their ends. */
export function* linesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('latin1');
  let rest = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const lines = (rest + decoder.decode(bytes.subarray(at, at + CHUNK))).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  if (rest !== '') yield rest;
}
