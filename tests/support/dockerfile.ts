import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What an image starts: where, with what, as whom. */
export interface Image {
  readonly folder: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** How it is found out whether it is well. */
  readonly healthcheck: readonly string[];
  /** Number of the user. */
  readonly user: number;
}

/** Instructions that say something of the running container alone. */
const OF_CONTAINER = new Set(['EXPOSE', 'ARG']);

/** The steps of a Dockerfile: an instruction and the rest of its line. */
function stepsOf(dockerfile: string): (readonly [instruction: string, rest: string])[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [instruction = '', ...rest] = line.split(' ');
      return [instruction, rest.join(' ')] as const;
    });
}

/** Files that a build is handed: those of the repository that .dockerignore does not leave out. Its patterns are names. */
function contextFiles(): string[] {
  const names = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  const patterns = names.map(
    (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`),
  );
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed
    .trim()
    .split('\n')
    .filter((file) => existsSync(file) && !patterns.some((pattern) => pattern.test(file)));
}

/**
 * Does what a Dockerfile says, with folders in place of images and without a container around what it runs. It knows the
 * instructions that ours has, and no others.
 *
 * @param root an empty folder, in which each stage gets one.
 * @param builder what the builder is given by `--build-arg`.
 * @throws Error where a step fails or is not known.
 */
export function followDockerfile(
  file: string,
  root: string,
  builder: Readonly<Record<string, string>>,
): Image {
  const stages = new Map<string, string>();
  let [folder, workdir, user] = ['', '/', 0];
  let command: readonly string[] = [];
  let healthcheck: readonly string[] = [];
  let environment: Record<string, string> = {};
  const within = (stage: string, name: string) =>
    path.join(stage, path.relative(workdir, path.resolve(workdir, name)));

  function copy(words: string[]): void {
    const source = /^--from=(.*)/.exec(words[0] ?? '')?.[1];
    const names = words.slice(source === undefined ? 0 : 1, -1);
    const target = words.at(-1) ?? '';
    if (source === undefined && names.join() === '.') {
      for (const one of contextFiles()) cpSync(one, path.join(folder, one));
      return;
    }
    for (const name of names) {
      const to = target.endsWith('/') ? path.join(target, path.basename(name)) : target;
      const stage = source === undefined ? process.cwd() : stages.get(source);
      if (stage === undefined) throw new Error(`There is no stage ${source}`);
      cpSync(within(stage, name), within(folder, to), { recursive: true });
    }
  }

  for (const [instruction, rest] of stepsOf(readFileSync(file, 'utf8'))) {
    if (instruction === 'FROM') {
      const name = / AS (\w+)/.exec(rest)?.[1] ?? 'last';
      folder = path.join(root, name);
      environment = {};
      mkdirSync(folder);
      stages.set(name, folder);
    } else if (instruction === 'WORKDIR') workdir = rest;
    else if (instruction === 'ENV') {
      for (const pair of rest.split(' ')) {
        const [name = '', value = ''] = pair.split('=');
        environment[name] = value.replace(/\$\{(\w+)\}/, (_, argument: string) => builder[argument] ?? '');
      }
    } else if (instruction === 'COPY') copy(rest.split(' '));
    else if (instruction === 'RUN') {
      // The tests have a kind of environment that a container has not.
      execFileSync('env', ['-u', 'NODE_ENV', 'sh', '-c', rest], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...environment },
      });
    } else if (instruction === 'USER') user = Number(rest);
    else if (instruction === 'CMD') command = JSON.parse(rest);
    else if (instruction === 'HEALTHCHECK')
      healthcheck = JSON.parse(rest.slice(rest.indexOf('CMD ') + 'CMD '.length));
    else if (!OF_CONTAINER.has(instruction)) throw new Error(`${instruction} is not known here`);
  }
  return { folder, command, healthcheck, environment, user };
}
