import { dataLicense, fileStamp, tableSchema } from '@/lib/data/datapackage';
import { type PassRateDatasetRow, passRateDataset } from '@/lib/data/tables/pass-rate-dataset';
import { dataVersion, releaseDate } from '@/lib/data/version';
import { writeTable } from '@/lib/data/write';
import { attribution, guidance } from '../guidance';
import { identity } from '../identity';
import { absoluteUrl, paths } from '../urls';
import { type DatasetColumn, datasetColumns } from './columns';
import { datasetContent } from './content';
import type { DatasetFacts } from './facts';
import { datasetFiles } from './names';

const indented = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** The rows as RFC 4180 has them, line ends included. */
export const csvDocument = (rows: readonly PassRateDatasetRow[]) => writeTable(passRateDataset, rows, '\r\n');

/** What every description of the dataset says first. */
function described() {
  const { title, description } = datasetContent();
  const { dataset } = identity();
  return { name: dataset.name, title, version: dataset.version, description };
}

const describeColumn = ({ name, type, description, unit, enum: values, optional }: DatasetColumn) => ({
  name,
  type,
  description,
  ...(unit === undefined ? {} : { unit }),
  ...(values === undefined ? {} : { allowed_values: values }),
  may_be_null: optional,
});

/** Metadata and rows in one document; members of a row are the columns, null where the CSV has an empty cell. */
export function jsonDocument(rows: readonly PassRateDatasetRow[], facts: DatasetFacts): string {
  const { license } = identity().dataset;
  const head = {
    ...described(),
    released: releaseDate(),
    data_version: dataVersion(),
    homepage: absoluteUrl(paths.data),
    license: { name: license.name, url: license.url, attribution: attribution() },
    citation_rules: guidance().citationRules,
    verification: facts.byVerification.map(({ verification, inWords, rows: count }) => ({
      verification,
      meaning: inWords,
      rows: count,
    })),
    notes: passRateDataset.notes,
    changelog: datasetContent().changelog,
    columns: datasetColumns.map(describeColumn),
    row_count: rows.length,
  };
  // A row a line: a reader can look into it, and a change shows as one line.
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `${JSON.stringify(head, null, 1).slice(0, -'\n}'.length)},\n "rows": [\n${lines}\n]}\n`;
}

/** The publishers named in the rows, each once, in the order in which they occur. */
function publishers(rows: readonly PassRateDatasetRow[]) {
  return [...new Map(rows.map(({ source_name, source_url }) => [source_name, source_url]))].map(
    ([title, path]) => ({ title, path }),
  );
}

/** Data Package, version 2, of the CSV file. */
export function packageDocument(csv: string, rows: readonly PassRateDatasetRow[]): string {
  const { keywords } = datasetContent();
  const { operator } = identity();
  const { title, version, description } = described();
  const [name = ''] = datasetFiles.csv.name.split('.');
  return indented({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name,
    title,
    description,
    version,
    created: `${releaseDate()}T00:00:00Z`,
    homepage: absoluteUrl(paths.data),
    keywords,
    licenses: [dataLicense],
    contributors: [{ title: operator, roles: ['publisher'], path: absoluteUrl('/') }],
    sources: publishers(rows),
    attribution: attribution(),
    dataVersion: dataVersion(),
    resources: [
      {
        name,
        type: 'table',
        path: datasetFiles.csv.name,
        title,
        description: passRateDataset.description,
        edition: passRateDataset.edition,
        notes: passRateDataset.notes,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        ...fileStamp(csv),
        rows: rows.length,
        schema: tableSchema(passRateDataset),
      },
    ],
  });
}

/** A column as CSV on the Web describes it: the datatype with its range, or the words that are allowed. */
function csvwColumn({ name, type, description, enum: values, optional, ...facts }: DatasetColumn) {
  const { minimum, maximum, pattern } = facts;
  const bases: Readonly<Record<string, string>> = {
    integer: 'integer',
    number: 'decimal',
    boolean: 'boolean',
  };
  const format = values === undefined ? pattern : `^(${values.join('|')})$`;
  return {
    name,
    titles: name,
    'dc:description': description,
    datatype: {
      base: bases[type] ?? 'string',
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
      ...(format === undefined ? {} : { format }),
    },
    required: !optional,
  };
}

/** CSV on the Web metadata of the CSV file. */
export function csvwDocument(): string {
  const { license } = identity().dataset;
  const { title, version, description } = described();
  return indented({
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    url: datasetFiles.csv.name,
    'dc:title': title,
    'dc:description': description,
    'dc:publisher': { 'schema:name': identity().operator, 'schema:url': { '@id': absoluteUrl('/') } },
    'dc:license': { '@id': license.url },
    'dc:issued': { '@value': releaseDate(), '@type': 'xsd:date' },
    'dc:bibliographicCitation': attribution(),
    'schema:version': version,
    'dcat:keyword': datasetContent().keywords,
    dialect: { header: true, encoding: 'utf-8', delimiter: ',', quoteChar: '"', doubleQuote: true },
    tableSchema: { columns: datasetColumns.map(csvwColumn) },
  });
}
