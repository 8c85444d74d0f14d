import { isMissing } from '@/lib/numbers/figure';
import { formatNumber } from '@/lib/numbers/format';
import type { PartView } from '@/lib/programs/page/program-view';
import type { ProgramSection } from '@/lib/programs/page/school/program-section';
import { paths } from '@/lib/site/urls';
import { uncapitalized } from '@/lib/text/words';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Pairs } from './pairs';

const partInWords = ({ points, weight, basis }: PartView) => (
  <>
    <b>
      {formatNumber(points)} of {formatNumber(weight)} points
    </b>
    <br />
    {basis}
  </>
);

/** How the group of a program was made, part by part. */
export function GroupParts({ section: { program, statePrice } }: { readonly section: ProgramSection }) {
  const { score, name } = program;
  if (isMissing(score)) {
    return (
      <Disclosure summary="Group: why it has none">
        <p>{score.missing}</p>
        {statePrice !== null && <p>{statePrice}</p>}
      </Disclosure>
    );
  }
  const { group, total, standardError, evidence, parts } = score.value;
  return (
    <Disclosure summary={`${group}: how it was made`}>
      <p>
        All {name} programs of the country are put into five groups of one size, by a score. This one has{' '}
        {total} of 100, give or take {standardError}; {uncapitalized(evidence)}.
      </p>
      <Pairs pairs={parts.map((part) => ({ label: part.label, value: partInWords(part) }))} />
      {statePrice !== null && <p>{statePrice}</p>}
      <p>
        <a href={paths.scoreMethodology}>The formula and every constant</a>
      </p>
    </Disclosure>
  );
}
