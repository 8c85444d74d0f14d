import type { LpnPathwayAnswer } from '@/lib/calculators/lpn-pathway/page';
import { LicensedSections } from './licensed-sections';
import { RoutesSections } from './routes-sections';

/** Sections of the answer, in the order of the page. */
export function LpnPathwaySections({
  answer: { routes, licensed, basis },
}: {
  readonly answer: LpnPathwayAnswer;
}) {
  return (
    <>
      {routes && <RoutesSections routes={routes} basis={basis} />}
      {licensed && <LicensedSections licensed={licensed} basis={basis} />}
    </>
  );
}
