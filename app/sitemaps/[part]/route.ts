import { namedTextRoutes } from '@/lib/http/named-text-route';
import { XML } from '@/lib/http/text-route';
import { sitemapAt } from '@/lib/site/discovery/sitemap';

const answer = namedTextRoutes(sitemapAt, XML);

export const GET = (request: Request) => answer(request, new URL(request.url).pathname);
