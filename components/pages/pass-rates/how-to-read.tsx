import { paths } from '@/lib/site/urls';
import { Section } from '../../parts/section/section';

/** What a pass rate says and what it does not. */
export function HowToRead() {
  return (
    <Section id="how-to-read" heading="How to read a pass rate">
      <div className="prose">
        <ul>
          <li>
            A pass rate is the share of a program’s graduates who passed the licensing exam (NCLEX) at their
            first attempt, in one period. It is nothing without that period and the number of candidates.
          </li>
          <li>
            The 95% interval says how far chance alone may have moved it. With 20 candidates one more failure
            is 5 points. Where the intervals of two programs overlap widely, the results do not tell them
            apart.
          </li>
          <li>
            Boards count differently: some by calendar year, some from July to June. Only alike years are
            compared here; a part of a year never is, because a quarter is not like its year.
          </li>
          <li>Groups of fewer than 10 candidates are not shown, so that no one can be recognized.</li>
          <li>
            A rate says how those who sat the exam did, not how many of those who began the program got that
            far.
          </li>
        </ul>
        <p>
          Every row as a file, with columns explained: <a href={paths.data}>the open dataset</a>.
        </p>
      </div>
    </Section>
  );
}
