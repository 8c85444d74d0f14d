import { PassRatesPage } from '@/components/pages/pass-rates/pass-rates-page';
import { Page } from '@/components/parts/page/page';
import { overviewView } from '@/lib/pass-rates/page/overview';
import { pageMetadata } from '@/lib/site/metadata';
import { heldPassRates } from '@/lib/site/pass-rate-tables';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.passRates);

export default function Route() {
  return (
    <Page path={paths.passRates}>
      <PassRatesPage view={overviewView(heldPassRates())} />
    </Page>
  );
}
