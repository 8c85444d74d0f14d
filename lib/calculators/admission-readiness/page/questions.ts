import type { ShownFields } from '@/lib/calculators/page/define';
import { roundToTenth } from '@/lib/numbers/rounding';
import type { FormLink } from '@/lib/parameters/form';
import { paths, withQuery } from '@/lib/site/urls';
import { withArticle } from '@/lib/text/phrases';
import { admissionReadiness } from '..';
import { examRange, gpaRange, parameters } from '../parameters';
import { type Scale, share } from '../rubric';
import { examMeasure, gpaMeasure, type Measure } from '../sentences';

type Name = 'gpa' | 'entrance_exam_score';
type Question = NonNullable<ShownFields<typeof parameters>[Name]>;

/** Digits before the decimal point of a GPA, and of an exam score under 100. */
const GPA_DIGITS = 1;
const EXAM_DIGITS = 2;

/** Puts a decimal point into a number that was written without: 34 is 3.4; undefined where there is one already. */
function withDecimalPoint(value: number, digitsBefore: number): number | undefined {
  const digits = String(value);
  if (!/^\d+$/.test(digits) || digits.length <= digitsBefore) return undefined;
  return Number(`${digits.slice(0, digitsBefore)}.${digits.slice(digitsBefore)}`);
}

/** Whether a number may be what was meant: it is on the scale and earns something there. */
const isLikely = (value: number | undefined, scale: Scale, maximum: number): value is number =>
  value !== undefined && value <= maximum && share(scale, value) > 0;

/** The page's query with another value of a parameter. */
function answerWith(given: URLSearchParams, name: Name, measure: Measure, value: number): FormLink {
  const query = new URLSearchParams(given);
  for (const alias of parameters[name].aliases) query.delete(alias);
  query.set(name, measure.text(value));
  return {
    label: `Answer with ${withArticle(measure.noun)} of ${measure.text(value)}`,
    href: withQuery(paths.calculatorPage(admissionReadiness.id), query.toString()),
  };
}

/** Asks whether a likely number was meant; otherwise says what to enter. */
function asked(
  given: URLSearchParams,
  name: Name,
  measure: Measure,
  meant: number | undefined,
  { question, error }: { readonly question: string; readonly error: string },
): Question {
  if (meant === undefined) return { error };
  return {
    error: `${question}: did you mean ${measure.text(meant)}?`,
    answers: [answerWith(given, name, measure, meant)],
  };
}

/** Whether a number is between 0 and 1: hardly a GPA or an exam score, more likely another scale. */
const isFraction = (value: number) => value > 0 && value < 1;

/** What to do about a GPA that can't be read. */
export const ENTER_GPA = `Enter your GPA as a number from ${gpaRange.minimum} to ${gpaRange.maximum}, for example 3.4`;

/** Asks back about a GPA under 1, whose decimal point is probably too early. */
function lowGpaQuestion(gpa: number, scale: Scale, given: URLSearchParams): Question {
  const digits = Number(String(gpa).replace(/^0\.0*/, ''));
  const meant = withDecimalPoint(digits, GPA_DIGITS) ?? digits;
  return asked(given, 'gpa', gpaMeasure, isLikely(meant, scale, gpaRange.maximum) ? meant : undefined, {
    question: 'Enter your GPA on the 4.0 scale',
    // A GPA of 1 earns no more than one under it.
    error: `${ENTER_GPA}. If it is under 1, enter 1: the score is the same`,
  });
}

/** Asks back about a GPA that is not on the 4-point scale; undefined where it is. */
export function gpaQuestion(gpa: number, scale: Scale, given: URLSearchParams): Question | undefined {
  if (isFraction(gpa)) return lowGpaQuestion(gpa, scale, given);
  if (gpa < gpaRange.minimum) return { error: `${ENTER_GPA}.` };
  if (gpa <= gpaRange.maximum) return undefined;
  const meant = withDecimalPoint(gpa, GPA_DIGITS);
  return asked(given, 'gpa', gpaMeasure, isLikely(meant, scale, gpaRange.maximum) ? meant : undefined, {
    question: 'Enter your GPA on the 4.0 scale',
    error:
      'Enter the unweighted GPA on the 4.0 scale, for example 3.4. To convert a weighted GPA or another scale, count an A as 4, a B as 3, a C as 2 and a D as 1, and take the average of your courses',
  });
}

/** Asks back about an exam score that is not in percent of the TEAS; undefined where it is. */
export function examQuestion(score: number, scale: Scale, given: URLSearchParams): Question | undefined {
  const isShare = isFraction(score);
  if (!isShare && score >= examRange.minimum && score <= examRange.maximum) return undefined;
  const meant = isShare ? roundToTenth(score * 100) : withDecimalPoint(score, EXAM_DIGITS);
  const likely = isLikely(meant, scale, examRange.maximum) ? meant : undefined;
  return asked(given, 'entrance_exam_score', examMeasure, likely, {
    question: 'Enter your exam score as a number from 0 to 100',
    error:
      'Enter your TEAS total as a number from 0 to 100, for example 78. Other exams have other scales; leave the field empty if you have not taken the TEAS',
  });
}
