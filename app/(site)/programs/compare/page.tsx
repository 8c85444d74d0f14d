import { permanentRedirect } from 'next/navigation';
import { ProgramCompare } from '@/components/pages/comparison/program-compare';
import { ErrorSummary } from '@/components/parts/error-summary/error-summary';
import { Page } from '@/components/parts/page/page';
import { SaveWays } from '@/components/parts/save-answer/save-answer';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';
import { movedComparison } from '@/lib/programs/page/comparison-query';
import { comparisonMetadata, comparisonPage } from '@/lib/programs/page/metadata';
import { savedComparison } from '@/lib/programs/page/saved';
import { slugOfUnit } from '@/lib/programs/page/source';
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
  const moved = movedComparison(toQuery(await props.searchParams), slugOfUnit);
  if (moved !== undefined) permanentRedirect(moved);
  const compared = await view(props);
  const { problems } = compared;
  const answer = savedComparison(compared);
  return (
    <Page
      path={{ ...comparisonPage, title: compared.title }}
      before={problems.length > 0 && <ErrorSummary errors={problems} />}
      answer={answer}
    >
      <ProgramCompare view={compared} answer={answer}>
        {answer && <SaveWays answer={answer} onePage />}
      </ProgramCompare>
    </Page>
  );
}
