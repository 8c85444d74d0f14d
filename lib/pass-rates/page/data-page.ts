import type { Data } from '@/lib/data/data';
import { passRateDataset } from '@/lib/data/tables/pass-rate-dataset';
import type { BoardRow } from '@/lib/data/tables/pass-rates';
import { boards as boardTable } from '@/lib/data/tables/pass-rates';
import { type DatasetColumn, datasetColumns } from '@/lib/site/dataset/columns';
import { datasetContent } from '@/lib/site/dataset/content';
import { type DatasetFacts, datasetFacts } from '@/lib/site/dataset/facts';
import { datasetBytes } from '@/lib/site/dataset/files';
import { type DatasetFile, datasetFiles } from '@/lib/site/dataset/names';
import { attribution, guidance } from '@/lib/site/guidance';
import { identity } from '@/lib/site/identity';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { passRatesOf } from '../pass-rates';
import { type Coverage, type CoverageRow, coverageOf } from './coverage';
import { currentSince } from './rates-source';

/** A file to download. */
export interface Download {
  readonly name: string;
  readonly href: string;
  readonly what: string;
  readonly bytes: number;
}

/** A board with the results that we have. */
export interface BoardView extends CoverageRow {
  readonly board: BoardRow;
}

/** Everything that the page of the open dataset says. */
export interface DataPageView {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly facts: DatasetFacts;
  readonly downloads: readonly Download[];
  readonly license: { readonly name: string; readonly url: string };
  readonly attribution: string;
  /** One line for a list of references. */
  readonly citation: string;
  readonly citationRules: readonly string[];
  readonly columns: readonly DatasetColumn[];
  readonly coverage: Coverage;
  readonly boards: readonly BoardView[];
  readonly boardNotes: readonly string[];
  readonly problems: readonly string[];
  readonly changelog: ReturnType<typeof datasetContent>['changelog'];
  readonly structuredData: Readonly<Record<string, unknown>>;
}

const files: readonly DatasetFile[] = ['csv', 'json', 'datapackage', 'csvw', 'readme', 'checksums'];

/** schema.org Dataset, for search engines of data. */
function structuredData(facts: DatasetFacts) {
  const { dataset, operator } = identity();
  const { title, description, keywords, changelog } = datasetContent();
  const publisher = { '@type': 'Organization', name: operator, url: absoluteUrl('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `${absoluteUrl(paths.data)}#dataset`,
    name: dataset.name,
    alternateName: title,
    description,
    url: absoluteUrl(paths.data),
    version: dataset.version,
    keywords,
    license: dataset.license.url,
    creditText: attribution(),
    isAccessibleForFree: true,
    inLanguage: 'en-US',
    creator: publisher,
    publisher,
    datePublished: changelog.at(-1)?.date,
    dateModified: changelog[0]?.date,
    temporalCoverage: `${facts.firstMonth}/${facts.lastMonth}`,
    spatialCoverage: { '@type': 'Place', name: 'United States' },
    measurementTechnique:
      'Results published by state boards of nursing, read or quoted as each row says; 95 percent Wilson score intervals',
    variableMeasured: datasetColumns.map(({ name, description: text, unit }) => ({
      '@type': 'PropertyValue',
      name,
      description: text,
      ...(unit === undefined ? {} : { unitText: unit }),
    })),
    distribution: ([datasetFiles.csv, datasetFiles.json] as const).map(({ name, type }) => ({
      '@type': 'DataDownload',
      name,
      encodingFormat: type.split(';')[0],
      contentUrl: absoluteUrl(paths.dataFile(name)),
    })),
  };
}

export function dataPageView(data: Data): DataPageView {
  const held = passRatesOf(data);
  const { dataset, operator } = identity();
  const { description, changelog } = datasetContent();
  const facts = datasetFacts(held);
  const coverage = coverageOf(held, currentSince(data));
  const [released] = (changelog[0]?.date ?? '').split('-');
  return {
    name: dataset.name,
    version: dataset.version,
    description,
    facts,
    downloads: files.map((file) => {
      const { name, what } = datasetFiles[file];
      return { name, what, href: paths.dataFile(name), bytes: datasetBytes(file) };
    }),
    license: dataset.license,
    attribution: attribution(),
    citation: `${operator} (${released}). ${dataset.name}, version ${dataset.version} [data set]. ${absoluteUrl(paths.data)}`,
    citationRules: guidance().citationRules,
    columns: datasetColumns,
    coverage,
    boards: coverage.rows.flatMap((row) => {
      const board = data.board(row.slug);
      return board ? [{ ...row, board }] : [];
    }),
    boardNotes: boardTable.notes ?? [],
    problems: passRateDataset.notes ?? [],
    changelog,
    structuredData: structuredData(facts),
  };
}
