import { indexResource } from '@/lib/http/routes/api-resources';
import { readOnlyRoute } from '@/lib/http/routes/read-only-route';
import { calculatorsOpenApiDocument } from '@/lib/openapi/document';
import { calculatorDirectory } from '@/lib/site/api/directory';

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() =>
  indexResource({ json: calculatorDirectory, openapi: calculatorsOpenApiDocument }),
);
