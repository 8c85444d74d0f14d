import { nursingRoi } from '@/lib/calculators/nursing-roi';
import type { Link } from '@/lib/calculators/page/related';
import { credentialFacts } from '@/lib/data/credentials';
import { areaName, type StateSlug } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { withArticle } from '@/lib/text/phrases';
import { type PathwayCredential, pathwayFacts } from '../routes';

/**
 * Leads to whether a program pays off: that of the degree that it ends in.
 *
 * @param income pay today in dollars a year, where it is known better than from the degree.
 */
export function payOffLink(credential: PathwayCredential, state: StateSlug | null, income?: number): Link {
  const { degree } = pathwayFacts[credential];
  const query = new URLSearchParams({
    ...(state === null ? {} : { state }),
    degree,
    ...(income === undefined ? {} : { current_income: String(income) }),
    ...(credential === 'ABSN' ? { track: 'accelerated' } : {}),
  });
  const name = withArticle(credentialFacts[credential === 'ABSN' ? credential : degree].name);
  return {
    label: `Does ${name} pay off${state === null ? '' : ` in ${areaName(state)}`}?`,
    href: withQuery(paths.calculatorPage(nursingRoi.id), query.toString()),
  };
}
