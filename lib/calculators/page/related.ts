import { pages } from '@/lib/site/pages/pages';

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** Pages that help with an answer, by their titles; paths that are no page of this site are left out. */
export function relatedLinks(related: Readonly<Record<string, string>>): Link[] {
  return Object.values(related).flatMap((href) => {
    const page = pages.find(({ path }) => path === href.split('?')[0]);
    return page ? [{ label: page.title, href }] : [];
  });
}
