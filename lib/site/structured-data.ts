import { identity } from './identity';
import { type Page, trail } from './pages/pages';
import { absoluteUrl } from './urls';

const context = { '@context': 'https://schema.org' } as const;

/** schema.org BreadcrumbList of a page. */
export function breadcrumbList(page: Page) {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail(page).map(({ label, path }, index) => ({
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
