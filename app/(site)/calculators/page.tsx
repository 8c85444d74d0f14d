import { CalculatorIndex } from '@/components/pages/calculators/calculator-index';
import { calculatorCards } from '@/lib/calculators/page/index-page';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/calculators');

export default function CalculatorsPage() {
  return <CalculatorIndex calculators={calculatorCards(loadData())} />;
}
