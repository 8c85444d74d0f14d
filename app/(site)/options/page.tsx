import { cache } from 'react';
import { OptionsPage } from '@/components/pages/options/options-page';
import { loadData } from '@/lib/data/data';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';
import { optionsMetadata } from '@/lib/site/options/page';
import { optionsView } from '@/lib/site/options/view';

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

/** Computed once per request: metadata and page share it. */
const viewOf = cache((query: string) => optionsView(new URLSearchParams(query), loadData()));

const view = async ({ searchParams }: Props) => viewOf(toQuery(await searchParams).toString());

export async function generateMetadata(props: Props) {
  return optionsMetadata(await view(props));
}

export default async function Route(props: Props) {
  return <OptionsPage view={await view(props)} />;
}
