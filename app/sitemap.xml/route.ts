import { textRoute, XML } from '@/lib/http/routes/text-route';
import { sitemapIndex } from '@/lib/site/discovery/sitemap';

export const { GET, HEAD } = textRoute(sitemapIndex, XML);
