import { textRoute, XML } from '@/lib/http/routes/text-route';
import { sitemapIndex } from '@/lib/site/discovery/sitemap';

// Next would render it when the site is built, when the origin may not be known.
export const dynamic = 'force-dynamic';

export const { GET, HEAD } = textRoute(sitemapIndex, XML);
