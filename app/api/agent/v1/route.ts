import { indexResource } from '@/lib/http/routes/api-resources';
import { readOnlyRoute } from '@/lib/http/routes/read-only-route';
import { openApiDocument } from '@/lib/openapi/document';
import { capabilityIndex } from '@/lib/site/api/capability-index';

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() =>
  indexResource({ json: capabilityIndex, openapi: openApiDocument }),
);
