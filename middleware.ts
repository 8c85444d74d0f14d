import { type NextRequest, NextResponse } from 'next/server';
import { pageInMarkdown } from '@/lib/http/negotiation/accept';

/** Leads requests for the Markdown of a page to where it is made. Its name: docs/adr/0017. */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const page = pageInMarkdown(url.pathname, request.headers.get('accept') ?? undefined);
  if (page === undefined) return NextResponse.next();
  url.pathname = `/markdown${page}`;
  return NextResponse.rewrite(url);
}

/**
 * Only requests that could be for Markdown come here, since a look at each costs as much as an answer. The framework
 * reads this without running it, so it takes no names from elsewhere. A request for RSC is never one for Markdown.
 */
export const config = {
  matcher: [
    {
      source: '/((?!api(?:/|$)|data/|_next(?:/|$)|markdown(?:/|$)|[^?]*\\.[^/]*$).*)',
      has: [{ type: 'header', key: 'accept', value: '.*[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn].*' }],
      missing: [{ type: 'header', key: 'rsc' }],
    },
    {
      source: '/((?!agents\\.md$|api/|data/|_next/|markdown/).*\\.md)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
};
