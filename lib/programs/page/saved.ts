import { formatDollars } from '@/lib/numbers/format';
import { type SavedAnswer, savedAnswer } from '@/lib/site/saved-answer';
import { paths } from '@/lib/site/urls';
import { list } from '@/lib/text/words';
import type { ComparisonView } from './compare';
import type { FinderPageView } from './finder-page';
import type { SchoolPageView } from './school/school-page';

interface Words {
  readonly verdict: string | undefined;
  readonly sentence: string;
}

/** A verdict and what follows it as one text: "5 programs within 50 miles. All are public." */
export const inOneText = ({ verdict, sentence }: Words) =>
  (verdict === undefined ? sentence : `${verdict.replace(/\.$/, '')}. ${sentence}`).trim();

/** A search as its reader keeps it; null where it was refused. */
export function savedSearch({ results, subject, canonical, form }: FinderPageView): SavedAnswer | null {
  if (!results) return null;
  const inputs = canonical === '' ? '' : form.chosen;
  return savedAnswer(paths.programs, canonical, {
    subject: subject ?? 'Nursing programs',
    summary: inOneText(results),
    inputs,
  });
}

/** A comparison as its reader keeps it; null where there is nothing to compare yet. */
export function savedComparison(view: ComparisonView): SavedAnswer | null {
  const { programs, ownQuery, title, schools, familyIncome } = view;
  const income = familyIncome === undefined ? [] : [`family income ${formatDollars(familyIncome)}`];
  if (programs.length === 0) return null;
  return savedAnswer(paths.programComparison, ownQuery, {
    subject: title,
    summary: inOneText(view),
    inputs: [list(schools.map(({ label }) => label)), ...income].join('; '),
  });
}

/** The page of a school as its reader keeps it. */
export const savedSchool = ({ page, documentTitle, summary }: SchoolPageView): SavedAnswer =>
  savedAnswer(page.path, '', { subject: documentTitle, summary, inputs: '' });
