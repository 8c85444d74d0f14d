/** Names and types of the files below /data, most used first. */
export const datasetFiles = {
  csv: {
    name: 'nclex-pass-rates.csv',
    type: 'text/csv; charset=utf-8; header=present',
    what: 'The rows as CSV (RFC 4180, UTF-8, one header line)',
  },
  json: {
    name: 'nclex-pass-rates.json',
    type: 'application/json',
    what: 'Metadata and the same rows as JSON',
  },
  datapackage: {
    name: 'datapackage.json',
    type: 'application/json',
    what: 'Data Package (version 2): every column with type, range and allowed values',
  },
  csvw: {
    name: 'nclex-pass-rates.csv-metadata.json',
    type: 'application/csvm+json',
    what: 'The same as CSV on the Web metadata (CSVW)',
  },
  readme: {
    name: 'README.md',
    type: 'text/markdown; charset=utf-8',
    what: 'What the file holds, its columns, license and known problems, in words',
  },
  checksums: {
    name: 'checksums.txt',
    type: 'text/plain; charset=utf-8',
    what: 'SHA-256 of each file, as sha256sum reads it',
  },
} as const;

export type DatasetFile = keyof typeof datasetFiles;
