import { briefParameters } from '@/lib/parameters/brief';
import type { Parameters } from '@/lib/parameters/declare';
import { comparisonPage } from '@/lib/programs/page/metadata';
import { assistantEndpoint, endpoints } from '../api/endpoints';
import { guidance } from '../guidance';
import { identity } from '../identity';
import { markdownUrl } from '../markdown-url';
import { pageAt } from '../pages/pages';
import { pageQuery } from '../pages/queries';
import { absoluteUrl, paths, withQuery } from '../urls';
import { comparisonExample } from './comparison';
import { bullets, document, link } from './lists';

/** What an address answers, a request that works, and its parameters in short. */
function question(description: string, example: string, parameters: Parameters): string {
  const named = briefParameters(parameters).map(
    ({ text, isRequired }) => `\`${text}\`${isRequired ? ' (required)' : ''}`,
  );
  const asked = named.length === 0 ? '' : ` Parameters: ${named.join(', ')}.`;
  return `${description} Example: <${absoluteUrl(example)}>.${asked}`;
}

/** The comparison of schools, which is a page alone. */
function comparison(): string {
  const query = pageQuery(paths.programComparison);
  const { description } = comparisonPage;
  return question(description, comparisonExample(), { ...query?.parameters, ...query?.pageOnly });
}

/** The three questions of the home page, which only a page answers. */
function options(): string {
  const { description } = pageAt(paths.options);
  const { parameters = {}, example = '' } = pageQuery(paths.options) ?? {};
  return question(description, withQuery(markdownUrl(paths.options), example), parameters);
}

/** How an assistant should use the service: the instructions at /agents.md. */
export function agentInstructions(): string {
  const { name } = identity();
  const { whenToUse, notFor, citationRules, directoryNotes, markdownNegotiation } = guidance();
  const questions = endpoints.flatMap(({ description, exampleRequest, parameters }) =>
    exampleRequest === undefined ? [] : [question(description, exampleRequest, parameters)],
  );
  return document(
    `# How to use ${name}`,
    'Ask and quote what comes back; do not answer from memory. No key is needed.',
    '## When to use it',
    bullets(whenToUse),
    '## Ask',
    bullets([...questions, comparison(), options()]),
    'A parameter without “(required)” may be left out; `a|b` is one of these values.',
    `${assistantEndpoint.description} Its address is <${absoluteUrl(assistantEndpoint.path)}>.`,
    `Every parameter of a calculator with its allowed values is in <${absoluteUrl(paths.directory)}>, those of the program finder in <${absoluteUrl(paths.openapi)}>.`,
    '## Read',
    bullets([
      markdownNegotiation,
      link('Index of all pages', absoluteUrl(paths.retrievalIndex), 'start here to find one'),
      link('Index of schools', absoluteUrl(paths.schoolIndex), 'the page of each school, by state'),
      link(
        'All pages in one file',
        absoluteUrl(paths.retrievalCorpus),
        'long; without those that answer a query',
      ),
      ...directoryNotes,
    ]),
    '## Cite',
    bullets(citationRules),
    '## Not for',
    bullets(notFor),
  );
}
