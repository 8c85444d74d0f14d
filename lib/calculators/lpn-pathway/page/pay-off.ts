import { nursingRoi } from '@/lib/calculators/nursing-roi';
import type { Link } from '@/lib/calculators/page/related';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { areaName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { withArticle } from '@/lib/text/phrases';
import { count } from '@/lib/text/words';
import { modelOf } from '../model';
import { type PathwayCredential, pathwayFacts } from '../routes';
import type { PathwayExtras } from './extras';

/** What the linked page counts, where that is not the program itself: "a whole ADN of 24 months". */
function countedAs(credential: PathwayCredential, data: Data): string {
  if (credential !== 'LPN_TO_RN') {
    const { degree } = pathwayFacts[credential];
    return withArticle(credentialFacts[credential === 'ABSN' ? credential : degree].name);
  }
  const { ADN } = modelOf(data).programs;
  return `a whole ${credentialFacts.ADN.name} of ${count(ADN.study.typical, 'month')}`;
}

/**
 * Leads to whether a program pays off: that of the degree that it ends in. Without a state the linked page shows an
 * example, so the label says what is to be chosen there.
 *
 * @param income pay today in dollars a year, where it is known better than from the degree.
 */
export function payOffLink(
  credential: PathwayCredential,
  { near, state }: Pick<PathwayExtras, 'near' | 'state'>,
  data: Data,
  income?: number,
): Link {
  const { degree } = pathwayFacts[credential];
  const query = new URLSearchParams({
    ...(state === null ? {} : { state }),
    degree,
    ...(income === undefined ? {} : { current_income: String(income) }),
    ...(credential === 'ABSN' ? { track: 'accelerated' } : {}),
    ...(near === null ? {} : { near: near.asked }),
  });
  const question = `Does ${countedAs(credential, data)} pay off`;
  return {
    label: state === null ? `${question}? Choose your state` : `${question} in ${areaName(state)}?`,
    href: withQuery(paths.calculatorPage(nursingRoi.id), query.toString()),
  };
}
