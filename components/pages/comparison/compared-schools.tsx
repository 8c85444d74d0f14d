import type { ComparisonForm, ComparisonView } from '@/lib/programs/page/compare';
import type { ComparedSchool, UnmatchedName } from '@/lib/programs/page/compared-schools';
import { FULL } from '@/lib/programs/page/comparison-query';
import { paths } from '@/lib/site/urls';
import { ANSWER_ID } from '../../parts/answer/answer';
import { Button } from '../../parts/button/button';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
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

/** The schools of the comparison, each with a way to remove it. */
function Schools({ schools }: { readonly schools: readonly ComparedSchool[] }) {
  return (
    <ul className="plain-list compared-schools">
      {schools.map(({ label, href, without }) => (
        <li key={label}>
          {href === null ? label : <a href={href}>{label}</a>}{' '}
          <a href={without}>
            Remove<span className="visually-hidden"> {label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function SchoolField({ form: { schools, isFull } }: { readonly form: ComparisonForm }) {
  if (!isFull) return <DeclaredFields fields={[schools]} />;
  return (
    <p className={schools.error ? 'field field-error' : 'field field-hint'} id={schools.id} tabIndex={-1}>
      {FULL}
    </p>
  );
}

/** Adds a school by name, removes one, changes the program type. */
export function ComparedSchoolsForm({ view: { schools, form } }: { readonly view: ComparisonView }) {
  const heading = schools.length === 0 ? 'Compare schools' : 'Schools compared';
  return (
    <Section id="compared-schools" heading={heading}>
      {schools.length > 0 && <Schools schools={schools} />}
      <form
        className="compared-form"
        action={`${paths.programComparison}#${ANSWER_ID}`}
        method="get"
        aria-label={heading}
      >
        {form.kept.map((name) => (
          <input key={name} type="hidden" name={form.schools.name} value={name} />
        ))}
        <SchoolField form={form} />
        <DeclaredFields fields={[form.credential, form.familyIncome]} />
        <Button>Compare</Button>
      </form>
      <p>
        <a href={paths.programs}>Find schools by place, price or pass rate</a>
      </p>
    </Section>
  );
}
