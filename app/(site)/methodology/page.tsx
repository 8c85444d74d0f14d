import { MethodologyIndex } from '@/components/pages/methodology/methodology-index';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { methodologyIndexView } from '@/lib/site/pages/methodology';

export const metadata = pageMetadata('/methodology');

export default function Route() {
  return (
    <Page path="/methodology">
      <MethodologyIndex view={methodologyIndexView(loadData())} />
    </Page>
  );
}
