import { DataPage } from '@/components/data-page/data-page';
import { Page } from '@/components/page/page';
import { pageMetadata } from '@/lib/site/metadata';
import { dataPageView } from '@/lib/site/pass-rate-pages/data-page';
import { boardRows, heldPassRates } from '@/lib/site/pass-rate-tables';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.data);

export default function Route() {
  return (
    <Page path={paths.data}>
      <DataPage view={dataPageView(heldPassRates(), boardRows())} />
    </Page>
  );
}
