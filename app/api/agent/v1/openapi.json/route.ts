import { readOnlyRoute } from '@/lib/http/routes/read-only-route';
import { openApiDocument } from '@/lib/openapi/document';

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() => () => ({
  body: openApiDocument(),
}));
