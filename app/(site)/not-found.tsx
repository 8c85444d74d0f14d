import type { Metadata } from 'next';
import { Problem } from '@/components/parts/problem/problem';
import { notFoundWords } from '@/lib/http/responses/notice';

export const metadata: Metadata = { title: notFoundWords.title };

/** Where a page finds nothing to show. Unknown addresses are answered by `[...path]`. */
export default function NotFound() {
  return <Problem {...notFoundWords} />;
}
