import type { Data } from '@/lib/data/data';
import { paths } from '@/lib/site/urls';
import { calculators } from '../registry';
import { calculatorPage } from './registry';

/** A calculator as the list of them shows it: what it answers, and one answer. */
export interface CalculatorCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** The answer to the declared example, in one sentence. */
  readonly example: string;
}

export function calculatorCards(data: Data): CalculatorCard[] {
  return calculators.map(({ id, title, summary }) => ({
    id,
    title,
    summary,
    href: paths.calculatorPage(id),
    example: calculatorPage(id).read(new URLSearchParams(), data).answer?.sentence ?? '',
  }));
}
