import { respondInMarkdown } from '@/lib/markdown';
import { pageMarkup } from '../page-markup';

export const GET = (request: Request) => respondInMarkdown(request, pageMarkup);
