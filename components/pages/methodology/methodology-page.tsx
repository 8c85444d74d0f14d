import type { ReactNode } from 'react';
import type { MethodologyView } from '@/lib/site/pages/methodology';
import { ConstantTables } from '../../parts/constant-tables/constant-tables';
import { ProseSections } from '../../parts/prose/prose-sections';
import { Facts, Rubrics } from './evidence';
import { BandTable, EntrantTable, RubricTable, WeightTable } from './tables';

/** What stands in the sections of the page besides words, by section. */
function extrasOf(view: MethodologyView): Readonly<Record<string, ReactNode>> {
  const { constants, facts, entrants, rubric, bands, publishedRubrics, weights } = view;
  return {
    'every-constant': <ConstantTables files={constants} />,
    ...(facts.length > 0 ? { evidence: <Facts facts={facts} /> } : {}),
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

/** How something is calculated: its rules in words and symbols, and every constant behind them. */
export function MethodologyPage({ view }: { readonly view: MethodologyView }) {
  const { subject, dataVersion, prose } = view;
  const { answers, version } = subject;
  return (
    <>
      <p className="muted">
        {answers.kind}: <a href={answers.path}>{answers.title}</a>.{' '}
        {version === null
          ? `Data version ${dataVersion}.`
          : `Formulas version ${version}, data version ${dataVersion}.`}
      </p>
      <ProseSections prose={prose} extras={extrasOf(view)} />
    </>
  );
}
