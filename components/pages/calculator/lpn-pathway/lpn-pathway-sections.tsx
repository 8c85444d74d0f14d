import type { LpnPathwayAnswer } from '@/lib/calculators/lpn-pathway/page';
import { LicensedFolds, LicensedSections } from './licensed-sections';
import { RoutesFolds } from './routes-folds';
import { RoutesSections } from './routes-sections';

interface Props {
  readonly answer: LpnPathwayAnswer;
}

/** What the answer folds, in the order of the page. */
export function LpnPathwayFolds({ answer: { routes, licensed, basis } }: Props) {
  return (
    <>
      {routes && <RoutesFolds routes={routes} basis={basis} />}
      {licensed && <LicensedFolds licensed={licensed} />}
    </>
  );
}

/** Sections of the answer, in the order of the page. */
export function LpnPathwaySections({ answer }: Props) {
  const { routes, licensed } = answer;
  return (
    <>
      {routes && <RoutesSections routes={routes} />}
      {licensed && <LicensedSections licensed={licensed} />}
    </>
  );
}
