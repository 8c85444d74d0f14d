import type { ParameterSet } from '@/lib/data/parameters';
import type { CatalogueCredential } from '../credentials';
import { type ScoreComponent, scoreComponents } from './components';

/** A value, or the percentile of the measured values that stands for one. */
export type Anchor = { readonly value: number } | { readonly percentile: number };

/** How one measure becomes points. */
export interface ComponentRule {
  readonly id: ScoreComponent;
  /** Points of 100 when every measure applies. */
  readonly weight: number;
  /** Value worth nothing, and value worth all points; linear between, clamped outside. */
  readonly zeroAt: Anchor;
  readonly oneAt: Anchor;
  readonly appliesTo: ReadonlySet<string>;
}

/** The constants of the score, from content/parameters/outcomes-score.csv. */
export interface ScoreRules {
  readonly components: readonly ComponentRule[];
  /** Percentile of the measured points that stands in for a missing measure. */
  readonly missingAt: number;
  /** Share of the applicable weight that has to be measured for evidence to be partial, 0 to 1. */
  readonly leastMeasuredShare: number;
  readonly nclex: {
    /** Candidates at the nation's rate that are added to each pool, so that small pools move toward that rate. */
    readonly priorCandidates: number;
    /** Years, up to the exam's newest, that a program's years are taken from. */
    readonly windowYears: number;
    /** Newest years of the window that are pooled. */
    readonly pooledYears: number;
  };
}

/** @throws Error when the text is neither a number nor a percentile such as p95. */
function anchor(text: string): Anchor {
  const [, percentile] = text.match(/^p(\d{1,2})$/) ?? [];
  if (percentile !== undefined) return { percentile: Number(percentile) / 100 };
  if (text === '' || !Number.isFinite(Number(text))) throw new Error(`No value and no percentile: "${text}"`);
  return { value: Number(text) };
}

/** @throws Error when a constant is missing or is not what its use needs. */
export function scoreRules(constants: ParameterSet): ScoreRules {
  const missingAt = anchor(constants.text('missing_at', 'all'));
  if (!('percentile' in missingAt)) throw new Error('missing_at is not a percentile');
  return {
    components: scoreComponents.map((id) => ({
      id,
      weight: constants.number('weight', id),
      zeroAt: anchor(constants.text('zero_at', id)),
      oneAt: anchor(constants.text('one_at', id)),
      appliesTo: new Set(constants.text('applies_to', id).split(' ')),
    })),
    missingAt: missingAt.percentile,
    leastMeasuredShare: constants.number('least_measured_share', 'partial') / 100,
    nclex: {
      priorCandidates: constants.number('prior_candidates', 'nclex'),
      windowYears: constants.number('window_years', 'nclex'),
      pooledYears: constants.number('pooled_years', 'nclex'),
    },
  };
}

/** The measures that apply to a credential, wherever the program is. */
export function componentsOf(rules: ScoreRules, credential: CatalogueCredential): readonly ComponentRule[] {
  return rules.components.filter(({ appliesTo }) => appliesTo.has(credential));
}
