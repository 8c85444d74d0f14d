import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { credentialInWords } from '@/lib/calculators/nursing-roi/words';
import { credentialFacts, occupations } from '@/lib/data/credentials';
import { paths, withQuery } from '@/lib/site/urls';
import type { OccupationPage } from '../occupations';
import { type AreaSlug, areaName, nation } from '../states';
import { returnHref } from './returns';
import { statePath } from './state';

/** Something to do after the answer. */
export interface NextStep {
  readonly label: string;
  readonly href: string;
}

/** Types that the finder takes together: every program for a first RN license. */
const ANY_RN = 'RN';

/** Returns what to do after reading what a job pays: whether its degree pays off, programs, the state. */
export function payNextSteps({ degree, soc }: OccupationPage, area: AreaSlug): NextStep[] {
  const state = area === nation.slug ? undefined : area;
  const where = state ? ` in ${areaName(state)}` : '';
  const type = soc === occupations.registeredNurse ? ANY_RN : degree;
  const name = type === ANY_RN ? ANY_RN : credentialFacts[degree].name;
  const programs = new URLSearchParams({ ...(state ? { state } : {}), credential: type });
  return [
    {
      label: `Does ${credentialInWords({ degree, track: undefined })} pay off${where}?`,
      href: state ? returnHref(state, degree) : paths.calculatorPage(nursingRoi.id),
    },
    {
      label: state ? `${name} programs${where}` : `${name} programs near you`,
      href: withQuery(paths.programs, programs.toString()),
    },
    state
      ? { label: `Nursing in ${areaName(state)}`, href: statePath(state) }
      : { label: 'All states', href: '/states' },
  ];
}
