import { CACHE_ONE_DAY } from './cache-control';
import { corsHeaders } from './cors';
import { strongEtag } from './etag';

/** A Markdown file of the site: 200 with its entity tag, to be kept for a day. */
export function markdownResponse(text: string): Response {
  return new Response(text, {
    headers: {
      ...corsHeaders,
      'Cache-Control': CACHE_ONE_DAY,
      'Content-Type': 'text/markdown; charset=utf-8',
      ETag: strongEtag(text),
    },
  });
}
