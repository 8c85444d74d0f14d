import { Fragment } from 'react';
import { formatCount } from '@/lib/numbers/format';
import type { StateView } from '@/lib/places/page/state';
import { calledIn } from '@/lib/places/states';
import { credentialName } from '@/lib/programs/credentials';
import type { StateList } from '@/lib/programs/page/top';
import { capitalized, count } from '@/lib/text/words';
import { Section } from '../../parts/section/section';
import { NearForm } from './near-form';

export interface ProgramsNearProps {
  readonly view: StateView;
  /** Lists of the state by type. */
  readonly lists: readonly StateList[];
}

/** Links with commas between them, and a word before the last. */
function Links({ links }: { readonly links: readonly { readonly name: string; readonly href: string }[] }) {
  return links.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
      <a href={href}>{name}</a>
    </Fragment>
  ));
}

/** Ways to a first license: what most readers of a state's page look for. */
const firstLicenses: readonly string[] = ['LPN', 'ADN', 'BSN'];

/** "Georgia: 23 LPN, 30 ADN and 33 BSN programs.": the lists of the ways to a first license. */
function ListLinks({ view: { slug, place }, lists }: ProgramsNearProps) {
  const shown = lists.filter(({ credential }) => firstLicenses.includes(credential));
  if (shown.length === 0) return null;
  const links = shown.map(({ credential, total, href }, index) => {
    const name = calledIn(slug, credentialName(credential));
    const isLast = index === shown.length - 1;
    return { name: isLast ? count(total, `${name} program`) : `${formatCount(total)} ${name}`, href };
  });
  return (
    <>
      {capitalized(place)}: <Links links={links} />.
    </>
  );
}

/** Asks the finder for programs near a place of the state, and leads to its lists. */
export function ProgramsNear({ view, lists }: ProgramsNearProps) {
  const { slug, place, cities } = view;
  return (
    <Section id="next" heading="Next: programs near you">
      <NearForm label={`Programs near you in ${place}`} state={slug} />
      <p className="muted">
        <ListLinks view={view} lists={lists} />
        {cities.length > 0 && (
          <>
            {' '}
            Near <Links links={cities} />.
          </>
        )}
      </p>
    </Section>
  );
}
