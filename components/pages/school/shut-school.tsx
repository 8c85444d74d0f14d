import type { ShutPageView } from '@/lib/programs/page/school/school-page';
import type { Advice, NearbyPrograms } from '@/lib/programs/page/school/shut';
import { programSources } from '@/lib/programs/page/sources';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { Answer } from '../../parts/answer/answer';
import { ButtonLink } from '../../parts/button/button';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Listings } from '../../parts/program-facts/program-facts';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { factPairs } from './all-figures';
import { ClosureSource } from './closure-source';
import { Pairs } from './pairs';
import { PassResults } from './pass-results';
import { SchoolFigures } from './school-figures';

interface ShutProps {
  readonly view: ShutPageView;
}

function AdviceList({ advice }: { readonly advice: readonly Advice[] }) {
  return (
    <Section id="next" heading="What to do now">
      <ul className="advice plain-list">
        {advice.map(({ heading, text, link }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>
              {text}
              {link && (
                <>
                  {' '}
                  <a href={link.href}>{link.label}</a>.
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Nearby({ nearby: { heading, programs, href, label } }: { readonly nearby: NearbyPrograms }) {
  return (
    <Section id="nearby" heading={heading}>
      <table className="nearby">
        <thead>
          <tr>
            <th scope="col">School, closest first</th>
            <th scope="col" className="numeric">
              Tuition and fees
            </th>
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <tr key={program.href}>
              <th scope="row">
                <a href={program.href}>{program.school}</a>{' '}
                <span className="nearby-where">{program.where}</span>
              </th>
              <td className="numeric">{program.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Tuition and fees are for residents of each school’s own state, before grants.</p>
      <SourceNote sources={shortSources('institutions')} />
      <p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </Section>
  );
}

/** What was known of its programs, for the records of who studied there. */
function History({ view: { sections, untold } }: ShutProps) {
  if (sections.length === 0 && untold.length === 0) return null;
  return (
    <Disclosure summary="Before it closed: graduates, pass rates, accreditation">
      <p>For your records only. None of it counts in a list or a group.</p>
      {sections.map((section) => (
        <div className="stack" key={section.anchor}>
          <h3>{capitalized(section.program.name)}</h3>
          <Pairs
            pairs={[
              ...factPairs(section),
              { label: 'Accreditation', value: <Listings program={section.program} /> },
            ]}
          />
          {section.history && <PassResults of={section.program.name} history={section.history} />}
        </div>
      ))}
      {untold.map((one) => (
        <PassResults key={one.id} of={`${one.exam}, program not named`} history={one} />
      ))}
      <SourceNote sources={programSources(sections.map(({ program }) => program))} />
    </Disclosure>
  );
}

/** The page of a school that takes no new students: what happened, what to do now, programs nearby. */
export function ShutSchool({ view }: ShutProps) {
  const { answer, closure, statePage, apiPath } = view;
  return (
    <div className="pair school">
      <div className="sections">
        <Answer verdict={answer.heading} sentence={answer.sentence} caution>
          <SchoolFigures figures={answer.figures} />
          {closure && <ClosureSource closure={closure} />}
        </Answer>
        <AdviceList advice={answer.advice} />
      </div>
      <div className="sections">
        {answer.nearby && <Nearby nearby={answer.nearby} />}
        <Section id="more" heading="More about this school">
          <div className="folds">
            <History view={view} />
            <Disclosure summary="Is this wrong?">
              <p>
                <a href={paths.contact}>Tell us</a>, with a page that we can check. The same as data:{' '}
                <a href={apiPath}>JSON</a>.
              </p>
            </Disclosure>
          </div>
          <p>
            <a href={paths.programs}>Find a program</a> · <a href={statePage.href}>{statePage.label}</a>
          </p>
        </Section>
      </div>
    </div>
  );
}
