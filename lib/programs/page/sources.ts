import { type ShortSource, shortSources } from '@/lib/site/short-sources';
import type { ScoreComponent } from '../result';
import { isUnknown, type ProgramView } from './program-view';

type Shows = (program: ProgramView) => boolean;

/** Whether any of these parts of the score is measured. */
const measures =
  (...parts: readonly ScoreComponent[]): Shows =>
  ({ score }) =>
    !isUnknown(score) && score.parts.some(({ id, measured }) => measured && parts.includes(id));

/** Sources of a score, each with the parts that it stands behind. */
const behindScores: readonly (readonly [readonly ShortSource[], Shows])[] = [
  [shortSources.passRates, measures('nclex')],
  [shortSources.graduates, measures('earnings', 'debt')],
  [shortSources.wages, measures('earnings')],
  [shortSources.schoolPrices, measures('completion', 'affordability')],
];

/** Sources of figures, each with where it stands behind one. */
const behindFigures: readonly (readonly [readonly ShortSource[], Shows])[] = [
  [shortSources.passRates, ({ passRate }) => !isUnknown(passRate)],
  [shortSources.graduates, ({ earnings, debt }) => !isUnknown(earnings) || !isUnknown(debt)],
  [shortSources.wages, ({ earnings }) => !isUnknown(earnings)],
  [
    shortSources.schoolPrices,
    ({ tuition, graduationRate }) => !isUnknown(tuition) || !isUnknown(graduationRate),
  ],
  [shortSources.awards, ({ completions }) => !isUnknown(completions)],
  [shortSources.accreditation, ({ listings }) => listings.length > 0],
];

/** Each source once, where any of the programs shows something of it. */
const shown = (behind: typeof behindScores, programs: readonly ProgramView[]): ShortSource[] => [
  ...new Set(behind.flatMap(([sources, shows]) => (programs.some(shows) ? sources : []))),
];

/** Sources of the scores of these programs. */
export const scoreSources = (programs: readonly ProgramView[]) => shown(behindScores, programs);

/** Sources of everything that is shown of these programs. */
export const programSources = (programs: readonly ProgramView[]) =>
  shown([...behindFigures, ...behindScores], programs);
