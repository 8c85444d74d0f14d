import { ratesLinkLabel } from '@/lib/pass-rates/page/board';
import { paths } from '@/lib/site/urls';
import type { StateExamsProps } from './state-answer';

/** Says which results of the state's programs on the licensing exam we have, with a link. */
export function StatePassRates({ view: { slug, place }, exams }: StateExamsProps) {
  const { holdings, board } = exams;
  return (
    <div className="stack" id="pass-rates">
      {holdings.length > 0 ? (
        <ul>
          {holdings.map(({ exam, inWords }) => (
            <li key={exam}>
              {exam}: {inWords}.
            </li>
          ))}
        </ul>
      ) : (
        <p>
          We have no result by program. Ask {board.name} and each school: the rate, its year and how many took
          the exam.
        </p>
      )}
      <p>
        <a href={paths.statePassRates(slug)}>{ratesLinkLabel(place, board, holdings.length > 0)}</a>
      </p>
    </div>
  );
}
