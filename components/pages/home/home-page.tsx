import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { valueOrNull } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRange, formatDollarsRounded } from '@/lib/numbers/format';
import { onlyOf } from '@/lib/parameters/declare';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { words } from '@/lib/programs/page/finder-fields';
import type { HomeView } from '@/lib/site/pages/home';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { Button } from '../../parts/button/button';
import { SelectField, TextField } from '../../parts/field/field';
import { Figures } from '../../parts/figures/figures';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { StatesMap } from '../states/states-page';

function HomeAnswer({ view }: { readonly view: HomeView }) {
  const { sentence, edition, rn, adn, bsn } = view;
  const [mean, median] = [valueOrNull(rn.mean), valueOrNull(rn.median)];
  return (
    <Answer sentence={sentence}>
      <Figures
        figures={[
          {
            label: 'a year for RNs, mean',
            value: mean === null ? null : formatDollarsRounded(mean),
            note: `${edition}${median === null ? '' : `; the median is ${formatDollarsRounded(median)}`}`,
          },
          ...[
            { name: 'an ADN', price: adn },
            { name: 'a BSN', price: bsn },
          ].map(({ name, price }) => ({
            label: `tuition and fees for ${name}`,
            value: formatDollarsRounded(price.median),
            note: `median of ${formatCount(price.institutions)} public colleges, ${price.year}; half: ${formatDollarsRange(price.p25, price.p75)}`,
          })),
        ]}
      />
      <SourceNote sources={shortSources('wages', 'price_by_state')} />
    </Answer>
  );
}

const options = (labels: Readonly<Record<string, string>> = {}) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The return calculator in one line; it answers at its own address. */
function ReturnForm() {
  const { state, degree } = nursingRoi.parameters;
  return (
    <form
      className="home-form"
      action={paths.calculatorPage(nursingRoi.id)}
      method="get"
      aria-label={nursingRoi.title}
    >
      <SelectField name="state" label="State" placeholder="Choose a state" options={options(state.labels)} />
      <SelectField name="degree" label="Degree" options={options(degree.labels)} value={degree.example} />
      <Button>Calculate</Button>
    </form>
  );
}

function HomeCalculators({ view: { calculators } }: { readonly view: HomeView }) {
  return (
    <Section id="calculators" heading="Ask for your own case">
      <p>What does a degree pay and cost where you live?</p>
      <ReturnForm />
      <div className="columns">
        {calculators.map(({ title, summary, href }) => (
          <div key={href}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{summary}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The finder in one line; it answers at its own address. */
function HomePrograms() {
  const { state, credential } = finderParameters;
  return (
    <Section id="programs" heading="Find a nursing program">
      <p>
        Programs compared by their students’ results: who passed the licensing exam, what graduates earn and
        owe, what it costs. Schools can’t pay to rank higher.
      </p>
      <form
        className="home-form home-form-programs"
        action={paths.programs}
        method="get"
        aria-label="Find a nursing program"
      >
        <TextField name="near" label="ZIP code or city" />
        <SelectField
          name="state"
          id="program-state"
          label="State"
          placeholder="Any state"
          options={options(state.labels)}
        />
        <SelectField
          name="credential"
          label={words.credential.label}
          options={options(words.credential.labels)}
          value={onlyOf(credential.example) ?? ''}
        />
        <Button>Find programs</Button>
      </form>
    </Section>
  );
}

function HomeTrust({ view: { evidence } }: { readonly view: HomeView }) {
  return (
    <Section id="trust" heading="Why you can check every answer">
      <Figures
        figures={evidence.map(({ count, what, source }) => ({
          label: what,
          value: formatCount(count),
          note: <a href={source.url}>{source.title}</a>,
        }))}
      />
      <div className="prose">
        <ul>
          <li>Every figure has its year and its source. What no one publishes is a dash with the reason.</li>
          <li>
            Measured, derived and judged figures are labeled, and <a href="/methodology">every constant</a> is
            listed with what it rests on.
          </li>
          <li>
            No one can pay to change a figure, an answer or an order. The site asks for no e-mail, sets no
            cookies and sells nothing.
          </li>
          <li>
            Answers are planning estimates, not financial, admissions or licensure advice.{' '}
            <a href="/about">Who runs this site</a>
          </li>
        </ul>
      </div>
    </Section>
  );
}

function HomeReuse() {
  return (
    <Section id="reuse" heading="For developers, counselors and researchers">
      <div className="prose">
        <ul>
          <li>
            <a href={paths.developers}>The API</a> gives the same answers as JSON, without a key.
          </li>
          <li>
            <a href={paths.sources}>Sources</a> names every table, its edition and what to mind in it.
          </li>
          <li>
            <a href="/citation">Citation rules</a> say what to name beside a figure.
          </li>
        </ul>
      </div>
    </Section>
  );
}

/** What the site answers, with the nation's figures first. */
export function HomePage({ view }: { readonly view: HomeView }) {
  return (
    <>
      <HomeAnswer view={view} />
      <HomeCalculators view={view} />
      <HomePrograms />
      <Section id="states" heading="Choose your state">
        <StatesMap rows={view.states} edition={view.edition} />
        <p>
          <a href="/states">All states in a table</a>, or <a href="/salaries">pay by occupation</a>.
        </p>
      </Section>
      <HomeTrust view={view} />
      <HomeReuse />
    </>
  );
}
