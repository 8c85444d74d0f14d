import { PLAIN, textRoute } from '@/lib/http/routes/text-route';
import { robots } from '@/lib/site/discovery/robots';

// Next would render it when the site is built, when the origin may not be known.
export const dynamic = 'force-dynamic';

export const { GET, HEAD } = textRoute(robots, PLAIN);
