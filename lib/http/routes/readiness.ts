import { contentVersion } from '@/lib/data/datapackage';
import { readContent } from '@/lib/data/read';
import { allTables } from '@/lib/data/registry';
import { dataVersion } from '@/lib/data/version';
import { endpoints } from '@/lib/site/api/endpoints';
import { paths, withQuery } from '@/lib/site/urls';
import { requestOwn } from './health';

/** Tests whether the tables are, byte by byte, those of the data version. */
export function isContentWhole(
  read: (file: string) => string = readContent,
  version: string = dataVersion(),
): boolean {
  const files = new Map(allTables.map(({ table: { file } }) => [file, read(file)]));
  return contentVersion(files) === version;
}

/** Returns a path for each thing that is loaded on first use: tables, catalogue, pages. */
function warmingAddresses(): string[] {
  const api = endpoints.map(({ path, exampleRequest = path }) => exampleRequest);
  return [...api, withQuery(paths.programs, 'limit=1'), paths.passRates];
}

let making: Promise<boolean> | undefined;

/** Resolves once the tables are checked and all that loads on first use is loaded. The next call retries a failure. */
export async function isReady(): Promise<boolean> {
  making ??= (async () => {
    if (!isContentWhole())
      throw new Error('The tables are not those of this version: run npm run data:build');
    await requestOwn(warmingAddresses());
    return true;
  })().catch((error: unknown) => {
    making = undefined;
    throw error;
  });
  return making;
}
