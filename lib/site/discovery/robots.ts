import { absoluteUrl, paths } from '../urls';

/** What may be done with our pages: shown in results, used in answers, learned from. */
export const CONTENT_SIGNAL = 'search=yes, ai-input=yes, ai-train=yes';

/** Everything may be read by everyone. */
export const robots = () =>
  [
    // A comment, since checkers refuse names that they do not know; every response has it as a header.
    `# Content-Signal: ${CONTENT_SIGNAL}`,
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl(paths.sitemap)}`,
    '',
  ].join('\n');
