import { isMissing } from '@/lib/numbers/figure';
import type { PickLink } from '@/lib/programs/page/compare-tray';
import { isChosen } from '@/lib/programs/page/finder-form';
import type { FinderPageView, FinderResults } from '@/lib/programs/page/finder-page';
import type { RankedView, RowFigure } from '@/lib/programs/page/ranked-view';
import { programSources } from '@/lib/programs/page/sources';
import { paths } from '@/lib/site/urls';
import { CompareTray } from '../../parts/compare-tray/compare-tray';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { FormPanel } from '../../parts/form-panel/form-panel';
import { ProgramCard } from '../../parts/program-card/program-card';
import { SourceNote } from '../../parts/source-note/source-note';
import { Tabs } from '../../parts/tabs/tabs';
import { FinderAnswer, ListNotes } from './finder-answer';
import { ResultsTable } from './results-table';
import { WaysIn } from './ways-in';

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

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface CardsProps {
  readonly programs: readonly RankedView[];
  readonly figures: readonly RowFigure[];
  readonly picks: ReadonlyMap<string, PickLink>;
}

function Cards({ programs, figures, picks }: CardsProps) {
  return (
    <ul className="plain-list">
      {programs.map((program) => (
        <ProgramCard
          key={program.id}
          program={program}
          figures={figures}
          pick={picks.get(program.id)}
          first={programs[0]?.id}
        />
      ))}
    </ul>
  );
}

function Results({ view, results }: { readonly view: FinderPageView; readonly results: FinderResults }) {
  const { programs, figures, picks } = results;
  const compared = results.splits ? programs.filter(({ score }) => !isMissing(score)) : programs;
  const others = programs.filter((program) => !compared.includes(program));
  if (view.view === 'table') return <ResultsTable results={results} />;
  return (
    <>
      <Cards programs={compared} figures={figures} picks={picks} />
      {others.length > 0 && (
        <>
          {compared.length > 0 && <h3>Too little is measured to compare</h3>}
          <Cards programs={others} figures={figures} picks={picks} />
        </>
      )}
    </>
  );
}

function Paging({ results: { next, first } }: { readonly results: FinderResults }) {
  if (!next && !first) return null;
  return (
    <nav className="pagination" aria-label="More programs">
      <ul>
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

/** Orders and views of the list, each at its own address. */
function ListTabs({ results }: { readonly results: FinderResults }) {
  const { sortTabs, currentSort, views, currentView } = results;
  return (
    <div className="list-tabs">
      <Tabs label="Sort by" tabs={sortTabs} current={currentSort} labeled />
      <Tabs label="Show as" tabs={views} current={currentView} />
    </div>
  );
}

/** That no row has a pass rate, and who publishes them. */
function NoPassRates({ results: { missingRates } }: { readonly results: FinderResults }) {
  if (missingRates === null) return null;
  const { text, board } = missingRates;
  return (
    <p className="muted">
      {text}
      {board && (
        <>
          {' '}
          Ask the board: <a href={board.href}>{board.label}</a>
        </>
      )}
    </p>
  );
}

/** Programs chosen on other lists stay in view where this one is empty. */
function KeptTray({ view: { tray } }: { readonly view: FinderPageView }) {
  return tray.chosen.length > 0 && <CompareTray tray={tray} />;
}

function ResultList({ view, results }: { readonly view: FinderPageView; readonly results: FinderResults }) {
  if (results.programs.length === 0) return <KeptTray view={view} />;
  return (
    <section className="stack" id="results" aria-labelledby="results-heading">
      <h2 id="results-heading">Programs {results.shown}</h2>
      <ListTabs results={results} />
      <NoPassRates results={results} />
      <Results view={view} results={results} />
      <Paging results={results} />
      <CompareTray tray={view.tray} />
    </section>
  );
}

/** How the list is made, and where its figures come from. */
function Method({ results: { programs, caveats, apiPath } }: { readonly results: FinderResults }) {
  return (
    <section className="section stack" id="method" aria-labelledby="method-heading">
      <h2 id="method-heading">How the list is made</h2>
      <p>
        A program’s group says how its students do among all such programs nationwide: how many passed the
        licensing exam, what graduates earn beside programs where nurses earn the same, how many students
        finish, what the program costs and what graduates owe. What is not measured counts as a low middling
        value and is marked. Schools can’t pay to rank higher:{' '}
        <a href={paths.scoreMethodology}>how the groups are made</a>, and{' '}
        <a href={paths.finderMethodology}>how your words, a place and a price are read</a>.
      </p>
      <Disclosure summary="What to know about these figures">
        <div className="prose">
          <Lines lines={caveats.map(({ text }) => text)} />
        </div>
      </Disclosure>
      <SourceNote sources={programSources(programs)} />
      <p>
        The same list as <a href={apiPath}>JSON</a>, without a key:{' '}
        <a href={paths.developers}>how to use the API</a>.
      </p>
    </section>
  );
}

/** The finder: what is looked for, and the programs that match, best first. */
export function ProgramFinder({ view }: { readonly view: FinderPageView }) {
  const { results } = view;
  return (
    <div className={view.view === 'table' ? 'sections' : 'beside'}>
      <div>
        <FinderForm view={view} />
      </div>
      <div className="sections">
        {results ? (
          <>
            <FinderAnswer results={results} />
            <WaysIn results={results} />
            <ResultList view={view} results={results} />
            <ListNotes results={results} />
            <Method results={results} />
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
