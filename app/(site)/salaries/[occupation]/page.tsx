import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OccupationPage } from '@/components/pages/occupation/occupation-page';
import { ErrorSummary } from '@/components/parts/error-summary/error-summary';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';
import { findOccupation } from '@/lib/places/occupations';
import { occupationView } from '@/lib/places/page/occupation';
import { occupationMetadata, occupationSitePage } from '@/lib/places/page/pay-metadata';

interface Props {
  readonly params: Promise<{ readonly occupation: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** Computed once per request: metadata and page share it. */
const view = cache((slug: string, query: string) => {
  const occupation = findOccupation(slug);
  return occupation && occupationView(occupation, loadData(), new URLSearchParams(query));
});

async function find({ params, searchParams }: Props) {
  return view((await params).occupation, toQuery(await searchParams).toString());
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const occupation = await find(props);
  return occupation ? occupationMetadata(occupation) : {};
}

export default async function Route(props: Props) {
  const occupation = (await find(props)) ?? notFound();
  const { problems } = occupation.question;
  return (
    <Page
      path={occupationSitePage(occupation)}
      before={problems.length > 0 && <ErrorSummary errors={problems} />}
    >
      <OccupationPage view={occupation} />
    </Page>
  );
}
