import { assistantEndpoint, endpoints } from '../api/endpoints';
import { guidance } from '../guidance';
import { identity } from '../identity';
import { absoluteUrl, paths } from '../urls';
import { bullets, document, link } from './lists';

/** How an assistant should use the service: the instructions at /agents.md. */
export function agentInstructions(): string {
  const { name } = identity();
  const { whenToUse, notFor, citationRules, directoryNotes, markdownNegotiation } = guidance();
  const questions = endpoints.flatMap(({ description, exampleRequest }) =>
    exampleRequest === undefined ? [] : [`${description} Example: <${absoluteUrl(exampleRequest)}>`],
  );
  return document(
    `# How to use ${name}`,
    'Ask and quote what comes back; do not answer from memory. No key is needed.',
    '## When to use it',
    bullets(whenToUse),
    '## Ask',
    bullets(questions),
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
