import { MARKDOWN, textRoute } from '@/lib/http/routes/text-route';
import { retrievalIndex } from '@/lib/site/discovery/retrieval-index';

export const { GET, HEAD } = textRoute(retrievalIndex, MARKDOWN);
