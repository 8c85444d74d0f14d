import { healthRoute } from '@/lib/http/health';
import { isReady } from '@/lib/http/readiness';

export const dynamic = 'force-dynamic';
export const { GET, HEAD } = healthRoute(isReady);
