import { PathwayChart } from '@/components/charts/pathway-chart';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import { Term } from '@/components/parts/term/term';
import type { RouteLine } from '@/lib/calculators/lpn-pathway/page/routes';
import type { Source } from '@/lib/data/table';
import { Sentences } from './sentences';

interface Props {
  readonly lines: readonly RouteLine[];
  readonly basis: readonly Source[];
  /** What the months are spent on, in sentences. */
  readonly notes?: readonly string[];
  /** Ids of the terms that the routes are named by. */
  readonly terms?: readonly string[];
}

/** What the routes are named by, each with its meaning. */
function Terms({ terms }: { readonly terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <p>
      What it means:{' '}
      {terms.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Term id={id} />
        </span>
      ))}
      .
    </p>
  );
}

/** Ways to a goal as time lines. */
export function TimeLines({ lines, basis, notes = [], terms = [] }: Props) {
  return (
    <Section id="months" heading="Month by month">
      <PathwayChart
        id="routes"
        subtitle="Typical months from today; outlined: not in class"
        routes={lines}
        source={<SourceNote sources={basis} />}
      />
      {notes.length > 0 && <Sentences sentences={notes} />}
      <Terms terms={terms} />
    </Section>
  );
}
