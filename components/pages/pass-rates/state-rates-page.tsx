import { groupSources } from '@/lib/pass-rates/page/overview';
import {
  groupInWords,
  type RatesDrawing,
  type StateRatesView,
  type StateResults,
  type StateTotal,
} from '@/lib/pass-rates/page/state-page';
import { examLabels } from '@/lib/pass-rates/page/words';
import { statePath } from '@/lib/places/page/state';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { RateChart } from '../../charts/rate-chart';
import { RateStrip } from '../../charts/rate-strip';
import { Answer } from '../../parts/answer/answer';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { FormPanel } from '../../parts/form-panel/form-panel';
import { Pagination } from '../../parts/pagination/pagination';
import { RateTable, sourceId } from '../../parts/rate-table/rate-table';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { HowToRead } from './how-to-read';

const TABLE = 'rates';

function Choice({ results, path }: { readonly results: StateResults; readonly path: string }) {
  const { choice, summary, order } = results;
  return (
    <FormPanel
      action={path}
      label="Which results"
      summary={summary}
      open={choice.problems.length > 0}
      submit="Show results"
      foldsWide
    >
      <DeclaredFields fields={choice.fields} />
      {order !== 'name' && <input type="hidden" name="order" value={order} />}
    </FormPanel>
  );
}

function Chart({
  drawing,
  results,
  place,
}: {
  readonly drawing: RatesDrawing;
  readonly results: StateResults;
  readonly place: string;
}) {
  const { finding, rates, labelHeader, named, reference } = drawing;
  const common = {
    id: 'drawing',
    finding,
    subtitle: `Candidates who passed the ${results.exam} in percent with the 95% interval: ${place}, ${results.year ?? 'by year'}`,
  };
  if (named) return <RateChart {...common} rows={rates} {...(labelHeader ? { labelHeader } : {})} />;
  return (
    <RateStrip
      {...common}
      rates={rates.map(({ rate }) => rate)}
      {...(reference ? { reference } : {})}
      tableHref={`#${TABLE}`}
    />
  );
}

function Sources({ results: { sources } }: { readonly results: StateResults }) {
  return (
    <Section id="sources" heading="Sources of these results">
      <div className="prose">
        <ol>
          {sources.sources.map(({ number, title, url, inWords, copies }) => (
            <li key={number} id={sourceId(number)}>
              <a href={url}>{title}</a> at {new URL(url).host}; {inWords}
              {copies.length > 0 && <>: {copies.join('; ')}</>}.
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Results({ results, place }: { readonly results: StateResults; readonly place: string }) {
  const { drawing, total, unalike, page, pages, pageHref, allHref } = results;
  if (total === 0) {
    return (
      <p>
        <a href={allHref}>Show all results of {place}</a>
      </p>
    );
  }
  return (
    <>
      {drawing && <Chart drawing={drawing} results={results} place={place} />}
      <RateTable id={TABLE} results={results} place={place} />
      {unalike && (
        <p className="muted">
          Years of different kinds are not compared: each kind is sorted by itself, parts of years come last.
        </p>
      )}
      <Pagination label="Results" current={page} total={pages} href={pageHref} />
      <Sources results={results} />
    </>
  );
}

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
    <Section id="context" heading="The state and the nation">
      <div className="prose">
        {totals.length > 0 && (
          <>
            <p>Results of the whole state, as printed:</p>
            <Totals totals={totals} />
          </>
        )}
        <p>
          {totals.length === 0 && `We have no result of all programs in ${place} together. `}
          The newest results of the nation with a count:
        </p>
        <ul>
          {nation.map((rate) => (
            <li key={rate.exam}>{groupInWords(rate)}.</li>
          ))}
        </ul>
        {partTotals.length > 0 && (
          <>
            <p>Of a part of a year only, which cannot be set against any of these years:</p>
            <Totals totals={partTotals} />
          </>
        )}
      </div>
      <SourceNote sources={groupSources(nation)} />
    </Section>
  );
}

function Board({ view: { board, place, state, holdings } }: { readonly view: StateRatesView }) {
  const { publishes_at: address, what, exam_year: year } = board;
  return (
    <Section id="board" heading="Where the board publishes">
      <div className="prose">
        <p>
          {address ? (
            <>
              <a href={address}>{new URL(address).host}</a>
              {what && <>: {what}</>}.
            </>
          ) : what ? (
            `${capitalized(what)}.`
          ) : (
            `Where results of programs in ${place} are published is not known to us.`
          )}{' '}
          {year && <>Its year: {year}. </>}
          {holdings.length === 0 &&
            'Results may still be published elsewhere: ask the board, or the school, for the rate with its year and its number of candidates.'}
        </p>
        <p>
          If you hold a newer table of this board, it can be added: <a href={`${paths.data}#add`}>how</a>.
        </p>
        <p>
          <a href={statePath(state)}>Pay, prices and programs in {place}</a>
        </p>
      </div>
    </Section>
  );
}

/** Shows results of a state's programs on the licensing exam, or what is known without them. */
export function StateRatesPage({ view }: { readonly view: StateRatesView }) {
  const { results, place, notes, state } = view;
  return (
    <>
      {results ? (
        <>
          <Answer sentence={results.sentence}>
            <p className="muted">
              {view.holdings.map(({ exam, inWords }) => `${examLabels[exam]}: ${inWords}`).join('. ')}.
            </p>
          </Answer>
          <Choice results={results} path={paths.statePassRates(state)} />
          <Results results={results} place={place} />
          {notes.length > 0 && (
            <Section id="notes" heading="What to mind">
              <div className="prose">
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </div>
            </Section>
          )}
        </>
      ) : (
        <Answer sentence={`We have no result of a program in ${place}.`} />
      )}
      <Context view={view} />
      <Board view={view} />
      <HowToRead />
    </>
  );
}
