import { CACHE_ONE_DAY } from './cache-control';
import { corsHeaders } from './cors';
import { type Link, linkHeader } from './links';

/** A text file that is the same for everyone. */
export interface TextFile {
  readonly text: string;
  readonly type: string;
  readonly links?: readonly Link[];
  readonly cacheControl?: string;
}

/** Headers of ranges and codings, which the reverse proxy serves and pages of other origins may read. */
const RANGE_HEADERS = 'Accept-Ranges, Content-Encoding, Content-Range';

/** Answers with a file. The reverse proxy serves ranges of whatever says `Accept-Ranges`. */
export function fileResponse({ text, type, links = [], cacheControl = CACHE_ONE_DAY }: TextFile): Response {
  return new Response(text, {
    headers: {
      ...corsHeaders,
      'Access-Control-Expose-Headers': `${corsHeaders['Access-Control-Expose-Headers']}, ${RANGE_HEADERS}`,
      'Accept-Ranges': 'bytes',
      'Cache-Control': `${cacheControl}, no-transform`,
      'Content-Type': type,
      ...(links.length === 0 ? {} : { Link: linkHeader(links) }),
    },
  });
}
