import { smallestCohort } from '@/lib/pass-rates/rate';
import { paths } from '@/lib/site/urls';
import { Disclosure } from '../../parts/disclosure/disclosure';

/** What a pass rate says and what it does not. */
export function HowToRead() {
  return (
    <Disclosure id="how-to-read" summary="How to read a pass rate">
      <div className="prose">
        <ul>
          <li>
            A pass rate is the share of a program’s graduates who passed the licensing exam, most often the
            first time. It needs its year and the number who took the exam.
          </li>
          <li>
            “Likely 87% to 95%” says how far chance alone could move it. With 20 people, one more failure is 5
            points. Where the ranges of two programs overlap widely, the difference could be chance.
          </li>
          <li>
            Boards count years differently: some by calendar year, some from July to June. We compare only
            alike years, and never part of a year.
          </li>
          <li>
            We don’t show groups of fewer than {smallestCohort} people, so that no one can be recognized.
          </li>
          <li>A rate counts those who took the exam, not those who left the program before.</li>
        </ul>
        <p>
          Every row as a file, with columns explained: <a href={paths.data}>the open dataset</a>.
        </p>
      </div>
    </Disclosure>
  );
}
