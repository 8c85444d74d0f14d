import { parameters } from '../parameters';
import type { EntrantQuestion } from '../pay';

/** Reads state and program type of a query in the API's terms; undefined where they can't be read. */
export function programAskedIn(query: URLSearchParams): EntrantQuestion | undefined {
  const state = parameters.state.value.safeParse(query.get('state'));
  const degree = parameters.degree.value.safeParse(query.get('degree'));
  const track = parameters.track.value.safeParse(query.get('track'));
  if (!state.success || !degree.success) return undefined;
  return { state: state.data, degree: degree.data, track: track.success ? track.data : undefined };
}
