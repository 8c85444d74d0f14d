import { createHash } from 'node:crypto';

/** A file as its publisher released it, or a member of an archive. */
export interface SourceFile {
  /** Its name without folders; letter case as the publisher has it. */
  readonly name: string;
  /** Name of the archive that it is a member of: publishers put the date of a release there. */
  readonly archive?: string;
  readonly bytes: Uint8Array;
  /** SHA-256 of the file that was downloaded: of the archive, for its members. */
  readonly sha256: string;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Says what is wrong with a file that cannot be read: its message names the file and is shown as it is. */
export class UnreadableFile extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
  }
}
