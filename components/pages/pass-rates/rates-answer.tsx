import { formatPercent } from '@/lib/numbers/format';
import { lookFor } from '@/lib/pass-rates/page/board';
import type { StateRatesView, StateResults } from '@/lib/pass-rates/page/state-page';
import { examNames } from '@/lib/pass-rates/page/words';
import { rateFigure } from '@/lib/pass-rates/words';
import { capitalized, count } from '@/lib/text/words';
import { Answer } from '../../parts/answer/answer';
import { Figures, type ResultFigure } from '../../parts/figures/figures';

/** The newest results of the nation, to compare with. */
const nationFigures = ({ nation }: StateRatesView): ResultFigure[] =>
  nation.map((rate) => ({ label: `${examNames[rate.exam]} passed the first time, US`, ...rateFigure(rate) }));

/** The middle of the chosen programs, and the nation on the same exam. */
function resultFigures({ exam, answer: { middle } }: StateResults, view: StateRatesView): ResultFigure[] {
  const ofExam = nationFigures(view).filter((_, index) => view.nation[index]?.exam === exam);
  if (!middle) return ofExam;
  const { programs, year, percent } = middle;
  return [
    {
      label: `The middle of ${count(programs, 'program')}`,
      value: formatPercent(percent, 0),
      note: `In ${year}: half are higher, half lower`,
    },
    ...ofExam,
  ];
}

/** Where the board publishes, first of all where we have nothing or old results. */
function BoardLine({ view: { board, results } }: { readonly view: StateRatesView }) {
  const old = results?.isOld ? 'These results are old. ' : '';
  if (!board.page) {
    return (
      <p>
        {old}We know no page where {board.name} publishes pass rates. Ask the board or the school three
        things: the program’s newest rate, its year, and how many took the exam.
      </p>
    );
  }
  return (
    <p>
      {old}
      {capitalized(board.name)} publishes at <a href={board.page.href}>{board.page.host}</a>.{lookFor(board)}
    </p>
  );
}

/** The answer of a state's pass rates: the middle program, else who has them. */
export function RatesAnswer({ view }: { readonly view: StateRatesView }) {
  const { results, place } = view;
  const verdict = results?.answer.verdict ?? `We don’t have pass rates of programs in ${place}`;
  return (
    <Answer verdict={verdict} sentence={results?.answer.sentence ?? ''}>
      <BoardLine view={view} />
      <Figures figures={results ? resultFigures(results, view) : nationFigures(view)} />
      {view.holdings.length > 0 && (
        <p className="source-note">
          What we have.{' '}
          {view.holdings.map(({ exam, inWords }) => `${examNames[exam]}: ${inWords}`).join('. ')}.
        </p>
      )}
    </Answer>
  );
}
