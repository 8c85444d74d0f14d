import { BodiesPage } from '@/components/pages/developers/bodies-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { developerView } from '@/lib/openapi/reference';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.apiBodies);

export default function Route() {
  return (
    <Page path={paths.apiBodies}>
      <BodiesPage bodies={developerView(loadData()).bodies} />
    </Page>
  );
}
