import { respondInMarkdown } from '@/lib/markdown/respond';

export const GET = respondInMarkdown;
