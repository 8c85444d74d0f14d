import type { CalculatorAnswerView } from '@/lib/calculators/page/registry';
import {
  AdmissionReadinessChart,
  AdmissionReadinessComparison,
  AdmissionReadinessParts,
  AdmissionReadinessSteps,
} from './admission-readiness/admission-readiness-sections';
import {
  LpnPathwayCautions,
  LpnPathwayChart,
  LpnPathwayComparison,
  LpnPathwayLadder,
  LpnPathwayReasons,
} from './lpn-pathway/lpn-pathway-sections';
import {
  NursingRoiChart,
  NursingRoiComparison,
  NursingRoiEvidence,
  NursingRoiHorizons,
  NursingRoiMovers,
} from './nursing-roi/nursing-roi-sections';

/** What a calculator's answer shows between its figures and its assumptions: the chart first. */
export function AnswerSections({ answer }: { readonly answer: CalculatorAnswerView }) {
  switch (answer.kind) {
    case 'nursing-roi':
      return (
        <>
          <NursingRoiChart answer={answer} />
          <NursingRoiMovers answer={answer} />
          <NursingRoiEvidence answer={answer} />
          <NursingRoiHorizons answer={answer} />
          <NursingRoiComparison answer={answer} />
        </>
      );
    case 'lpn-pathway':
      return (
        <>
          <LpnPathwayChart answer={answer} />
          <LpnPathwayCautions answer={answer} />
          <LpnPathwayReasons answer={answer} />
          <LpnPathwayLadder answer={answer} />
          <LpnPathwayComparison answer={answer} />
        </>
      );
    case 'admission-readiness':
      return (
        <>
          <AdmissionReadinessChart answer={answer} />
          <AdmissionReadinessSteps answer={answer} />
          <AdmissionReadinessParts answer={answer} />
          <AdmissionReadinessComparison answer={answer} />
        </>
      );
  }
}
