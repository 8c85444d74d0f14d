import { fileURLToPath } from 'node:url';

// Content is read relative to the root of the repository, two folders above the built proxy.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
