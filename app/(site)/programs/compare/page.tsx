import { Page } from '@/components/page/page';
import { ProgramCompare } from '@/components/program-compare/program-compare';
import { type SearchParams, toQuery } from '@/lib/site/calculator-pages/query';
import { comparison } from '@/lib/site/program-pages/compare';
import { comparisonMetadata, comparisonPage } from '@/lib/site/program-pages/metadata';
import { finderSource } from '@/lib/site/program-pages/source';

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

async function view({ searchParams }: Props) {
  return comparison(toQuery(await searchParams), finderSource().catalogue);
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
