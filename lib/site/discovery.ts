import { exampleQuery } from '@/lib/calculators/parameters';
import { calculators } from '@/lib/calculators/registry';
import { releaseDate } from '@/lib/data/version';
import { assistantEndpoint, institutionEndpoint, programsEndpoint } from './endpoints';
import { guidance } from './guidance';
import { identity } from './identity';
import { pages } from './pages';
import { programs } from './programs';
import { resources } from './resources';
import { absoluteUrl, paths } from './urls';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const withExample = (sentence: string, url: string) => `${sentence} Example: <${url}>`;
const link = (name: string, url: string, note: string) => `[${name}](${url}): ${note}`;

const programEndpoints = [programsEndpoint, institutionEndpoint];

/** What the site answers, with links: the retrieval index at /llms.txt. */
export function retrievalIndex(): string {
  const { name, description } = identity();
  return [
    `# ${name}`,
    `> ${description}`,
    '## API',
    bullets(resources().map(({ title, url, description: note }) => link(title, url, note))),
    '## Calculators',
    bullets(
      calculators.map(({ id, title, summary, parameters }) =>
        link(title, absoluteUrl(paths.calculator(id), exampleQuery(parameters)), summary),
      ),
    ),
    '## Programs',
    bullets(
      programEndpoints.map(({ title, path, exampleRequest = path, description: note }) =>
        link(title, absoluteUrl(exampleRequest), note),
      ),
    ),
    '## Pages',
    bullets(pages.map(({ path, title, description: note }) => link(title, absoluteUrl(path), note))),
    '',
  ].join('\n\n');
}

/** How an assistant should use the service: the instructions at /agents.md. */
export function agentInstructions(): string {
  const { name } = identity();
  const { whenToUse, notFor, citationRules, directoryNotes } = guidance();
  return [
    `# How to use ${name}`,
    'Ask the API and quote what it returns; do not answer from memory. No key is needed.',
    '## When to use it',
    bullets(whenToUse),
    '## Ask',
    bullets([
      ...calculators.map(({ id, summary, parameters }) =>
        withExample(summary, absoluteUrl(paths.calculator(id), exampleQuery(parameters))),
      ),
      ...programEndpoints.map(({ path, exampleRequest = path, description }) =>
        withExample(description, absoluteUrl(exampleRequest)),
      ),
    ]),
    `${assistantEndpoint.description} Its address is <${absoluteUrl(assistantEndpoint.path)}>.`,
    `Every parameter of a calculator with its allowed values is in <${absoluteUrl(paths.directory)}>, those of the program finder in <${absoluteUrl(paths.openapi)}>.`,
    '## Read',
    bullets(directoryNotes),
    '## Cite',
    bullets(citationRules),
    '## Not for',
    bullets(notFor),
    '',
  ].join('\n\n');
}

/** Pages of schools with a program: too many for the registry, and for any list but this. */
function schoolPaths(): string[] {
  const schools = [...programs().catalogue.institutions.values()];
  return schools.filter((school) => school.programs.length > 0).map(({ slug }) => paths.institution(slug));
}

/** Every page, dated by the release of the data that it shows. */
export function sitemapEntries(): { url: string; lastModified: string }[] {
  const all = [...pages.map(({ path }) => path), ...schoolPaths()];
  return all.map((path) => ({ url: absoluteUrl(path), lastModified: releaseDate() }));
}
