import { type SavedAnswer, savedAnswer } from '@/lib/site/saved-answer';
import { paths } from '@/lib/site/urls';
import { list } from '@/lib/text/words';
import type { ComparisonView } from './compare';
import type { FinderPageView } from './finder-page';
import type { InstitutionView } from './institution';
import { comparisonPage } from './metadata';

/** A search as its reader keeps it; null where it was refused. */
export function savedSearch({ results, subject, canonical, form }: FinderPageView): SavedAnswer | null {
  if (!results) return null;
  const inputs = canonical === '' ? '' : form.chosen;
  return savedAnswer(paths.programs, canonical, {
    subject: subject ?? 'Nursing programs',
    summary: results.sentence,
    inputs,
  });
}

/** A comparison as its reader keeps it; null where there is nothing to compare yet. */
export function savedComparison({ programs, query, sentence, schools }: ComparisonView): SavedAnswer | null {
  if (programs.length === 0) return null;
  return savedAnswer(paths.programComparison, query, {
    subject: comparisonPage.title,
    summary: sentence,
    inputs: list(schools.map(({ label }) => label)),
  });
}

/** The page of a school as its reader keeps it. */
export const savedSchool = ({ page, sentence }: InstitutionView): SavedAnswer =>
  savedAnswer(page.path, '', { subject: page.title, summary: sentence, inputs: '' });
