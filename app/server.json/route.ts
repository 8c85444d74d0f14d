import { readOnlyRoute } from '@/lib/http/routes/read-only-route';
import { registryEntry } from '@/lib/mcp/discovery';

export const { GET } = readOnlyRoute(() => () => ({ body: registryEntry() }));
