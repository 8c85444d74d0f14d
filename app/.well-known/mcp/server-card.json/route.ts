export { GET } from '@/app/api/mcp/server-card/route';
