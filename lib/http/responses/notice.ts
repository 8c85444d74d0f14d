import { STATUS_CODES } from 'node:http';
import { LRUCache } from 'lru-cache';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { noticeForm } from '../negotiation/accept';
import { NO_STORE } from './cache-control';
import { allowRead, corsHeaders } from './cors';
import type { ApiError } from './errors';
import { type NoticeWords, noticePage } from './notice-page';

/** A response outside the API that says why there is no page, in Markdown or HTML. */
export interface Notice {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Words = Pick<NoticeWords, 'title' | 'explanation'>;

/** What is said where no page is. */
export const notFoundWords: Words = {
  title: 'We can’t find that page',
  explanation: 'The address may be mistyped, or the page may have moved.',
};

/** Links to where a lost client finds what there is. */
function pointers() {
  return [
    { name: 'Sitemap', url: absoluteUrl(paths.sitemap), note: 'every page of the site' },
    {
      name: 'Retrieval index',
      url: absoluteUrl(paths.retrievalIndex),
      note: 'what the site answers, with links',
    },
    {
      name: 'Agent instructions',
      url: absoluteUrl(paths.agentInstructions),
      note: 'how an agent should use the site',
    },
  ];
}

function markdown({ title, explanation }: Words): string {
  const list = pointers().map(({ name, url, note }) => `- [${name}](${url}): ${note}`);
  return `# ${title}\n\n${explanation}\n\n${list.join('\n')}\n`;
}

/** Each notice is written once: refusals must cost less than answers. */
const bodies = new LRUCache<string, string>({ max: 256 });

function bodyOf(words: Words, form: string): string {
  const key = `${form} ${words.title} ${words.explanation}`;
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const body =
    form === 'text/html'
      ? noticePage({ ...words, pointers: pointers(), offersSearch: words === notFoundWords })
      : markdown({ ...words, explanation: `${words.explanation} See also:` });
  bodies.set(key, body);
  return body;
}

function notice(
  status: number,
  accept: string | undefined,
  words: Words,
  headers: Readonly<Record<string, string>> = {},
): Notice {
  const form = noticeForm(accept);
  return {
    status,
    headers: {
      ...corsHeaders,
      ...headers,
      'Cache-Control': NO_STORE,
      'Content-Type': `${form}; charset=utf-8`,
      Vary: 'Accept',
    },
    body: bodyOf(words, form),
  };
}

/** Returns the notice of a URL that doesn't exist. @param accept the Accept header. */
export function notFound(accept: string | undefined): Notice {
  return notice(404, accept, notFoundWords);
}

/** Returns the notice of a method that pages and files don't have. */
export function pageMethodNotAllowed(accept: string | undefined): Notice {
  return notice(
    405,
    accept,
    {
      title: 'Method not allowed',
      explanation: `This address answers ${allowRead} only.`,
    },
    { Allow: allowRead },
  );
}

/** Returns the notice of a page that failed. Its cause is only logged. */
export function pageFailed(accept: string | undefined): Notice {
  return notice(500, accept, {
    title: 'Something went wrong',
    explanation: 'The page failed on our side; your request was not the cause. Try again in a minute.',
  });
}

/** Returns an API error as a notice, for a client that asked for a page. */
export function errorAsNotice({ status, headers, message }: ApiError, accept: string | undefined): Notice {
  return notice(
    status,
    accept,
    { title: STATUS_CODES[status] ?? 'Not answered', explanation: message },
    headers,
  );
}
