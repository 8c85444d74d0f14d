import { Page } from '@/components/page/page';
import { SourcesPage } from '@/components/sources-page/sources-page';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { sourcesView } from '@/lib/site/sources';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.sources);

export default function Route() {
  return (
    <Page path={paths.sources}>
      <SourcesPage view={sourcesView(loadData())} />
    </Page>
  );
}
