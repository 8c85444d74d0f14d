import { formatCount } from '@/lib/numbers/format';
import type { FinderResults } from '@/lib/programs/page/finder-page';
import type { WayIn } from '@/lib/programs/page/ways-in';
import { StateTiles } from '../../charts/state-tiles';
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
        <Section id="by-degree" heading="Choose a program type">
          <ul className="link-list degree-list">
            {credentials.map(({ label, href, programs }) => (
              <li key={href}>
                <a href={href}>{label}</a> <small className="muted">{formatCount(programs)}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
