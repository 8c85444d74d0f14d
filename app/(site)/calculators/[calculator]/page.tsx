import { notFound } from 'next/navigation';
import { CalculatorPage } from '@/components/pages/calculator/calculator-page';
import { calculatorMetadata } from '@/lib/calculators/page/metadata';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { findCalculator } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';

interface Props {
  readonly params: Promise<{ readonly calculator: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function view({ params, searchParams }: Props) {
  const { calculator } = await params;
  if (!findCalculator(calculator)) notFound();
  return calculatorPage(calculator).read(toQuery(await searchParams), loadData());
}

export async function generateMetadata(props: Props) {
  return calculatorMetadata(await view(props));
}

export default async function Calculator(props: Props) {
  return <CalculatorPage view={await view(props)} />;
}
