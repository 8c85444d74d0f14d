import { group } from 'd3-array';
import { linearQuantile } from '@/lib/data/derive/quantiles';
import type { CatalogueCredential } from '../credentials';
import type { Evidence, ScoreComponent } from './components';
import { type Anchor, type ComponentRule, componentsOf, type ScoreRules } from './rules';

/** What is measured of one program. */
export interface Measured {
  readonly id: string;
  readonly credential: CatalogueCredential;
  /** By component: null where nothing is measured; no entry where the measure does not apply to the program. */
  readonly values: ReadonlyMap<ScoreComponent, number | null>;
}

/** One part of a score, unrounded. */
export interface Part {
  readonly id: ScoreComponent;
  readonly value: number | null;
  /** Most points that it can give: the weights of the parts of a score add up to 100. */
  readonly weight: number;
  readonly points: number;
}

/** A student-outcomes score, 0 to 100, unrounded. */
export interface Score {
  readonly total: number;
  readonly parts: readonly Part[];
  readonly evidence: Evidence;
}

/** How the values of one measure become points, among the programs of one credential. */
interface Scale {
  readonly rule: ComponentRule;
  /** Share of the points, 0 to 1; of a missing value, the share that stands in for it. */
  share(value: number | null): number;
}

/** The scales of every credential. */
export type Scales = ReadonlyMap<CatalogueCredential, readonly Scale[]>;

const at = (anchor: Anchor, values: readonly number[]) =>
  'value' in anchor ? anchor.value : linearQuantile(values, anchor.percentile);

/** Undefined where no program of the credential has a value: then the measure tells no two of them apart. */
function scale(rule: ComponentRule, programs: readonly Measured[], missingAt: number): Scale | undefined {
  const values = programs.flatMap(({ values: of }) => of.get(rule.id) ?? []);
  if (values.length === 0) return undefined;
  const zero = at(rule.zeroAt, values);
  const one = at(rule.oneAt, values);
  // Equal anchors: (nearly) all values are the same, so none is worse.
  const measured = (value: number) =>
    zero === one ? 1 : Math.min(1, Math.max(0, (value - zero) / (one - zero)));
  const missing = linearQuantile(values.map(measured), missingAt);
  return { rule, share: (value) => (value === null ? missing : measured(value)) };
}

/**
 * What the values of each credential are worth: a value becomes points between two anchors, which are set or are
 * percentiles (type 7) of the values in the nation; a missing one counts a low percentile of the points of those
 * measured.
 */
export function scoreScales(programs: readonly Measured[], rules: ScoreRules): Scales {
  return new Map(
    Array.from(
      group(programs, ({ credential }) => credential),
      ([credential, members]) => [
        credential,
        componentsOf(rules, credential).flatMap((rule) => scale(rule, members, rules.missingAt) ?? []),
      ],
    ),
  );
}

function evidenceOf(parts: readonly Part[], { leastMeasuredShare }: ScoreRules): Evidence {
  const measured = parts.filter(({ value }) => value !== null);
  if (measured.length === parts.length) return 'full';
  const weight = measured.reduce((sum, part) => sum + part.weight, 0);
  return weight >= 100 * leastMeasuredShare ? 'partial' : 'thin';
}

/**
 * The score of a program. The weights of the measures that apply to it are scaled to 100.
 *
 * @returns null where none applies.
 */
export function scoreProgram(program: Measured, scales: Scales, rules: ScoreRules): Score | null {
  const applicable = (scales.get(program.credential) ?? []).flatMap(({ rule, share }) => {
    const value = program.values.get(rule.id);
    return value === undefined ? [] : [{ rule, value, share: share(value) }];
  });
  if (applicable.length === 0) return null;
  const total = applicable.reduce((sum, { rule }) => sum + rule.weight, 0);
  const parts = applicable.map(({ rule, value, share }) => {
    const weight = (100 * rule.weight) / total;
    return { id: rule.id, value, weight, points: weight * share };
  });
  return {
    total: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    evidence: evidenceOf(parts, rules),
  };
}
