import { MARKDOWN, textRoute } from '@/lib/http/routes/text-route';
import { corpus } from '@/lib/markdown';

export const { GET, HEAD } = textRoute(corpus, MARKDOWN);
