import { contentVersion } from '@/lib/data/datapackage';
import { readContent } from '@/lib/data/read';
import { allTables } from '@/lib/data/registry';
import { dataVersion } from '@/lib/data/version';
import { endpoints } from '@/lib/site/api/endpoints';
import { paths, withQuery } from '@/lib/site/urls';
import { askOwn } from './health';

/** Whether the tables are the ones that the version of the data stands for, byte by byte. */
export function isContentWhole(
  read: (file: string) => string = readContent,
  version: string = dataVersion(),
): boolean {
  const files = new Map(allTables.map(({ table: { file } }) => [file, read(file)]));
  return contentVersion(files) === version;
}

/** One request for each thing that is loaded on first use: the tables, the catalogue, the pages that read them. */
function warmingAddresses(): string[] {
  const api = endpoints.map(({ path, exampleRequest = path }) => exampleRequest);
  return [...api, withQuery(paths.programs, 'limit=1'), paths.passRates];
}

let making: Promise<boolean> | undefined;

/**
 * Whether the service can answer everything at its usual speed: the tables are whole, and everything that is loaded on
 * first use has been. Found out once; where it fails the next question tries again.
 */
export async function isReady(): Promise<boolean> {
  making ??= (async () => {
    if (!isContentWhole())
      throw new Error('The tables are not those of this version: run npm run data:build');
    await askOwn(warmingAddresses());
    return true;
  })().catch((error: unknown) => {
    making = undefined;
    throw error;
  });
  return making;
}
