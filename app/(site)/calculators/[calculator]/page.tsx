import { notFound } from 'next/navigation';
import { cache } from 'react';
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

/** Computed once per request: metadata and page share it. */
const view = cache((calculator: string, query: string) =>
  findCalculator(calculator)
    ? calculatorPage(calculator).read(new URLSearchParams(query), loadData())
    : notFound(),
);

async function viewOf({ params, searchParams }: Props) {
  return view((await params).calculator, toQuery(await searchParams).toString());
}

export async function generateMetadata(props: Props) {
  return calculatorMetadata(await viewOf(props));
}

export default async function Calculator(props: Props) {
  return <CalculatorPage view={await viewOf(props)} />;
}
