import type { ReactNode } from 'react';
import { identity } from '@/lib/site/identity';
import { pageAt, type Page as SitePage, trail } from '@/lib/site/pages/pages';
import { sectionOf, siteNavigation } from '@/lib/site/pages/sections';
import type { SavedAnswer } from '@/lib/site/saved-answer';
import { breadcrumbList } from '@/lib/site/structured-data';
import { JsonLd } from '../json-ld/json-ld';
import { PageShell } from '../page-shell/page-shell';
import { PrintHeader } from '../save-answer/print-header';
import { StaticContent } from './static-content';

export interface PageProps {
  /** Path of the page in the page registry, or a page that is not in it. */
  readonly path: string | SitePage;
  /** Shown above the heading: what has to be corrected. */
  readonly before?: ReactNode;
  /** The answer that the page gives: links skip to it, and it prints with what was asked. */
  readonly answer?: SavedAnswer | null;
  readonly children: ReactNode;
}

/** A page of the site: its shell, its breadcrumbs and its heading. */
export function Page({ path: of, before, answer, children }: PageProps) {
  const self = typeof of === 'string' ? pageAt(of) : of;
  const { path, title } = self;
  const { siteName, sections, footer } = siteNavigation();
  const crumbs = trail(self).map((page) =>
    page === self ? { label: page.label } : { label: page.label, href: page.path },
  );
  return (
    <StaticContent>
      <PageShell
        siteName={siteName}
        path={path}
        section={sectionOf(path)?.path}
        answers={!!answer}
        navigation={sections}
        footerNavigation={footer}
        footerNote={
          <p>
            {identity().operator}. Free, no account, no tracking. Schools can’t pay to be listed or to rank
            higher. Planning estimates, not financial, admissions or licensure advice.
          </p>
        }
        {...(crumbs.length > 1 ? { crumbs } : {})}
      >
        {answer && <PrintHeader answer={answer} />}
        <div className="sections">
          {before}
          <h1>{title}</h1>
          {children}
        </div>
        {path !== '/' && <JsonLd data={breadcrumbList(self)} />}
      </PageShell>
    </StaticContent>
  );
}
