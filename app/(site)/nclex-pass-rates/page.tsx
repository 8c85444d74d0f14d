import { PassRatesPage } from '@/components/pages/pass-rates/pass-rates-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { overviewView } from '@/lib/pass-rates/page/overview';
import { ratesIn } from '@/lib/pass-rates/page/source';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.passRates);

export default function Route() {
  return (
    <Page path={paths.passRates}>
      <PassRatesPage view={overviewView(ratesIn(loadData()))} />
    </Page>
  );
}
