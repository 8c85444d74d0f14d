import type { Source } from '@/lib/data/table';
import type { FormProblem, FormView } from '@/lib/parameters/form';
import type { Link } from './related';

/** A figure of an answer, ready to show. */
export interface AnswerFigure {
  readonly label: string;
  /** Null where it is missing; then `note` says why. */
  readonly value: string | null;
  readonly note: string;
}

/** One line of a calculation with the reader's own numbers. */
export interface FormulaStep {
  /** What is computed: "Expected salary". */
  readonly label: string;
  /** "$88,607 × 1.01". */
  readonly expression: string;
  readonly value: string;
}

/** A cell of a comparison: words, or why there are none. */
export type ComparisonCell = string | { readonly missing: string };

/** A heading of a comparison: an answer, or what is compared. */
export interface ComparisonHeading {
  readonly id: string;
  readonly label: string;
  /** The answer's own page; null where the heading is no answer, or the one that is shown. */
  readonly href: string | null;
}

/** Answers side by side. They are the columns, or the rows where their cells are words. */
export interface Comparison {
  readonly caption: string;
  /** What the rows are: "Route". */
  readonly corner: string;
  readonly columns: readonly (ComparisonHeading & {
    /** Not needed for the decision: a phone shows it on request. */
    readonly detail?: boolean;
  })[];
  readonly rows: readonly (ComparisonHeading & { readonly cells: readonly ComparisonCell[] })[];
}

/** A figure of one of several answers: what it is of is the label of its row. */
export type FigureCell = Omit<AnswerFigure, 'label'>;

/** Figures of several answers side by side: a row for each measure, a column for each answer. */
export interface FigureTable {
  readonly caption: string;
  /** Whether a phone has room for the columns: two answers with short figures. */
  readonly isShort?: boolean;
  readonly columns: readonly ComparisonHeading[];
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly cells: readonly FigureCell[];
  }[];
}

/** What every calculator's answer has, in the order in which its page shows it. */
export interface AnswerView {
  /** What was asked, in a few words for titles: "BSN in Ohio: pay, cost and payback". */
  readonly subject: string;
  /** The question as the heading of the page: "Does an ADN pay off in Georgia?"; left out, the page's title. */
  readonly heading?: string;
  /** What was asked and what it means, in a line beneath the heading. */
  readonly given?: string;
  /** The answer in a line, its heading: "Yes. You come out ahead about 3 years 1 month after you start". */
  readonly verdict: string;
  /** The answer in one or two sentences. */
  readonly sentence: string;
  readonly figures: readonly AnswerFigure[];
  /** In place of the figures where the answer is a comparison. */
  readonly figureTable?: FigureTable;
  /** What has to be known beside the figures, in sentences. */
  readonly facts: readonly string[];
  /** Publisher and period of the figures: "BLS wages, May 2025". */
  readonly basis: readonly Source[];
  readonly cautions: readonly string[];
  readonly assumptions: readonly string[];
  readonly formula: readonly FormulaStep[];
  readonly sources: readonly Source[];
  /** What the same answer as data does not know of this reader; null where it knows all. */
  readonly dataNote?: string | null;
}

/** Returns the answer in a few sentences, for where it is read without its page. */
export const answerInFull = ({ verdict, sentence }: Pick<AnswerView, 'verdict' | 'sentence'>): string =>
  `${verdict.replace(/\.$/, '')}. ${sentence}`;

/** Whether a question was asked, and whether it could be answered. */
export type PageStatus = 'example' | 'answered' | 'refused';

/** A calculator's page for one query. */
export interface CalculatorPageView<A extends AnswerView = AnswerView> {
  readonly id: string;
  /** `example`: not everything required was given, so that the declared example stands in for the rest. */
  readonly status: PageStatus;
  readonly form: FormView;
  /** All that the reader answered, for a page that is kept; '' of an example, and where refused. */
  readonly inputs: string;
  /** What has to be corrected; empty unless refused. */
  readonly problems: readonly FormProblem[];
  /** Values that were moved to the end of their scale. */
  readonly notes: readonly string[];
  /** Canonical query of the answer at the API, and of its page with what only the page shows; '' where refused. */
  readonly apiQuery: string;
  readonly pageQuery: string;
  /** Pages to read next. */
  readonly related: readonly Link[];
  /** Null where refused. */
  readonly answer: A | null;
}
