import { healthRoute } from '@/lib/http/routes/health';
import { isReady } from '@/lib/http/routes/readiness';

export const dynamic = 'force-dynamic';
export const { GET, HEAD } = healthRoute(isReady);
