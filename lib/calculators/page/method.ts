import type { Data } from '@/lib/data/data';
import type { AdmissionRubricRow } from '@/lib/data/tables/admission-rubrics';
import type { CredentialFactRow } from '@/lib/data/tables/credential-evidence';
import type { ParameterFile, ReadinessBandRow, TypicalEntrantRow } from '@/lib/data/tables/parameters';

/** Constants that one kind of program is judged by. */
export interface RubricLine {
  readonly programType: string;
  /** Points of 100 by component; 0 where it does not count. */
  readonly weights: readonly number[];
  /** Floor and competitive value; null where the program asks for none. */
  readonly gpa: readonly [number, number] | null;
  readonly exam: readonly [number, number] | null;
  /** Points that repeated courses take off. */
  readonly retakePoints: number;
}

/** Rubrics that programs of one kind publish. */
export interface PublishedRubrics {
  readonly id: string;
  readonly programType: string;
  readonly rows: readonly AdmissionRubricRow[];
}

/** Weights of measures: one line a measure, one column for each input value that gives or adds weight. */
export interface WeightLines {
  readonly columns: readonly string[];
  readonly lines: readonly { readonly measure: string; readonly weights: readonly number[] }[];
}

/** Tables that a methodology page shows in sections of its own. */
export interface MethodTables {
  readonly entrants?: readonly TypicalEntrantRow[];
  readonly rubric?: {
    readonly lines: readonly RubricLine[];
    readonly bands: readonly ReadinessBandRow[];
    readonly published: readonly PublishedRubrics[];
  };
  readonly weights?: WeightLines;
}

/** What a methodology page shows besides the words of its `method.md`. */
export interface Method {
  /** Files of `content/parameters` that its formulas read. */
  readonly files: readonly ParameterFile[];
  /** Selects the published figures that its constants were judged from. */
  readonly isEvidence: (row: CredentialFactRow) => boolean;
  readonly tables?: (data: Data) => MethodTables;
}
