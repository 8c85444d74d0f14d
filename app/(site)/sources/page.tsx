import { SourcesPage } from '@/components/pages/sources/sources-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { sourcesView } from '@/lib/site/pages/sources';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.sources);

export default function Route() {
  return (
    <Page path={paths.sources}>
      <SourcesPage view={sourcesView(loadData())} />
    </Page>
  );
}
