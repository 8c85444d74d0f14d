import type { CalculatorPage } from '@/lib/calculators/page/define';
import type { AnswerView } from '@/lib/calculators/page/view';
import { exampleData } from './data';

/** Reads a calculator's page for queries; `answerTo` throws where a query is refused. */
export function readerOf<A extends AnswerView>(page: CalculatorPage<A>, data = exampleData()) {
  const read = (query: string) => page.read(new URLSearchParams(query), data);
  const answerTo = (query: string): A => {
    const { answer } = read(query);
    if (!answer) throw new Error(`${query} is refused`);
    return answer;
  };
  return { read, answerTo };
}
