import type { ReactNode } from 'react';
import { isMissing } from '@/lib/numbers/figure';
import { isChosen } from '@/lib/programs/page/finder-form';
import type { FinderPageView } from '@/lib/programs/page/finder-page';
import type { FinderResults } from '@/lib/programs/page/finder-results';
import type { RankedView } from '@/lib/programs/page/ranked-view';
import { paths } from '@/lib/site/urls';
import { CompareTray } from '../../parts/compare-tray/compare-tray';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { FormPanel } from '../../parts/form-panel/form-panel';
import { ProgramCard } from '../../parts/program-card/program-card';
import { Tabs } from '../../parts/tabs/tabs';
import { FinderAnswer, Understood } from './finder-answer';
import { FinderMore, LookFurther } from './finder-more';
import { ResultsTable } from './results-table';
import { WaysIn } from './ways-in';

export interface ProgramFinderProps {
  readonly view: FinderPageView;
  /** Ways to keep the answer. */
  readonly children?: ReactNode;
}

/** The filters; those that few need are folded away. */
function FinderForm({ view }: { readonly view: FinderPageView }) {
  const { asked, form, kept } = view;
  const { fields, more, chosen, defaults } = form;
  return (
    <FormPanel
      action={paths.programs}
      label="What you look for"
      summary={chosen}
      {...(asked ? {} : { invitation: 'Choose a place and a type' })}
      open={view.problems.length > 0}
      submit="Find programs"
      foldsWide={view.view === 'table'}
    >
      <DeclaredFields fields={fields} />
      <Disclosure
        summary="More filters"
        open={more.some((field) => field.error !== undefined || isChosen(field, defaults))}
      >
        <DeclaredFields fields={more} />
      </Disclosure>
      {kept.map(([name, value]) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </FormPanel>
  );
}

interface CardsProps {
  readonly programs: readonly RankedView[];
  readonly results: FinderResults;
}

function Cards({ programs, results: { picks, manyStates, mixed } }: CardsProps) {
  return (
    <ul className="plain-list">
      {programs.map((program) => (
        <ProgramCard
          key={program.id}
          program={program}
          pick={picks.get(program.id)}
          manyStates={manyStates}
          manyTypes={mixed}
        />
      ))}
    </ul>
  );
}

interface ListProps {
  readonly view: FinderPageView;
  readonly results: FinderResults;
}

function Results({ view, results }: ListProps) {
  const { programs } = results;
  const compared = results.splits ? programs.filter(({ score }) => !isMissing(score)) : programs;
  const others = programs.filter((program) => !compared.includes(program));
  if (view.view === 'table') return <ResultsTable results={results} />;
  return (
    <>
      <Cards programs={compared} results={results} />
      {others.length > 0 && (
        <>
          {compared.length > 0 && <h3>Too little is measured to compare</h3>}
          <Cards programs={others} results={results} />
        </>
      )}
    </>
  );
}

/** The links to other pages of the list, and which of its programs this page has. */
function Paging({ results: { shown, next, first } }: { readonly results: FinderResults }) {
  if (!next && !first) return null;
  return (
    <nav className="pagination" aria-label="More programs">
      <ul>
        <li>{shown}</li>
        {first && (
          <li>
            <a href={first}>Back to the first</a>
          </li>
        )}
        {next && (
          <li>
            <a href={next} rel="next">
              Next programs
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Programs chosen on other lists stay in view where this one is empty. */
function KeptTray({ view: { tray } }: { readonly view: FinderPageView }) {
  return tray.chosen.length > 0 && <CompareTray tray={tray} />;
}

function ResultList({ view, results }: ListProps) {
  return (
    <section id="results" aria-labelledby="results-heading">
      <h2 className="visually-hidden" id="results-heading">
        Programs {results.shown}
      </h2>
      <Tabs label="Sort by" tabs={results.sortTabs} current={results.currentSort} labeled />
      <Results view={view} results={results} />
      <Paging results={results} />
      <CompareTray tray={view.tray} />
    </section>
  );
}

/** Whether nothing is chosen, not even an order, a page or a program: then the list of the country is folded away. */
const isUntouched = ({ asked, tray, view }: FinderPageView, { first, sorts }: FinderResults) =>
  !asked &&
  first === null &&
  sorts.outcomes.direction !== undefined &&
  view === 'cards' &&
  tray.chosen.length === 0;

function List({ view, results }: ListProps) {
  if (results.programs.length === 0) return <KeptTray view={view} />;
  const list = <ResultList view={view} results={results} />;
  if (!isUntouched(view, results)) return list;
  return <Disclosure summary="Go through the whole country, ten at a time">{list}</Disclosure>;
}

/** The finder: what is looked for, and the programs that match, closest or best first. */
export function ProgramFinder({ view, children }: ProgramFinderProps) {
  const { results } = view;
  return (
    <div className={view.view === 'table' ? 'sections' : 'beside'}>
      <div>
        <FinderForm view={view} />
      </div>
      <div className="finder-results">
        {results ? (
          <>
            <FinderAnswer results={results} />
            <Understood results={results} />
            <WaysIn results={results} />
            <List view={view} results={results} />
            <LookFurther results={results} />
            <FinderMore results={results} showsSources={!isUntouched(view, results)}>
              {children}
            </FinderMore>
          </>
        ) : (
          <div className="stack">
            <p>Fix this to see the programs.</p>
            <KeptTray view={view} />
          </div>
        )}
      </div>
    </div>
  );
}
