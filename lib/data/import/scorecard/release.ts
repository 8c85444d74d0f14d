import { isDay } from '../day';
import { type SourceFile, UnreadableFile } from '../files/source-file';

const DATE = /_(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})\.(zip|csv)$/i;

/** Day of a release as 2026-06-10, by the name of the archive that was downloaded, or of the file. @throws UnreadableFile */
export function releaseOf({ name, archive }: SourceFile): string {
  const { year = '', month = '', day = '' } = (archive ?? name).match(DATE)?.groups ?? {};
  const release = `${year}-${month}-${day}`;
  if (isDay(release)) return release;
  const dated = `${name.replace(/\.csv$/i, '')}_06102026`;
  throw new UnreadableFile(
    archive ?? name,
    `does not name its release; give the ZIP as it is downloaded (${dated}.zip), or put the date of the release into the name (${dated}.csv)`,
  );
}

/** The release of all files. @throws UnreadableFile when they are of several. */
export function oneRelease(files: readonly SourceFile[]): string {
  const releases = new Map(files.map((file) => [releaseOf(file), file.archive ?? file.name]));
  const [[release = ''] = [], ...others] = releases;
  if (others.length === 0) return release;
  throw new UnreadableFile(
    [...releases.values()].join(', '),
    `one release at a time: these are of ${[...releases.keys()].join(' and ')}`,
  );
}
