import { notFound } from 'next/navigation';
import { CalculatorPage } from '@/components/calculator-page/calculator-page';
import { findCalculator } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { calculatorMetadata } from '@/lib/site/calculator-pages/metadata';
import { type SearchParams, toQuery } from '@/lib/site/calculator-pages/query';
import { calculatorPage } from '@/lib/site/calculator-pages/registry';

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
