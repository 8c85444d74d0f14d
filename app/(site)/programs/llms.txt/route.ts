import { namedTextRoutes } from '@/lib/http/routes/named-text-route';
import { MARKDOWN } from '@/lib/http/routes/text-route';
import { schoolIndex, stateSchoolIndex } from '@/lib/site/discovery/school-index';

const answer = namedTextRoutes((state) => (state === '' ? schoolIndex() : stateSchoolIndex(state)), MARKDOWN);

/** All states, or the one that `?state=` names. */
export const GET = (request: Request) =>
  answer(request, new URL(request.url).searchParams.get('state') ?? '');
