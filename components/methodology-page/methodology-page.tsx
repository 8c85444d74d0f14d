import type { ReactNode } from 'react';
import type { MethodologyView } from '@/lib/site/methodology';
import { ConstantTables } from '../constant-tables/constant-tables';
import { ProseSections } from '../prose/prose-sections';
import { Facts, Rubrics } from './evidence';
import { BandTable, EntrantTable, RubricTable, WeightTable } from './tables';

/** What stands in the sections of the page besides words, by section. */
function extrasOf(view: MethodologyView): Readonly<Record<string, ReactNode>> {
  const { constants, facts, entrants, rubric, bands, publishedRubrics, weights } = view;
  return {
    'every-constant': <ConstantTables files={constants} />,
    evidence: <Facts facts={facts} />,
    ...(entrants.length > 0 ? { 'the-pay-before': <EntrantTable entrants={entrants} /> } : {}),
    ...(rubric.length > 0
      ? {
          'the-rubric': <RubricTable lines={rubric} />,
          'the-bands': <BandTable bands={bands} />,
          'rubrics-it-was-drawn-from': <Rubrics groups={publishedRubrics} />,
        }
      : {}),
    ...(weights ? { 'the-weights': <WeightTable weights={weights} /> } : {}),
  };
}

/** How one calculator calculates: its rules in words and symbols, and every constant behind them. */
export function MethodologyPage({ view }: { readonly view: MethodologyView }) {
  const { calculatorPath, calculatorTitle, calculationVersion, dataVersion, prose } = view;
  return (
    <>
      <p className="muted">
        Calculator: <a href={calculatorPath}>{calculatorTitle}</a>. Formulas version {calculationVersion},
        data version {dataVersion}.
      </p>
      <ProseSections prose={prose} extras={extrasOf(view)} />
    </>
  );
}
