import { pageAt } from '@/lib/site/pages/pages';
import { absoluteUrl, paths } from '@/lib/site/urls';

/** schema.org WebApplication of a calculator's page. */
export function webApplication(id: string) {
  const path = paths.calculatorPage(id);
  const { title, description } = pageAt(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title,
    description,
    url: absoluteUrl(path),
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}
