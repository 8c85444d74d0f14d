import { isMissing } from '@/lib/numbers/figure';
import type { PartView, ProgramView } from '@/lib/programs/page/program-view';
import { uncapitalized } from '@/lib/text/words';
import { percent } from '../../charts/scales';
import { InParentheses } from '../in-parentheses/in-parentheses';
import { Missing } from '../missing/missing';

const MISSING_MARK = '*';

interface PartProps {
  readonly part: PartView;
  /** Weight whose track is as long as there is room. */
  readonly most: number;
}

/** A track as long as the part's weight, filled up to its points; a stand-in for a missing measure is open. */
function PartBar({ part: { points, weight, measured }, most }: PartProps) {
  const length = (of: number) => percent((100 * of) / most);
  return (
    <svg className="tone-1" width="100%" height="10" aria-hidden="true">
      <rect className="chart-track" width={length(weight)} height="10" />
      <rect className={measured ? 'chart-bar' : 'score-bar-missing'} width={length(points)} height="10" />
    </svg>
  );
}

function Part({ part, most }: PartProps) {
  const { label, text, measured } = part;
  return (
    <li className="score-part">
      <span>{label}</span> <PartBar part={part} most={most} />{' '}
      <span className="score-points">
        {text}
        {!measured && (
          <>
            <span className="visually-hidden">, not measured</span>
            <span aria-hidden="true">{MISSING_MARK}</span>
          </>
        )}
      </span>
    </li>
  );
}

export interface ProgramScoreProps {
  readonly score: ProgramView['score'];
}

/** The group of a program with the parts of its score, small enough for a list. */
export function ProgramScore({ score }: ProgramScoreProps) {
  if (isMissing(score)) {
    return (
      <p className="program-score">
        Student outcomes: <Missing reason={score.missing} />
      </p>
    );
  }
  const { group, total, standardError, evidence, parts } = score.value;
  const most = Math.max(...parts.map(({ weight }) => weight));
  return (
    <div className="program-score">
      <p>
        <span className="score-total">{group}</span> nationwide{' '}
        <span className="score-evidence">
          <InParentheses>
            score {total} of 100, give or take {standardError}; {uncapitalized(evidence)}
          </InParentheses>
        </span>
      </p>
      <ul className="plain-list">
        {parts.map((part) => (
          <Part key={part.id} part={part} most={most} />
        ))}
      </ul>
      {parts.some(({ measured }) => !measured) && (
        <p className="score-note" aria-hidden="true">
          {MISSING_MARK} not measured: a low middling value stands in
        </p>
      )}
    </div>
  );
}
