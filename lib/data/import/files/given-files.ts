import { type SourceFile, UnreadableFile } from './source-file';

/** Names of files, for a message. */
export const fileNames = (files: readonly SourceFile[]) => files.map(({ name }) => name).join(', ');

/** Says that a file which is needed is not among those given. */
export const noSuchFile = (files: readonly SourceFile[], takes: string) =>
  new UnreadableFile(fileNames(files), `no such file is among these: ${takes}`);

/**
 * The one file that an importer needs.
 * @throws UnreadableFile when none is named so, or several are.
 */
export function onlyFile(files: readonly SourceFile[], name: RegExp, takes: string): SourceFile {
  const [found, ...others] = files.filter((file) => name.test(file.name));
  if (found === undefined) throw noSuchFile(files, takes);
  if (others.length > 0) {
    throw new UnreadableFile(fileNames(files), `one edition at a time: several files are ${takes}`);
  }
  return found;
}

/** The file that an importer also reads where it is given. @throws UnreadableFile when several are named so. */
export function optionalFile(
  files: readonly SourceFile[],
  name: RegExp,
  takes: string,
): SourceFile | undefined {
  return files.some((file) => name.test(file.name)) ? onlyFile(files, name, takes) : undefined;
}

/** The file given, by whatever name. @throws UnreadableFile for the reason when there are others, or none. */
export function soleFile(files: readonly SourceFile[], reason: string): SourceFile {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new UnreadableFile(fileNames(files), reason);
  return file;
}
