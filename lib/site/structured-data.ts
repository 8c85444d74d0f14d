import { identity } from './identity';
import { type Crumb, type Page, trail } from './pages/pages';
import { home } from './pages/sections';
import { absoluteUrl } from './urls';

const context = { '@context': 'https://schema.org' } as const;

/** schema.org BreadcrumbList of a page, from the home page down; each address once. */
export function breadcrumbList(page: Page) {
  const crumbs = new Map<string, Crumb>([home, ...trail(page)].map((crumb) => [crumb.path, crumb]));
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs.values()].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path),
    })),
  };
}

/** schema.org WebSite and the Organization that runs it, for the home page. */
export function website() {
  const { name, description, operator, contactEmail } = identity();
  const url = absoluteUrl('/');
  const organization = `${url}#organization`;
  return {
    ...context,
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name,
        description,
        url,
        inLanguage: 'en-US',
        isAccessibleForFree: true,
        publisher: { '@id': organization },
      },
      { '@type': 'Organization', '@id': organization, name: operator, url, email: contactEmail },
    ],
  };
}
