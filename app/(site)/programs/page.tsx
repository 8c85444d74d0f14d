import { ProgramFinder } from '@/components/pages/finder/program-finder';
import { ErrorSummary } from '@/components/parts/error-summary/error-summary';
import { Page } from '@/components/parts/page/page';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';
import { finderPage } from '@/lib/programs/page/finder-page';
import { finderMetadata } from '@/lib/programs/page/metadata';
import { finderSource } from '@/lib/programs/page/source';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

async function view({ searchParams }: Props) {
  return finderPage(toQuery(await searchParams), finderSource());
}

export async function generateMetadata(props: Props) {
  return finderMetadata(await view(props));
}

export default async function Route(props: Props) {
  const finder = await view(props);
  const { problems } = finder;
  return (
    <Page path={paths.programs} before={problems.length > 0 && <ErrorSummary errors={problems} />}>
      <ProgramFinder view={finder} />
    </Page>
  );
}
