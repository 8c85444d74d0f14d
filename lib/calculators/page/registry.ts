import { admissionReadinessPage } from '../admission-readiness/page';
import { lpnPathwayPage } from '../lpn-pathway/page';
import { nursingRoiPage } from '../nursing-roi/page';
import type { CalculatorPage } from './define';

/** The page of every calculator of the registry; a test holds the two lists together. */
const calculatorPages = [nursingRoiPage, lpnPathwayPage, admissionReadinessPage] as const;

export type CalculatorAnswerView =
  (typeof calculatorPages)[number] extends CalculatorPage<infer Answer> ? Answer : never;

/** Returns the page of a calculator. @throws Error when no calculator has that id. */
export function calculatorPage(id: string): CalculatorPage<CalculatorAnswerView> {
  const page = calculatorPages.find((one) => one.id === id);
  if (!page) throw new Error(`No calculator page is called ${id}`);
  return page;
}
