import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SourceFile, sha256 } from '@/lib/data/import/files/source-file';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/raw');

/** A publisher's file with the bytes of a test. */
export const fileOfBytes = (name: string, bytes: Uint8Array): SourceFile => ({
  name,
  bytes,
  sha256: sha256(bytes),
});

/** A publisher's file with the text of a test. */
export const fileOfText = (name: string, text: string) => fileOfBytes(name, new TextEncoder().encode(text));

/** A publisher's file from tests/fixtures/raw, under another name where the test says one. */
export const rawFile = (place: string, name = path.basename(place)) =>
  fileOfBytes(name, readFileSync(path.join(FOLDER, place)));

/** Text of a publisher's file from tests/fixtures/raw. */
export const rawText = (place: string) => readFileSync(path.join(FOLDER, place), 'utf8');
