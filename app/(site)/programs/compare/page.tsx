import { ProgramCompare } from '@/components/pages/comparison/program-compare';
import { Page } from '@/components/parts/page/page';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';
import { comparisonMetadata, comparisonPage } from '@/lib/programs/page/metadata';
import { comparisonView } from '@/lib/programs/page/views';

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

async function view({ searchParams }: Props) {
  return comparisonView(toQuery(await searchParams).toString());
}

export async function generateMetadata(props: Props) {
  return comparisonMetadata(await view(props));
}

export default async function Route(props: Props) {
  return (
    <Page path={comparisonPage}>
      <ProgramCompare view={await view(props)} />
    </Page>
  );
}
