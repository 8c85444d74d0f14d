import { datasetText } from '@/lib/site/dataset/files';
import { type DatasetFile, datasetFiles } from '@/lib/site/dataset/names';
import { identity } from '@/lib/site/identity';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { fileResponse } from '../responses/file';
import type { Link } from '../responses/links';

/** Returns the links from a file to its description and its license. */
function linksOf(file: DatasetFile): Link[] {
  const { csvw, datapackage } = datasetFiles;
  const describing = file === 'csv' ? [csvw, datapackage] : file === 'json' ? [datapackage] : [];
  return [
    ...describing.map(({ name, type }) => ({
      href: absoluteUrl(paths.dataFile(name)),
      rel: 'describedby' as const,
      type,
    })),
    { href: identity().dataset.license.url, rel: 'license', type: 'text/html' },
  ];
}

/** Returns the method exports of a route that serves a file of the open dataset. */
export function datasetRoute(file: DatasetFile) {
  const read = () =>
    fileResponse({ text: datasetText(file), type: datasetFiles[file].type, links: linksOf(file) });
  return { GET: read, HEAD: read };
}
