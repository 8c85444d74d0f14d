import type { ComparedProgram, ComparisonForm, ComparisonView } from '@/lib/programs/page/compare';
import type { UnmatchedName } from '@/lib/programs/page/compared-schools';
import { FULL } from '@/lib/programs/page/comparison-query';
import { flagOf } from '@/lib/programs/page/flag';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { ANSWER_ID } from '../../parts/answer/answer';
import { Button } from '../../parts/button/button';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Section } from '../../parts/section/section';

/** Names that no single school has, each with the schools that may be meant. */
export function UnmatchedNames({ unmatched }: { readonly unmatched: readonly UnmatchedName[] }) {
  if (unmatched.length === 0) return null;
  return (
    <Section id="unmatched" heading="Which school do you mean?">
      {unmatched.map(({ label, isCalledSo, choices }) =>
        choices.length === 0 ? (
          <p key={label}>We know of no school called {label}.</p>
        ) : (
          <div key={label}>
            <p>
              {isCalledSo
                ? `${label} may be one of these:`
                : `We know of no school called ${label}. These names are near:`}
            </p>
            <ul className="link-list">
              {choices.map((choice) => (
                <li key={choice.href}>
                  <a href={choice.href}>{choice.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </Section>
  );
}

/** The one thing of a school's compared programs that a reader must not miss. */
function warningOf(slug: string | null, programs: readonly ComparedProgram[]): string | null {
  const flags = programs
    .filter(({ program }) => program.slug === slug)
    .flatMap(({ program }) => flagOf(program) ?? []);
  return flags[0] ?? null;
}

/** The schools of the comparison, each with its one warning and a way to remove it. */
export function ComparedSchools({ view: { schools, programs } }: { readonly view: ComparisonView }) {
  return (
    <ul className="plain-list compared-schools">
      {schools.map(({ label, href, slug, without }) => {
        const flag = warningOf(slug, programs);
        return (
          <li key={label}>
            <p>
              {href === null ? label : <a href={href}>{label}</a>}
              {flag !== null && <span className="row-flag">{capitalized(flag)}</span>}
            </p>
            <a href={without} data-markdown-ignore>
              Remove<span className="visually-hidden"> {label}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Where another school is added. */
export const ADD_ID = 'compared-schools';

function SchoolField({ form: { schools, isFull } }: { readonly form: ComparisonForm }) {
  if (!isFull) return <DeclaredFields fields={[schools]} />;
  return (
    <p className={schools.error ? 'field field-error' : 'field field-hint'} id={schools.id} tabIndex={-1}>
      {FULL}
    </p>
  );
}

/** Adds a school by name, or changes program type and income. */
export function ComparedSchoolsForm({ view: { schools, form } }: { readonly view: ComparisonView }) {
  const heading = schools.length === 0 ? 'Compare schools' : 'Add or change schools';
  const others = [form.credential, form.familyIncome];
  return (
    <Section id={ADD_ID} heading={heading}>
      <form
        className="compared-form"
        action={`${paths.programComparison}#${ANSWER_ID}`}
        method="get"
        aria-label={heading}
      >
        {form.kept.map((name) => (
          <input key={name} type="hidden" name={form.schools.name} value={name} />
        ))}
        <div className="compared-add">
          <SchoolField form={form} />
          <Button>Compare</Button>
        </div>
        <Disclosure
          summary="Program type and family income"
          open={others.some(({ error }) => error !== undefined)}
        >
          <DeclaredFields fields={others} />
        </Disclosure>
      </form>
      <p>
        Or <a href={paths.programs}>find schools by place, price or pass rate</a>.
      </p>
    </Section>
  );
}
