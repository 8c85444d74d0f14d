import type { HomeView } from '@/lib/site/pages/home';
import { paths } from '@/lib/site/urls';
import { ANSWER_ID } from '../../parts/answer/answer';
import { Button } from '../../parts/button/button';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Figures } from '../../parts/figures/figures';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { Meanings } from '../options/meanings';
import { WaysTable } from '../options/ways-table';

/** The three questions; the page of the options answers them. */
function Questions({ view: { questions } }: { readonly view: HomeView }) {
  return (
    <div className="stack">
      <p className="lead">
        Three questions. You get the ways open to you, with what each costs, how long it takes and what its
        graduates earn near you.
      </p>
      <form
        className="home-form"
        action={`${paths.options}#${ANSWER_ID}`}
        method="get"
        aria-label="Your way into nursing"
        noValidate
      >
        <DeclaredFields fields={questions} />
        <Button>Show my options</Button>
      </form>
    </div>
  );
}

/** The answer to one case. */
function Example({ view: { example } }: { readonly view: HomeView }) {
  const { heading, table, meanings, sentence, link, basis } = example;
  return (
    <section className="home-example stack" aria-labelledby="example">
      <h2 id="example">{heading}</h2>
      <WaysTable id="example-ways" table={table} />
      <Meanings meanings={meanings} />
      <p>
        {sentence} <a href={link.href}>{link.label}</a>
      </p>
      <SourceNote sources={basis} />
    </section>
  );
}

function Shortcuts({ view: { shortcuts } }: { readonly view: HomeView }) {
  return (
    <Section id="shortcuts" heading="Or go straight to">
      <ul className="go go-wide">
        {shortcuts.map(({ label, href, answers }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <p>{answers}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One question and where its answer is, then what to know first. */
export function HomePage({ view }: { readonly view: HomeView }) {
  return (
    <>
      <div className="pair">
        <Questions view={view} />
        <Example view={view} />
      </div>
      <Shortcuts view={view} />
      <Section id="figures" heading="Three numbers to start with">
        <Figures figures={view.figures} />
        <SourceNote sources={view.sources} />
        <p>Many students pay less: a school’s page shows prices after grants.</p>
      </Section>
    </>
  );
}
