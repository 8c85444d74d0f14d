import { namedTextRoutes } from '@/lib/http/routes/named-text-route';
import { XML } from '@/lib/http/routes/text-route';
import { sitemapAt } from '@/lib/site/discovery/sitemap';

const answer = namedTextRoutes(sitemapAt, XML);

export const GET = (request: Request) => answer(request, new URL(request.url).pathname);
