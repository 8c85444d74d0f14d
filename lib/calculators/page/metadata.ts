import type { Metadata } from 'next';
import { identity } from '@/lib/site/identity';
import { pageMetadata } from '@/lib/site/metadata';
import { pageAt } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';
import { answerInFull, type CalculatorPageView } from './view';

/** GOV.UK's pattern: a reader who hears only the title knows that a field is wrong. */
const ERROR_PREFIX = 'Error: ';

/**
 * Metadata of a calculator's page for one query. An answer has its own title, description and address; an example
 * has those of the calculator; a refused query is not for search engines.
 */
export function calculatorMetadata({ id, status, pageQuery, answer }: CalculatorPageView): Metadata {
  const path = paths.calculatorPage(id);
  const base = pageMetadata(path, status === 'answered' ? pageQuery : '');
  const page = pageAt(path);
  const { name } = identity();
  if (status === 'refused') {
    return { ...base, title: `${ERROR_PREFIX}${page.title} | ${name}`, robots: { index: false } };
  }
  if (status === 'example' || !answer) return base;
  const title = answer.subject;
  const description = answerInFull(answer);
  return {
    ...base,
    title: `${title} | ${name}`,
    description,
    openGraph: { ...base.openGraph, title, description },
  };
}
