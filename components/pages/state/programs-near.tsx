import { Fragment } from 'react';
import { formatCount } from '@/lib/numbers/format';
import type { StateView } from '@/lib/places/page/state';
import { capitalized, list } from '@/lib/text/words';
import { Section } from '../../parts/section/section';
import { NearForm } from './near-form';

/** "Georgia has 23 LPN, 32 ADN and 35 BSN programs.": the ways to a first license. */
function countsInWords({ place, programs }: StateView): string {
  const first = programs.filter(({ isFirstLicense, institutions }) => isFirstLicense && institutions > 0);
  if (first.length === 0) return '';
  const counts = first.map(({ credential, institutions }) => `${formatCount(institutions)} ${credential}`);
  return ` ${capitalized(place)} has ${list(counts)} programs.`;
}

/** Asks the finder for programs near a place of the state. */
export function ProgramsNear({ view }: { readonly view: StateView }) {
  const { slug, place, cities } = view;
  return (
    <Section id="next" heading="Next: programs near you">
      <NearForm label={`Programs near you in ${place}`} state={slug} />
      <p className="muted">
        {countsInWords(view)}
        {cities.length > 0 && (
          <>
            {' '}
            Near{' '}
            {cities.map(({ name, href }, index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <a href={href}>{name}</a>
              </Fragment>
            ))}
            .
          </>
        )}
      </p>
    </Section>
  );
}
