import { pageAt } from '@/lib/site/pages/pages';
import { type SavedAnswer, savedAnswer } from '@/lib/site/saved-answer';
import type { StateView } from './state';

/** The page of a state as its reader keeps it. */
export const savedState = ({ path, answer: { verdict, sentence } }: StateView): SavedAnswer =>
  savedAnswer(path, '', { subject: pageAt(path).title, summary: `${verdict} ${sentence}`, inputs: '' });
