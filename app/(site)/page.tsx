import { HomePage } from '@/components/pages/home/home-page';
import { JsonLd } from '@/components/parts/json-ld/json-ld';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { homeView } from '@/lib/site/pages/home';
import { website } from '@/lib/site/structured-data';

export const metadata = pageMetadata('/');

export default function Route() {
  return (
    <Page path="/">
      <HomePage view={homeView(loadData())} />
      <JsonLd data={website()} />
    </Page>
  );
}
