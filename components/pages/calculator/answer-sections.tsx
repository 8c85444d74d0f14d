import type { ComponentType } from 'react';
import type { CalculatorAnswerView } from '@/lib/calculators/page/registry';
import {
  AdmissionReadinessFolds,
  AdmissionReadinessSections,
} from './admission-readiness/admission-readiness-sections';
import { LpnPathwayFolds, LpnPathwaySections } from './lpn-pathway/lpn-pathway-sections';
import { NursingRoiFolds } from './nursing-roi/nursing-roi-folds';
import { NursingRoiSections } from './nursing-roi/nursing-roi-sections';

type Kind = CalculatorAnswerView['kind'];

/** A part of each calculator's answer; the compiler asks for one line a calculator. */
type OfEach = {
  readonly [K in Kind]: ComponentType<{ readonly answer: Extract<CalculatorAnswerView, { kind: K }> }>;
};

const sections: OfEach = {
  'nursing-roi': NursingRoiSections,
  'lpn-pathway': LpnPathwaySections,
  'admission-readiness': AdmissionReadinessSections,
};

/** What a calculator's answer shows between its figures and what is folded: the chart first, then the next step. */
export function AnswerSections({ answer }: { readonly answer: CalculatorAnswerView }) {
  const Sections = sections[answer.kind] as ComponentType<{ readonly answer: CalculatorAnswerView }>;
  return <Sections answer={answer} />;
}

const folds: OfEach = {
  'nursing-roi': NursingRoiFolds,
  'lpn-pathway': LpnPathwayFolds,
  'admission-readiness': AdmissionReadinessFolds,
};

/** What a calculator folds, between how its answer was worked out and the sources. */
export function AnswerFolds({ answer }: { readonly answer: CalculatorAnswerView }) {
  const Folds = folds[answer.kind] as ComponentType<{ readonly answer: CalculatorAnswerView }>;
  return <Folds answer={answer} />;
}
