import { accreditation } from './accreditation';
import { aideShare } from './aide-share';
import { closure } from './closure';
import { completions } from './completions';
import { earnings } from './earnings';
import { firstDegree } from './first-degree';
import { graduateEarnings } from './graduate-earnings';
import { graduationRate } from './graduation-rate';
import { medianDebt } from './median-debt';
import { msnKind } from './msn-kind';
import { netPrice } from './net-price';
import { offeredEvidence } from './offered-evidence';
import { outcomesScore } from './outcomes-score';
import { passRate } from './pass-rate';
import { programStatus } from './program-status';
import { tuition } from './tuition';

/** The facts that are one figure each, in the order of every rendering. To add one, add its file and a line here. */
export const figureFacts = [
  passRate,
  graduateEarnings,
  earnings,
  medianDebt,
  tuition,
  netPrice,
  completions,
  graduationRate,
] as const;

/** Every fact about a program, in the order of every rendering. */
export const facts = [
  programStatus,
  closure,
  firstDegree,
  offeredEvidence,
  msnKind,
  aideShare,
  outcomesScore,
  ...figureFacts,
  accreditation,
] as const;

export type FigureFactId = (typeof figureFacts)[number]['id'];
