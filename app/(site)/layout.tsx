import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import './styles/site.css';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
};

/** The document of every page for people; `PageShell` gives each page its header and footer. */
export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
