import { type AdmissionReadinessAnswer, admissionReadinessPage } from '../admission-readiness/page';
import { type LpnPathwayAnswer, lpnPathwayPage } from '../lpn-pathway/page';
import { type NursingRoiAnswer, nursingRoiPage } from '../nursing-roi/page';
import type { CalculatorPage } from './define';

export type CalculatorAnswerView = NursingRoiAnswer | LpnPathwayAnswer | AdmissionReadinessAnswer;

/** The page of every calculator of the registry; a test holds the two lists together. */
const calculatorPages: readonly CalculatorPage<CalculatorAnswerView>[] = [
  nursingRoiPage,
  lpnPathwayPage,
  admissionReadinessPage,
];

/** @throws Error when no calculator has that id. */
export function calculatorPage(id: string): CalculatorPage<CalculatorAnswerView> {
  const page = calculatorPages.find((one) => one.id === id);
  if (!page) throw new Error(`No calculator page is called ${id}`);
  return page;
}
