import { MARKDOWN, textRoute } from '@/lib/http/routes/text-route';
import { agentInstructions } from '@/lib/site/discovery/agent-instructions';

export const { GET, HEAD } = textRoute(agentInstructions, MARKDOWN);
