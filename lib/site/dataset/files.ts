import { createHash } from 'node:crypto';
import { loadData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { csvDocument, csvwDocument, jsonDocument, packageDocument } from './documents';
import { datasetFacts } from './facts';
import { type DatasetFile, datasetFiles } from './names';
import { readmeDocument } from './readme';
import { datasetRows } from './rows';

type Documents = Readonly<Record<Exclude<DatasetFile, 'checksums'>, string>>;

/** One line a file, as `sha256sum --check` reads it. */
function checksums(documents: Documents): string {
  const named: Readonly<Partial<Record<string, string>>> = documents;
  return Object.entries(datasetFiles)
    .flatMap(([file, { name }]) => {
      const text = named[file];
      return text === undefined ? [] : [`${createHash('sha256').update(text).digest('hex')}  ${name}\n`];
    })
    .join('');
}

/** Text of every file below /data, made on first use. */
const texts = once((): Readonly<Record<DatasetFile, string>> => {
  const rows = datasetRows();
  const facts = datasetFacts(passRatesOf(loadData()));
  const csv = csvDocument(rows);
  const documents = {
    csv,
    json: jsonDocument(rows, facts),
    datapackage: packageDocument(csv, rows),
    csvw: csvwDocument(),
    readme: readmeDocument(facts),
  };
  return { ...documents, checksums: checksums(documents) };
});

/** Text of a file of the dataset. The same content and configuration give the same bytes. */
export const datasetText = (file: DatasetFile): string => texts()[file];

/** Bytes of a file as it is sent without compression. */
export const datasetBytes = (file: DatasetFile): number => Buffer.byteLength(datasetText(file));
