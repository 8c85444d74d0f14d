import { DataPage } from '@/components/pages/data/data-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { dataPageView } from '@/lib/pass-rates/page/data-page';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.data);

export default function Route() {
  return (
    <Page path={paths.data}>
      <DataPage view={dataPageView(loadData())} />
    </Page>
  );
}
