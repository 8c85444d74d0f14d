import type { z } from 'zod';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import type { Inputs, Parameters } from '@/lib/parameters/declare';
import type { Rules } from '@/lib/parameters/parse';

/** What an answer says besides its figures, made from the rows that were really used. */
export interface Explanation {
  /** What the numbers assume, and every caution that applies to them: plain sentences. */
  readonly assumptions: readonly string[];
  /** Publishers' documents behind the inputs, most important first. */
  readonly sources: readonly Source[];
  /** Pages that help with this answer: paths on this site. */
  readonly related: Readonly<Record<string, string>>;
}

/**
 * One calculator: everything that routes, forms, OpenAPI, Markdown and the directory are derived from.
 *
 * `calculate` is pure: the same inputs and data give the same result. Besides the result it returns the rows
 * that it read, from which `explain` writes assumptions and sources.
 */
export interface CalculatorDefinition<P extends Parameters, R extends z.ZodType, Rows> {
  readonly id: string;
  /** Version of the formulas; raised when the same inputs and data would give other figures. */
  readonly version: string;
  readonly title: string;
  readonly summary: string;
  readonly whenToUse: readonly string[];
  readonly parameters: P;
  /** What the parameters ask of each other and of the data. */
  rules?(data: Data): Rules<P>;
  readonly result: R;
  /** Publishers behind the calculator, for the directory; an answer names the exact ones it used. */
  readonly sources: readonly Source[];
  /** @param unclamped the inputs before values outside a scale were moved to its end. */
  calculate(
    inputs: Inputs<P>,
    data: Data,
    unclamped: Inputs<P>,
  ): { readonly result: z.output<R>; readonly rows: Rows };
  explain(inputs: Inputs<P>, calculation: { readonly result: z.output<R>; readonly rows: Rows }): Explanation;
}

/** A calculator with its row type closed over: all that callers need. */
export interface Calculator<P extends Parameters = Parameters, R extends z.ZodType = z.ZodType>
  extends Omit<CalculatorDefinition<P, R, never>, 'calculate' | 'explain'> {
  /** @param unclamped the inputs before values outside a scale were moved to its end; the same where none was. */
  answer(
    inputs: Inputs<P>,
    data: Data,
    unclamped?: Inputs<P>,
  ): { readonly result: z.output<R> } & Explanation;
}

export function defineCalculator<P extends Parameters, R extends z.ZodType, Rows>(
  definition: CalculatorDefinition<P, R, Rows>,
): Calculator<P, R> {
  const { calculate, explain, ...facts } = definition;
  return {
    ...facts,
    answer(inputs, data, unclamped = inputs) {
      const calculation = calculate(inputs, data, unclamped);
      return { result: calculation.result, ...explain(inputs, calculation) };
    },
  };
}
