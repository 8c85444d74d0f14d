import { type Band, type BandRange, bandOf, bandRange } from './bands';
import type { Evidence, ScoreComponent, ScoredCredential } from './components';
import { type ComponentRule, type ControlGroup, rulesOf, type ScoreRules } from './rules';

/** The value of a measure, in its unit. */
export interface Measure {
  readonly value: number;
  /** Standard error in the same unit; 0 where none is known. */
  readonly standardError: number;
}

/** What is measured of one program. */
export interface Measured {
  readonly credential: ScoredCredential;
  readonly control: ControlGroup;
  /** Mean over the years reported; null where none is. */
  readonly graduatesAYear: number | null;
  /** By component: null where nothing is measured; no entry where the measure does not apply to the program. */
  readonly values: ReadonlyMap<ScoreComponent, Measure | null>;
}

/** One part of a score, unrounded. */
export interface Part {
  readonly id: ScoreComponent;
  readonly value: number | null;
  /** Most points that it can give: the weights of the parts of a score add up to 100. */
  readonly weight: number;
  readonly points: number;
  /** In points. */
  readonly standardError: number;
}

/** A student-outcomes score, 0 to 100, unrounded. */
export interface Score {
  readonly total: number;
  readonly standardError: number;
  readonly parts: readonly Part[];
  readonly evidence: Evidence;
  /** The fifth of all programs of its type that it is in, and those that it may be in; null where evidence is thin. */
  readonly placing: { readonly band: Band; readonly range: BandRange } | null;
}

/** Returns the share of a measure's points that a value is worth, 0 to 1. */
export function shareOf(value: number, { zeroAt, oneAt }: ComponentRule): number {
  return Math.min(1, Math.max(0, (value - zeroAt) / (oneAt - zeroAt)));
}

function partOf(
  rule: ComponentRule,
  measure: Measure | null,
  weight: number,
  program: Measured,
  rules: ScoreRules,
): Part {
  const common = { id: rule.id, value: measure?.value ?? null, weight };
  if (measure === null) {
    const { share, standardError } = rule.standIns[program.control];
    return { ...common, points: weight * share, standardError: weight * standardError };
  }
  const error = measure.standardError / Math.abs(rule.oneAt - rule.zeroAt);
  return {
    ...common,
    points: weight * shareOf(measure.value, rule),
    standardError: weight * Math.min(rules.standardErrorAtMost, error),
  };
}

/** Slack for sums of weights: half of them is half, whatever the last binary digit. */
const SLACK = 1e-9;

function evidenceOf(parts: readonly Part[], { graduatesAYear }: Measured, rules: ScoreRules): Evidence {
  if (graduatesAYear !== null && graduatesAYear < rules.minimumGraduates) return 'thin';
  const measured = parts.filter(({ value }) => value !== null);
  if (measured.length === parts.length) return 'full';
  const weight = measured.reduce((sum, part) => sum + part.weight, 0);
  return weight >= rules.leastMeasuredPercent - SLACK ? 'partial' : 'thin';
}

/**
 * Scores a program. The weights of the measures that apply to it are scaled to 100; a missing measure counts what
 * stands in for it among schools of the same control.
 *
 * @returns null where none applies.
 */
export function scoreProgram(program: Measured, rules: ScoreRules): Score | null {
  const of = rulesOf(rules, program.credential);
  const applicable = (of?.components ?? []).flatMap((rule) => {
    const measure = program.values.get(rule.id);
    return measure === undefined ? [] : [{ rule, measure }];
  });
  if (!of || applicable.length === 0) return null;
  const sum = applicable.reduce((total, { rule }) => total + rule.weight, 0);
  const parts = applicable.map(({ rule, measure }) =>
    partOf(rule, measure, (100 * rule.weight) / sum, program, rules),
  );
  const total = parts.reduce((points, part) => points + part.points, 0);
  const standardError = Math.hypot(...parts.map((part) => part.standardError));
  const evidence = evidenceOf(parts, program, rules);
  const placing =
    evidence === 'thin'
      ? null
      : { band: bandOf(total, of.bandsFrom), range: bandRange(total, standardError, of.bandsFrom) };
  return { total, standardError, parts, evidence, placing };
}
