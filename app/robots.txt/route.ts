import { PLAIN, textRoute } from '@/lib/http/routes/text-route';
import { robots } from '@/lib/site/discovery/robots';

export const { GET, HEAD } = textRoute(robots, PLAIN);
