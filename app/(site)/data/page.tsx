import { DataPage } from '@/components/pages/data/data-page';
import { Page } from '@/components/parts/page/page';
import { dataPageView } from '@/lib/pass-rates/page/data-page';
import { pageMetadata } from '@/lib/site/metadata';
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
