import type { ParameterSet } from '@/lib/data/parameters';
import { controls } from '@/lib/data/tables/shared';
import type { Exam } from '@/lib/pass-rates/rate';
import {
  isScored,
  type ScoreComponent,
  type ScoredCredential,
  scoreComponents,
  scoredCredentials,
} from './components';

/** Who runs a school; `all` where that is not known. */
const groups = ['all', ...controls] as const;
export type ControlGroup = (typeof groups)[number];

/** What stands in for a measure that is missing, as shares of its points, 0 to 1. */
export interface StandIn {
  readonly share: number;
  readonly standardError: number;
}

/** How one measure becomes points. */
export interface ComponentRule {
  readonly id: ScoreComponent;
  /** Points before the weights of the measures that apply are scaled to 100. */
  readonly weight: number;
  /** Value worth nothing, and value worth all points; linear between, clamped outside. */
  readonly zeroAt: number;
  readonly oneAt: number;
  readonly standIns: Readonly<Record<ControlGroup, StandIn>>;
}

/** What pay is expected from, and how far the pay of few graduates is drawn to it. Pay is in natural logarithms. */
export interface PayRules {
  readonly areaElasticity: number;
  readonly stateElasticity: number;
  /** Median over programs of what pay is beyond area and state. */
  readonly medianLog: number;
  /** Earners at which a program's own figure and the median weigh the same. */
  readonly k: number;
  /** Variance of the pay of one earner, and of the true pay between programs. */
  readonly earnerVariance: number;
  readonly programVariance: number;
  /** Effect of a state, by slug; none where no row names it. */
  readonly stateEffects: ReadonlyMap<string, number>;
}

/** The constants of one program type. */
export interface CredentialRules {
  readonly components: readonly ComponentRule[];
  readonly pay: PayRules;
  /** Least score of each group of a fifth, top first; below the last is the bottom one. */
  readonly bandsFrom: readonly number[];
}

/** How many earners are behind a figure whose source counts only graduates. */
export interface EarnersRule {
  readonly intercept: number;
  readonly slope: number;
  readonly least: number;
}

/** The constants of the score, from content/parameters/outcomes-score.csv. */
export interface ScoreRules {
  readonly byCredential: ReadonlyMap<ScoredCredential, CredentialRules>;
  readonly earners: EarnersRule;
  readonly nclex: {
    /** Candidates at the nation's rate that are added to each pool, so that small pools move toward that rate. */
    readonly priorCandidates: number;
    /** The nation's first-time rate, 0 to 1. */
    readonly priorRates: Readonly<Record<Exam, number>>;
    readonly firstYear: number;
    /** Newest years from the first on that are pooled. */
    readonly pooledYears: number;
  };
  /** Percent of the applicable weight that has to be measured for evidence to be partial. */
  readonly leastMeasuredPercent: number;
  /** Graduates a year below which evidence is thin. */
  readonly minimumGraduates: number;
  /** First-time full-time students behind a rate of students who finish or come back. */
  readonly minimumCohort: number;
  /** Graduates behind earnings whose earners are not counted. */
  readonly minimumCompleters: number;
  /** Most that the standard error of one measure can be, as a share of its points. */
  readonly standardErrorAtMost: number;
  /** Share of a mixed BSN that has to lead to a first license for its graduates to be new nurses. */
  readonly prelicensureShareLeast: number;
  /** Share of the other kind of BSN degrees with which a value that campuses share still speaks for one kind. */
  readonly otherKindAtMost: number;
  /** Share of assistants' certificates with which pay still speaks for LPNs. */
  readonly aideShareAtMost: number;
}

function componentRule(
  constants: ParameterSet,
  credential: ScoredCredential,
  id: ScoreComponent,
): ComponentRule[] {
  const subject = `${credential}:${id}`;
  if (!constants.find('weight', subject)) return [];
  const standIn = (group: ControlGroup): StandIn => ({
    share: constants.number('missing_points', `${subject}:${group}`),
    standardError: constants.number('missing_sd', `${subject}:${group}`),
  });
  const standIns = groups.map((group) => [group, standIn(group)] as const);
  return [
    {
      id,
      weight: constants.number('weight', subject),
      zeroAt: constants.number('zero_at', subject),
      oneAt: constants.number('one_at', subject),
      standIns: Object.fromEntries(standIns) as Record<ControlGroup, StandIn>,
    },
  ];
}

const STATE_EFFECT = 'state_effect';

function payRules(constants: ParameterSet, credential: ScoredCredential): PayRules {
  const of = (name: string) => constants.number(name, `${credential}:earnings`);
  const prefix = `${credential}:`;
  const effects = constants.rows.filter(
    ({ parameter, subject }) => parameter === STATE_EFFECT && subject?.startsWith(prefix),
  );
  return {
    areaElasticity: of('b_area'),
    stateElasticity: of('b_state'),
    medianLog: of('median_log'),
    k: of('k'),
    earnerVariance: of('sigma2'),
    programVariance: of('tau2'),
    stateEffects: new Map(
      effects.map(({ subject }) => [
        (subject ?? '').slice(prefix.length),
        constants.number(STATE_EFFECT, subject ?? ''),
      ]),
    ),
  };
}

const bandParameters = ['band_1_from', 'band_2_from', 'band_3_from', 'band_4_from'] as const;

function credentialRules(constants: ParameterSet, credential: ScoredCredential): CredentialRules {
  return {
    components: scoreComponents.flatMap((id) => componentRule(constants, credential, id)),
    pay: payRules(constants, credential),
    bandsFrom: bandParameters.map((name) => constants.number(name, credential)),
  };
}

/** @throws Error when a constant is missing or is not a number. */
export function scoreRules(constants: ParameterSet): ScoreRules {
  const rate = (exam: Exam) => constants.number('prior_rate', exam);
  return {
    byCredential: new Map(
      scoredCredentials.map((credential) => [credential, credentialRules(constants, credential)]),
    ),
    earners: {
      intercept: constants.number('imputed_earners_intercept', 'earnings'),
      slope: constants.number('imputed_earners_slope', 'earnings'),
      least: constants.number('imputed_earners_minimum', 'earnings'),
    },
    nclex: {
      priorCandidates: constants.number('prior_candidates', 'nclex'),
      priorRates: { 'NCLEX-RN': rate('NCLEX-RN'), 'NCLEX-PN': rate('NCLEX-PN') },
      firstYear: constants.number('window_first_year', 'nclex'),
      pooledYears: constants.number('pooled_years', 'nclex'),
    },
    leastMeasuredPercent: constants.number('least_measured_share', 'partial'),
    minimumGraduates: constants.number('minimum_graduates', 'all'),
    minimumCohort: constants.number('minimum_cohort', 'completion'),
    minimumCompleters: constants.number('minimum_completers', 'earnings'),
    standardErrorAtMost: constants.number('standard_error_at_most', 'all'),
    prelicensureShareLeast: constants.number('prelicensure_share_least', 'BSN'),
    otherKindAtMost: constants.number('other_kind_at_most', 'BSN'),
    aideShareAtMost: constants.number('aide_share_at_most', 'LPN'),
  };
}

/** Returns the constants of a program type; undefined where it has no score. */
export function rulesOf(rules: ScoreRules, credential: string): CredentialRules | undefined {
  return isScored(credential) ? rules.byCredential.get(credential) : undefined;
}

/** Returns the measures that can apply to a program type, wherever the program is. */
export function componentsOf(rules: ScoreRules, credential: string): readonly ComponentRule[] {
  return rulesOf(rules, credential)?.components ?? [];
}
