import { once } from '@/lib/data/once';
import { datasetText } from '@/lib/site/dataset/files';
import { type DatasetFile, datasetFiles } from '@/lib/site/dataset/names';
import { identity } from '@/lib/site/identity';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { acceptedCodings, carried } from '../next/encoding-headers';
import { fileResponse, sentFile } from '../responses/file';
import type { Link } from '../responses/links';

/** What leads from a file to its description and its license. */
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

/** The method exports of a route that serves a file of the open dataset. Other methods are refused on arrival. */
export function datasetRoute(file: DatasetFile) {
  const sent = once(() => sentFile(datasetText(file), datasetFiles[file].type, linksOf(file)));
  const read = (request: Request) => carried(fileResponse(request, sent(), acceptedCodings(request)));
  return { GET: read, HEAD: read };
}
