import { respondInMarkdown } from '@/lib/markdown';

export const GET = respondInMarkdown;
