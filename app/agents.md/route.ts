import { markdownResponse } from '@/lib/http/markdown-response';
import { agentInstructions } from '@/lib/site/discovery';

export const GET = () => markdownResponse(agentInstructions());
