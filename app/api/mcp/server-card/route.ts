import { readOnlyRoute } from '@/lib/http/routes/read-only-route';
import { SERVER_CARD_TYPE, serverCard } from '@/lib/mcp/discovery';

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() => () => ({
  body: serverCard(),
  type: SERVER_CARD_TYPE,
}));
