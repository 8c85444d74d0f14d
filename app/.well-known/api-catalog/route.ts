import { readOnlyRoute } from '@/lib/http/routes/read-only-route';
import { API_CATALOG_TYPE, apiCatalog } from '@/lib/mcp/api-catalog';

export const { GET } = readOnlyRoute(() => () => ({ body: apiCatalog(), type: API_CATALOG_TYPE }));
