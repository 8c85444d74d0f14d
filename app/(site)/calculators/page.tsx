import { CalculatorIndex } from '@/components/calculator-index/calculator-index';
import { loadData } from '@/lib/data/data';
import { calculatorCards } from '@/lib/site/calculator-pages/index-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/calculators');

export default function CalculatorsPage() {
  return <CalculatorIndex calculators={calculatorCards(loadData())} />;
}
