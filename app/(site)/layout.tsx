import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './styles/site.css';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
};

/** Files of `public/`. */
export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32', type: 'image/x-icon' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
  },
};

/** The font of headings, as base.css names it: a heading waits for no font, so it has to come early. */
const HEADING_FONT = '/fonts/heading-serif-1.woff2';

/** Address of the one module that runs in the browser. */
const browserModule = process.env.BROWSER_MODULE;

/** The document of every page for people; `PageShell` gives each page its header and footer. */
export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <link rel="preload" href={HEADING_FONT} as="font" type="font/woff2" crossOrigin="" />
        {/* Styles and font come first: a page works before the module runs. */}
        {browserModule && <script type="module" src={browserModule} fetchPriority="low" />}
      </head>
      <body>{children}</body>
    </html>
  );
}
