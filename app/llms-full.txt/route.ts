import { MARKDOWN, textRoute } from '@/lib/http/routes/text-route';
import { corpus } from '@/lib/markdown';
import { pageMarkup } from '../markdown/page-markup';

export const { GET, HEAD } = textRoute(() => corpus(pageMarkup), MARKDOWN);
