import { fileURLToPath } from 'node:url';

// The tables are read from the root of the site, wherever the process was started: two folders above the built proxy.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
