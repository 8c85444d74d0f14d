import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MethodologyPage } from '@/components/methodology-page/methodology-page';
import { Page } from '@/components/page/page';
import { calculators, findCalculator } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { methodologyView } from '@/lib/site/methodology';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly params: Promise<{ readonly calculator: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return calculators.map(({ id }) => ({ calculator: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const calculator = findCalculator((await params).calculator);
  return calculator ? pageMetadata(paths.methodology(calculator.id)) : {};
}

export default async function Route({ params }: Props) {
  const { id } = findCalculator((await params).calculator) ?? notFound();
  return (
    <Page path={paths.methodology(id)}>
      <MethodologyPage view={methodologyView(id, loadData())} />
    </Page>
  );
}
