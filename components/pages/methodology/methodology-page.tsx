import type { ReactNode } from 'react';
import type { MethodologyView } from '@/lib/site/pages/methodology';
import { ConstantTables } from '../../parts/constant-tables/constant-tables';
import { ProseSections } from '../../parts/prose/prose-sections';
import { Facts, Rubrics } from './evidence';
import { BandTable, EntrantTable, RubricTable, WeightTable } from './tables';

/** Tables of the page, by the section that shows them. */
function extrasOf(view: MethodologyView): Readonly<Record<string, ReactNode>> {
  const { constants, facts, entrants, rubric, weights } = view;
  return {
    'every-constant': <ConstantTables files={constants} />,
    ...(facts.length > 0 ? { evidence: <Facts facts={facts} /> } : {}),
    ...(entrants ? { 'the-pay-before': <EntrantTable entrants={entrants} /> } : {}),
    ...(rubric
      ? {
          'the-rubric': <RubricTable lines={rubric.lines} />,
          'the-bands': <BandTable bands={rubric.bands} />,
          'rubrics-it-was-drawn-from': <Rubrics groups={rubric.published} />,
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
      <ProseSections
        prose={prose}
        extras={extrasOf(view)}
        shown={prose.sections.slice(0, 1).map(({ id }) => id)}
      />
    </>
  );
}
