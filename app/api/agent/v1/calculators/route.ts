import { indexResource } from '@/lib/http/api';
import { readOnlyRoute } from '@/lib/http/read-only-route';
import { calculatorsOpenApiDocument } from '@/lib/openapi/document';
import { calculatorDirectory } from '@/lib/site/api/directory';

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() =>
  indexResource({ json: calculatorDirectory, openapi: calculatorsOpenApiDocument }),
);
