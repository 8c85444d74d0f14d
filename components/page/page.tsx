import type { ReactNode } from 'react';
import { identity } from '@/lib/site/identity';
import { pageAt, siteNavigation, trail } from '@/lib/site/pages';
import { breadcrumbList } from '@/lib/site/structured-data';
import { JsonLd } from '../json-ld/json-ld';
import { PageShell } from '../page-shell/page-shell';

export interface PageProps {
  /** Path of the page in the page registry. */
  readonly path: string;
  /** Stands above the heading: what has to be mended. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the registry: its shell, its breadcrumbs and its heading. */
export function Page({ path, before, children }: PageProps) {
  const { siteName, sections, about } = siteNavigation();
  const crumbs = trail(path).map((page) =>
    page.path === path ? { label: page.label } : { label: page.label, href: page.path },
  );
  return (
    <PageShell
      siteName={siteName}
      path={path}
      navigation={sections}
      footerNavigation={about}
      footerNote={
        <p>
          {identity().operator}. Planning estimates, not financial, admissions or licensure advice. Every
          figure names its year and its source.
        </p>
      }
      {...(path === '/' ? {} : { crumbs })}
    >
      <div className="sections">
        {before}
        <h1>{pageAt(path).title}</h1>
        {children}
      </div>
      {path !== '/' && <JsonLd data={breadcrumbList(path)} />}
    </PageShell>
  );
}
