import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the files of a build's pages with an extension. */
export function pageFiles(build: string, ending: string): string[] {
  const folder = path.join(build, 'server', 'app');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}

/** Returns the path of a built page: `/states/ohio` of `server/app/states/ohio.html`. */
export function pagePath(file: string, build: string): string {
  const name = path.relative(path.join(build, 'server', 'app'), file).slice(0, -'.html'.length);
  return name === 'index' ? '/' : `/${name.split(path.sep).join('/')}`;
}
