import { markdownResponse } from '@/lib/http/markdown-response';
import { retrievalIndex } from '@/lib/site/discovery';

export const GET = () => markdownResponse(retrievalIndex());
