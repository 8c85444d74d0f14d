import { MARKDOWN, textRoute } from '@/lib/http/text-route';
import { corpus } from '@/lib/markdown/corpus';

export const { GET, HEAD } = textRoute(corpus, MARKDOWN);
