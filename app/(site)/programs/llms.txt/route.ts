import { MARKDOWN, namedTextRoute } from '@/lib/http/routes/text-route';
import { schoolIndex, stateSchoolIndex, stateSchoolIndexMeant } from '@/lib/site/discovery/school-index';

const answer = namedTextRoute(
  (state) => (state === '' ? schoolIndex() : stateSchoolIndex(state)),
  MARKDOWN,
  stateSchoolIndexMeant,
);

/** Index of the schools of all states, or of the state in `?state=`. */
export const GET = (request: Request) =>
  answer(request, new URL(request.url).searchParams.get('state') ?? '');
