import { Page } from '@/components/page/page';
import { PassRatesPage } from '@/components/pass-rates-page/pass-rates-page';
import { pageMetadata } from '@/lib/site/metadata';
import { overviewView } from '@/lib/site/pass-rate-pages/overview';
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
