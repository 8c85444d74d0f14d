import { stateMeantBy } from '@/lib/places/state-meant';
import { states } from '@/lib/places/states';
import { credentialName } from '@/lib/programs/credentials';
import type { Institution } from '@/lib/programs/program';
import { list } from '@/lib/text/words';
import { programs } from '../api/programs';
import { markdownUrl } from '../markdown-url';
import { absoluteUrl, paths, withQuery } from '../urls';
import { bullets, document, link } from './lists';

/** Schools with a program, as the catalogue has them: too many for the registry of pages. */
export function schools(): Institution[] {
  return [...programs().catalogue.institutions.values()].filter((school) => school.programs.length > 0);
}

const inState = (slug: string) => schools().filter(({ state }) => state === slug);

/** The index of schools at /programs/llms.txt: the states, each with an index of its own. */
export function schoolIndex(): string {
  return document(
    '# Schools with nursing programs, by state',
    `> Each state has a list of its schools. To search and compare programs: <${absoluteUrl(markdownUrl(paths.programs))}>. The whole site: <${absoluteUrl(paths.retrievalIndex)}>.`,
    '## States',
    bullets(
      states.map(({ slug, name }) =>
        link(name, absoluteUrl(paths.schoolIndex, `state=${slug}`), `${inState(slug).length} schools`),
      ),
    ),
  );
}

/** The index of the schools of a state; undefined where there is no such state. */
export function stateSchoolIndex(slug: string): string | undefined {
  const state = states.find((one) => one.slug === slug);
  if (!state) return undefined;
  return document(
    `# Schools with nursing programs in ${state.name}`,
    `> Each school with what it awards. Its page opens on the program type with most graduates; each type has a page below it, such as ${absoluteUrl(markdownUrl(paths.institutionProgram('{school}', 'ADN')))}. To compare programs: <${absoluteUrl(markdownUrl(paths.programs), `state=${slug}`)}>. Other states: <${absoluteUrl(paths.schoolIndex)}>.`,
    '## Schools',
    bullets(
      inState(slug).map((school) =>
        link(
          school.name,
          absoluteUrl(markdownUrl(paths.institution(school.slug))),
          list(school.programs.map(({ credential }) => credentialName(credential))),
        ),
      ),
    ),
  );
}

/** Returns the address of the index of the state that a name was meant for, such as KY; undefined for other names. */
export function stateSchoolIndexMeant(name: string): string | undefined {
  const state = stateMeantBy(name);
  return state && withQuery(paths.schoolIndex, `state=${state.slug}`);
}
