import { formatCount } from '@/lib/numbers/format';
import type { FinderResults } from '@/lib/programs/page/finder-results';
import type { WayIn } from '@/lib/programs/page/ways-in';
import { count } from '@/lib/text/words';
import { StateTiles } from '../../charts/state-tiles';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Section } from '../../parts/section/section';

/** "Most programs: California (424). Fewest: Alaska (12)". */
function most(states: readonly WayIn[]): string {
  const ordered = states.toSorted((a, b) => b.programs - a.programs);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return '';
  const words = ({ label, programs }: WayIn) => `${label} (${formatCount(programs)})`;
  return `Most programs in ${words(first)}, fewest in ${words(last)}`;
}

/** Parts of a list: by state on a map, by degree as links. */
export function WaysIn({ results: { states, credentials } }: { readonly results: FinderResults }) {
  return (
    <>
      {states.length > 0 && (
        <Section id="by-state" heading="Choose a state">
          <StateTiles
            id="program-map"
            finding={most(states)}
            subtitle="Programs that are listed. Choose a state"
            rows={states.map(({ code, label, href, programs }) => ({
              code,
              name: label,
              href,
              value: programs,
            }))}
            format={formatCount}
            formatShort={formatCount}
            valueHeader="Programs"
          />
        </Section>
      )}
      {credentials.length > 0 && (
        <Disclosure id="by-degree" summary={`Choose a program type: ${count(credentials.length, 'type')}`}>
          <ul className="link-list degree-list">
            {credentials.map(({ label, href, programs }) => (
              <li key={href}>
                <a href={href}>{label}</a> <small className="muted">{formatCount(programs)}</small>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
