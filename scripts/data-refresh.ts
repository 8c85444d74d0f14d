/**
 * `npm run data:refresh -- --check`: which tables have a newer edition by the publishers' calendars, without network.
 * Ends with 1 when one has, for a scheduled job.
 */

import { parseArgs } from 'node:util';
import { z } from 'zod';
import { parseCsv } from '../lib/data/csv';
import { editions, editionsFile } from '../lib/data/editions';
import { readContent } from '../lib/data/read';
import { tables } from '../lib/data/registry';
import { releaseCalendar } from '../lib/data/tables/release-calendar';
import { errorMessage } from '../lib/text/error-message';
import { howToFetch, reportRefresh } from './data-refresh/report';

const USAGE = `Usage: npm run data:refresh -- [--check [--on 2027-03-01]]

--check  which tables have a newer edition by the publishers' calendars; ends with 1 when one has
--on     as on another day`;

function refuse(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function parsed() {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false }, on: { type: 'string' } } })
      .values;
  } catch (error) {
    return refuse(errorMessage(error));
  }
}

const { check, on: given } = parsed();
if (given !== undefined && !check) refuse('--on is the day of --check: give both');
const on = given ?? new Date().toISOString().slice(0, '2026-11-28'.length);
if (!z.iso.date().safeParse(on).success) refuse(`--on: ${on} is not a day, such as 2027-03-01`);

const releases = parseCsv(releaseCalendar.file, readContent(releaseCalendar.file), releaseCalendar.row);
if (check) {
  const { text, newer } = reportRefresh(releases, { tables, editions: editionsFile.parse(editions) }, on);
  console.log(text);
  process.exitCode = newer > 0 ? 1 : 0;
} else console.log(howToFetch(releases));
