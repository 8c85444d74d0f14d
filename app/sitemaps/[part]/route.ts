import { namedTextRoute, XML } from '@/lib/http/routes/text-route';
import { sitemapAt } from '@/lib/site/discovery/sitemap';

const answer = namedTextRoute(sitemapAt, XML);

export const GET = (request: Request) => answer(request, new URL(request.url).pathname);
