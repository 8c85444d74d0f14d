import { accreditation } from './accreditation';
import { completions } from './completions';
import { graduateEarnings } from './graduate-earnings';
import { graduationRate } from './graduation-rate';
import { medianDebt } from './median-debt';
import { outcomesScore } from './outcomes-score';
import { passRate } from './pass-rate';
import { tuition } from './tuition';

/** The facts that are one figure each, in the order of every rendering. To add one, add its file and a line here. */
export const figureFacts = [
  passRate,
  graduateEarnings,
  medianDebt,
  tuition,
  completions,
  graduationRate,
] as const;

/** Every fact about a program, in the order of every rendering. */
export const facts = [outcomesScore, ...figureFacts, accreditation] as const;

export type FigureFactId = (typeof figureFacts)[number]['id'];
