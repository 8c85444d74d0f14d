import { readFileSync } from 'node:fs';
import { z } from 'zod';

const locked = z.object({
  version: z.string(),
  dev: z.boolean().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
});

const { packages } = z
  .object({ packages: z.record(z.string(), locked) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Every package that is installed, by its folder. */
export const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Those of them that the service runs with. */
export const shipped = installed.filter(([, { dev }]) => !dev);
