// Prints the closing line of CI: "N passed, N failed", summed over the Vitest reports in a folder.
// A step that failed without a failing test (lint, types, build) counts as one failure.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [folder = 'reports', status = '0'] = process.argv.slice(2);
const reports = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.vitest.json'))
      .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  : [];
const sum = (member) => reports.reduce((total, report) => total + report[member], 0);
const failed = sum('numFailedTests');
const other = status === '0' || failed > 0 ? 0 : 1;
console.log(`${sum('numPassedTests')} passed, ${failed + other} failed`);
