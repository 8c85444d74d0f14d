import type { Metadata } from 'next';
import { identity } from '../identity';
import { metadataOf } from '../metadata';
import { pageAt } from '../pages/pages';
import { type SavedAnswer, savedAnswer } from '../saved-answer';
import { paths } from '../urls';
import type { OptionsView } from './view';

export const optionsPage = pageAt(paths.options);

/** The answer as its reader keeps it; null where the query was refused. */
export function savedOptions({ query, inputs, answer }: OptionsView): SavedAnswer | null {
  if (answer === null) return null;
  return savedAnswer(paths.options, query, { subject: answer.subject, summary: answer.sentence, inputs });
}

/** Metadata for a query. An answer has its own title and address; a refused query is not for search engines. */
export function optionsMetadata({ status, query, answer }: OptionsView): Metadata {
  if (answer === null) {
    const title = `Error: ${optionsPage.title} | ${identity().name}`;
    return { ...metadataOf(optionsPage), title, robots: { index: false } };
  }
  if (status === 'example') return metadataOf(optionsPage);
  return metadataOf({ ...optionsPage, title: answer.subject, description: answer.sentence }, query);
}
