import { type StateResults, tableCaption } from '@/lib/pass-rates/page/state-page';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { FormPanel } from '../../parts/form-panel/form-panel';
import { Pagination } from '../../parts/pagination/pagination';
import { RateTable, sourceId } from '../../parts/rate-table/rate-table';

/** Id of the table: sort links land there. */
export const RATES_TABLE = 'rates';

export interface RatesListProps {
  readonly results: StateResults;
  readonly place: string;
}

export interface RatesChoiceProps {
  readonly results: StateResults;
  readonly path: string;
}

/** The way to other results: another exam, year or school. */
export function RatesChoice({ results, path }: RatesChoiceProps) {
  const { choice, summary, order } = results;
  return (
    <FormPanel
      action={path}
      label="Search or choose other results"
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

function Sources({ results: { sources } }: { readonly results: StateResults }) {
  return (
    <div className="prose">
      <h3>Sources of these results</h3>
      <ol>
        {sources.sources.map(({ number, title, url, inWords, copies }) => (
          <li key={number} id={sourceId(number)}>
            <a href={url}>{title}</a> at {new URL(url).host}; {inWords}
            {copies.length > 0 && <>: {copies.join('; ')}</>}.
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Every chosen result in a table. It is open where something was asked for. */
export function RatesList({ results, place }: RatesListProps) {
  const { total, unalike, page, pages, pageHref, isChosen, choice } = results;
  return (
    <Disclosure
      id="all-results"
      summary={`Table: ${tableCaption(results, place)}`}
      open={isChosen || choice.problems.length > 0}
    >
      {total > 0 && (
        <>
          <RateTable id={RATES_TABLE} results={results} place={place} />
          {unalike && (
            <p>
              We don’t compare years of different kinds: each kind is sorted by itself, parts of years come
              last.
            </p>
          )}
          <Pagination label="Results" current={page} total={pages} href={pageHref} />
          <Sources results={results} />
        </>
      )}
    </Disclosure>
  );
}
