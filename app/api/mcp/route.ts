import { mcpService } from '@/lib/mcp/service';

const respond = (request: Request) => mcpService()(request);

export {
  respond as DELETE,
  respond as GET,
  respond as HEAD,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
};
