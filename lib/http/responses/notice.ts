import { STATUS_CODES } from 'node:http';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { noticeForm } from '../negotiation/accept';
import { NO_STORE } from './cache-control';
import { allowRead, corsHeaders } from './cors';
import type { ApiError } from './errors';
import { type NoticeWords, noticePage } from './notice-page';

/** A response outside the API that says why there is no page: Markdown, or HTML for those who prefer it. */
export interface Notice {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Words = Pick<NoticeWords, 'title' | 'explanation'>;

/** Where a lost client finds its way again. */
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
    body: form === 'text/html' ? noticePage({ ...words, pointers: pointers() }) : markdown(words),
  };
}

/** Nothing has this address, whatever the method. `accept` is the Accept header of the request, if it has one. */
export function notFound(accept: string | undefined): Notice {
  return notice(404, accept, {
    title: 'Page not found',
    explanation:
      'Nothing is published at this address. It may have been mistyped, or the page may have moved. These lead on:',
  });
}

/** The address is a page or a file, and the method is one that would change something. */
export function pageMethodNotAllowed(accept: string | undefined): Notice {
  return notice(
    405,
    accept,
    {
      title: 'Method not allowed',
      explanation: `This address answers ${allowRead} only. These say what else there is:`,
    },
    { Allow: allowRead },
  );
}

/** A page failed on our side. Says nothing of the cause: that belongs in the log. */
export function pageFailed(accept: string | undefined): Notice {
  return notice(500, accept, {
    title: 'Something went wrong',
    explanation:
      'The page failed on our side; what was asked for was not the cause. It may answer in a minute. These lead on:',
  });
}

/** An error of the API, said to someone who asked for a page. */
export function errorAsNotice({ status, headers, message }: ApiError, accept: string | undefined): Notice {
  return notice(
    status,
    accept,
    { title: STATUS_CODES[status] ?? 'Not answered', explanation: `${message} These lead on:` },
    headers,
  );
}
