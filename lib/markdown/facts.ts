import { isRequired } from '@/lib/parameters/declare';
import { pageQuery } from '@/lib/site/pages/queries';
import { absoluteUrl, paths } from '@/lib/site/urls';
import type { PageFacts } from './convert';

/**
 * What is known of a page beyond its HTML.
 *
 * @param address path and canonical query.
 */
export function pageFacts(address: string): PageFacts {
  return {
    url: absoluteUrl(address),
    index: absoluteUrl(paths.retrievalIndex),
    absolute: (href) => new URL(href, absoluteUrl(address)).href,
    apiOf: (action) => pageQuery(action)?.api,
    declaredAt: (action) =>
      Object.fromEntries(
        Object.entries(pageQuery(action)?.parameters ?? {}).map(([name, parameter]) => [
          name,
          {
            required: isRequired(parameter),
            default: parameter.default === undefined ? undefined : String(parameter.default),
            allowed: parameter.allowedValues,
          },
        ]),
      ),
  };
}
