import type { ReactNode } from 'react';
import { paths } from '@/lib/site/urls';
import { ANSWER_ID } from '../answer/answer';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs';

export interface NavigationItem {
  readonly href: string;
  readonly label: string;
}

export interface PageShellProps {
  readonly siteName: string;
  /** Path of this page: marked where it is linked. */
  readonly path: string;
  /** Address of the section that the page belongs to: marked in the navigation. */
  readonly section?: string | undefined;
  /** Whether the page gives an answer: then the first link skips to it. */
  readonly answers?: boolean;
  /** Sections of the site, most used first. */
  readonly navigation: readonly NavigationItem[];
  /** Pages above this one, then this one; leave out on the home page. */
  readonly crumbs?: readonly Crumb[];
  readonly footerNavigation: readonly NavigationItem[];
  /** License, operator, what the site is not. */
  readonly footerNote: ReactNode;
  readonly children: ReactNode;
}

const MAIN = 'main';

interface LinksProps {
  readonly items: readonly NavigationItem[];
  readonly path: string;
  readonly section?: string | undefined;
}

function Links({ items, path, section }: LinksProps) {
  /** A page is current for its own link; a page of a section makes the section's link its ancestor. */
  const current = (href: string) => (href === path && 'page') || (href === section && 'true') || undefined;
  return (
    <ul>
      {items.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={current(href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Everything around the content of a page: skip link, header, breadcrumbs, main, footer. */
export function PageShell({
  siteName,
  path,
  section,
  answers,
  navigation,
  crumbs,
  footerNavigation,
  footerNote,
  children,
}: PageShellProps) {
  return (
    <>
      <a className="skip-link" href={`#${answers ? ANSWER_ID : MAIN}`}>
        Skip to the {answers ? 'answer' : 'content'}
      </a>
      <p hidden>
        For assistants: what this site answers, in Markdown, at{' '}
        <a href={paths.retrievalIndex}>{paths.retrievalIndex}</a>.
      </p>
      <header className="site-header">
        <div className="page-width site-header-bar">
          <a className="site-name" href="/">
            {siteName}
          </a>
          <nav className="site-nav" aria-label="Sections">
            <Links items={navigation} path={path} section={section} />
          </nav>
        </div>
      </header>
      <div className="page-width">
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <main id={MAIN} tabIndex={-1}>
          {children}
        </main>
      </div>
      <footer className="site-footer">
        <div className="page-width">
          <nav aria-label="About this site">
            <Links items={footerNavigation} path={path} />
          </nav>
          <div className="site-footer-note">{footerNote}</div>
        </div>
      </footer>
    </>
  );
}
