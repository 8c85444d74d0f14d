import type { ComponentType } from 'react';
import type { CalculatorAnswerView } from '@/lib/calculators/page/registry';
import { AdmissionReadinessSections } from './admission-readiness/admission-readiness-sections';
import { LpnPathwaySections } from './lpn-pathway/lpn-pathway-sections';
import { NursingRoiSections } from './nursing-roi/nursing-roi-sections';

type Kind = CalculatorAnswerView['kind'];

/** Sections of each calculator's answer; the compiler asks for one line a calculator. */
const sections: {
  readonly [K in Kind]: ComponentType<{ readonly answer: Extract<CalculatorAnswerView, { kind: K }> }>;
} = {
  'nursing-roi': NursingRoiSections,
  'lpn-pathway': LpnPathwaySections,
  'admission-readiness': AdmissionReadinessSections,
};

/** What a calculator's answer shows between its figures and its assumptions: the chart first. */
export function AnswerSections({ answer }: { readonly answer: CalculatorAnswerView }) {
  const Sections = sections[answer.kind] as ComponentType<{ readonly answer: CalculatorAnswerView }>;
  return <Sections answer={answer} />;
}
