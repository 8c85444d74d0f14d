import { type NextRequest, NextResponse } from 'next/server';
import { pageInMarkdown } from '@/lib/http/negotiation/accept';
import { PERMANENT_REDIRECT } from '@/lib/http/responses/redirect';
import { canonicalStatePath } from '@/lib/site/pages/state-path';

/**
 * Redirects other spellings of a state's page to it, and rewrites requests for a page in Markdown to the route that makes
 * it. Its name: lib/http/next/README.md.
 */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const canonical = canonicalStatePath(url.pathname);
  if (canonical !== undefined) {
    url.pathname = canonical;
    return NextResponse.redirect(url, PERMANENT_REDIRECT);
  }
  const page = pageInMarkdown(url.pathname, request.headers.get('accept') ?? undefined);
  if (page === undefined) return NextResponse.next();
  url.pathname = `/markdown${page}`;
  return NextResponse.rewrite(url);
}

/**
 * Matches only requests that could be for Markdown, or spell a state as no page does: middleware costs as much as an
 * answer. Next reads this without running it, so it can't import names.
 */
export const config = {
  matcher: [
    {
      source: '/((?!api(?:/|$)|data/|_next(?:/|$)|markdown(?:/|$)|[^?]*\\.[^/]*$).*)',
      has: [{ type: 'header', key: 'accept', value: '.*[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn].*' }],
    },
    '/((?!agents\\.md$|api/|data/|_next/|markdown/).*\\.md)',
    '/(states|nclex-pass-rates)/([^/]*[^a-z/-][^/]*|[a-z]{2})',
  ],
};
