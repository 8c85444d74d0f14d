import { groupSources } from '@/lib/pass-rates/page/overview';
import {
  groupInWords,
  type StateRatesView,
  type StateResults,
  type StateTotal,
} from '@/lib/pass-rates/page/state-page';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { HowToRead } from './how-to-read';
import { RatesAnswer } from './rates-answer';
import { RatesDrawn } from './rates-drawn';
import { RatesChoice, RatesList } from './rates-list';
import { RatesNext } from './rates-next';

function Totals({ totals }: { readonly totals: readonly StateTotal[] }) {
  return (
    <ul>
      {totals.map(({ text, url }) => (
        <li key={text}>
          {text} <a href={url}>Source</a>
        </li>
      ))}
    </ul>
  );
}

/** Shows results of the whole state, and the nation to compare a result with. */
function Context({ view: { totals, partTotals, nation, place } }: { readonly view: StateRatesView }) {
  return (
    <Disclosure id="context" summary="The whole state and the US">
      <div className="prose">
        {totals.length > 0 ? (
          <>
            <p>Results of the whole state, as printed:</p>
            <Totals totals={totals} />
          </>
        ) : (
          <p>We have no result of all programs in {place} together.</p>
        )}
        <p>The newest results of the US with a count:</p>
        <ul>
          {nation.map((rate) => (
            <li key={rate.exam}>{groupInWords(rate)}.</li>
          ))}
        </ul>
        {partTotals.length > 0 && (
          <>
            <p>Of a part of a year only, which can’t be compared with any of these years:</p>
            <Totals totals={partTotals} />
          </>
        )}
      </div>
      <SourceNote sources={groupSources(nation)} />
    </Disclosure>
  );
}

/** What is known of the board’s own results. */
function BoardDetails({ view: { board } }: { readonly view: StateRatesView }) {
  return (
    <Disclosure id="board" summary="What the board publishes">
      {board.page && (
        <p>
          <a href={board.page.href}>{board.page.host}</a>
        </p>
      )}
      <p>{board.what ? `${capitalized(board.what)}.` : `We don’t know what ${board.name} publishes.`}</p>
      {board.year && <p>Its year: {board.year}.</p>}
      <p>
        Do you have a newer table of this board? <a href={`${paths.data}#add`}>Add it</a>.
      </p>
    </Disclosure>
  );
}

function Notes({ notes }: Pick<StateRatesView, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Disclosure id="notes" summary="What to be careful about">
      <div className="prose">
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

function Nothing({
  results: { allHref },
  place,
}: {
  readonly results: StateResults;
  readonly place: string;
}) {
  return (
    <p>
      <a href={allHref}>Show all results of {place}</a>
    </p>
  );
}

/** Shows results of a state's programs on the licensing exam, or who has them. */
export function StateRatesPage({ view }: { readonly view: StateRatesView }) {
  const { results, place, notes, state } = view;
  const drawing = results?.drawing;
  return (
    <>
      <div className={drawing ? 'pair state-top' : 'sections'}>
        <div className="sections">
          <RatesAnswer view={view} />
          {!drawing && <RatesNext view={view} />}
        </div>
        {drawing && (
          <div className="sections">
            <RatesDrawn drawing={drawing} results={results} place={place} />
          </div>
        )}
        {drawing && <RatesNext view={view} />}
      </div>
      {results?.total === 0 && <Nothing results={results} place={place} />}
      <Section id="more" heading="More about pass rates">
        {results && <RatesChoice results={results} path={paths.statePassRates(state)} />}
        <div className="folds">
          {results && <RatesList results={results} place={place} />}
          <BoardDetails view={view} />
          <Context view={view} />
          <Notes notes={notes} />
          <HowToRead />
        </div>
      </Section>
    </>
  );
}
