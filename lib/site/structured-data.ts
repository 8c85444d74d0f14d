import { identity } from './identity';
import { trail } from './pages';
import { absoluteUrl } from './urls';

const context = { '@context': 'https://schema.org' } as const;

/** schema.org BreadcrumbList of a page of the registry. */
export function breadcrumbList(path: string) {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail(path).map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.label,
      item: absoluteUrl(page.path),
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
