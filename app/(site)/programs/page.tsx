import { LinkList } from '@/components/pages/finder/finder-answer';
import { ProgramFinder } from '@/components/pages/finder/program-finder';
import { ErrorSummary } from '@/components/parts/error-summary/error-summary';
import { Page } from '@/components/parts/page/page';
import { SaveWays } from '@/components/parts/save-answer/save-answer';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';
import { finderMetadata } from '@/lib/programs/page/metadata';
import { savedSearch } from '@/lib/programs/page/saved';
import { finderView } from '@/lib/programs/page/views';
import { pageAt } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

async function view({ searchParams }: Props) {
  return finderView(toQuery(await searchParams).toString());
}

export async function generateMetadata(props: Props) {
  return finderMetadata(await view(props));
}

export default async function Route(props: Props) {
  const finder = await view(props);
  const { problems, subject, meant } = finder;
  const page = pageAt(paths.programs);
  const answer = savedSearch(finder);
  const toCorrect = problems.length > 0 && (
    <>
      <ErrorSummary errors={problems} />
      <LinkList lead="Did you mean:" links={meant} />
    </>
  );
  return (
    <Page path={subject === null ? page : { ...page, title: subject }} before={toCorrect} answer={answer}>
      <ProgramFinder view={finder}>{answer && <SaveWays answer={answer} />}</ProgramFinder>
    </Page>
  );
}
