import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MethodologyPage } from '@/components/pages/methodology/methodology-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { methodologyIds, methodologyView } from '@/lib/site/pages/methodology';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly params: Promise<{ readonly method: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return methodologyIds.map((method) => ({ method }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { method } = await params;
  return methodologyIds.includes(method) ? pageMetadata(paths.methodology(method)) : {};
}

export default async function Route({ params }: Props) {
  const { method } = await params;
  if (!methodologyIds.includes(method)) notFound();
  return (
    <Page path={paths.methodology(method)}>
      <MethodologyPage view={methodologyView(method, loadData())} />
    </Page>
  );
}
