import { absoluteUrl, paths } from '../urls';

/** Allows search results, use in answers, and training (contentsignals.org). */
export const CONTENT_SIGNAL = 'search=yes, ai-input=yes, ai-train=yes';

/** Returns robots.txt: every crawler may read everything. */
export const robots = () =>
  [
    'User-agent: *',
    `Content-Signal: ${CONTENT_SIGNAL}`,
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl(paths.sitemap)}`,
    '',
  ].join('\n');
