import type { Metadata } from 'next';
import { Problem } from '@/components/parts/problem/problem';

export const metadata: Metadata = { title: 'Page not found' };

/** Where a page finds nothing to show. Unknown addresses are answered by `[...path]`. */
export default function NotFound() {
  return (
    <Problem
      title="Page not found"
      explanation="Nothing is published at this address. It may have been mistyped, or the page may have moved."
    />
  );
}
