import { ErrorSummary } from '@/components/error-summary/error-summary';
import { Page } from '@/components/page/page';
import { ProgramFinder } from '@/components/program-finder/program-finder';
import { type SearchParams, toQuery } from '@/lib/site/calculator-pages/query';
import { finderPage } from '@/lib/site/program-pages/finder-page';
import { finderMetadata } from '@/lib/site/program-pages/metadata';
import { finderSource } from '@/lib/site/program-pages/source';
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
