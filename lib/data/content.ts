/** Files of `content/`: UTF-8 text by path below it. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Text of a file. @throws Error when it is missing. */
export function contentText(files: ContentFiles, file: string): string {
  const text = files.get(file);
  if (text === undefined) throw new Error(`content/${file} is missing`);
  return text;
}
