import { readOnlyRoute } from '@/lib/http/routes/read-only-route';
import { AI_CATALOG_TYPE, aiCatalog } from '@/lib/mcp/discovery';

export const { GET } = readOnlyRoute(() => () => ({ body: aiCatalog(), type: AI_CATALOG_TYPE }));
