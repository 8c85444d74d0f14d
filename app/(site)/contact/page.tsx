import { Page } from '@/components/page/page';
import { ProseSections } from '@/components/prose/prose-sections';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { pageProse } from '@/lib/site/prose';

export const metadata = pageMetadata('/contact');

export default function Route() {
  return (
    <Page path="/contact">
      <ProseSections prose={pageProse('contact', loadData())} />
    </Page>
  );
}
