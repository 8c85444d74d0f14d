import { programsCsvResource } from '@/lib/http/routes/api-resources';
import { readOnlyRoute } from '@/lib/http/routes/read-only-route';

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() => programsCsvResource);
