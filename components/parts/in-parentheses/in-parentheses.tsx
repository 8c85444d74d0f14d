import type { ReactNode } from 'react';

/**
 * What the stylesheet sets apart from the text before it, such as a chip: in parentheses for those who do not see that,
 * in Markdown too.
 */
export function InParentheses({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className="visually-hidden">(</span>
      {children}
      <span className="visually-hidden">)</span>
    </>
  );
}
