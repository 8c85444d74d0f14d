import type { Data } from '@/lib/data/data';
import { pageAt } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';
import { calculators } from '../registry';
import { calculatorPage } from './registry';

/** A calculator as the list of them shows it: what it answers, and one answer. */
export interface CalculatorCard {
  readonly id: string;
  readonly title: string;
  /** What it answers, in a sentence. */
  readonly answers: string;
  readonly href: string;
  /** The declared example, and the answer to it in a line. */
  readonly example: string;
}

/** What each answers, for readers; its summary is for programs. */
const answers: Readonly<Record<string, string>> = {
  'nursing-roi':
    'What a degree costs and pays in your state, and how long until you come out ahead of your job now.',
  'lpn-pathway': 'Which way to a license fits you: how long each takes, what it costs, and when it pays.',
  'admission-readiness':
    'How your grades, exam and experience compare with what programs ask, and what would help most.',
};

export function calculatorCards(data: Data): CalculatorCard[] {
  return calculators.map(({ id, summary }) => {
    const href = paths.calculatorPage(id);
    const { form, answer } = calculatorPage(id).read(new URLSearchParams(), data);
    return {
      id,
      title: pageAt(href).label,
      answers: answers[id] ?? summary,
      href,
      example: `${form.chosen}: ${answer?.verdict ?? ''}`,
    };
  });
}
