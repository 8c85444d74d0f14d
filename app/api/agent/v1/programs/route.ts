import { programsResource } from '@/lib/http/api';
import { readOnlyRoute } from '@/lib/http/read-only-route';

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() => programsResource);
