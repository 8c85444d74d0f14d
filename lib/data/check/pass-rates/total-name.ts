import { states } from '@/lib/places/states';
import { plainName } from '../plain-name';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words by which a row says that it counts more than one school. */
const totalWords = wordSet(
  'all total totals subtotal combined overall aggregate statewide grand every entire sum average mean national nationwide nation programs schools colleges universities institutions jurisdiction',
);
/** Words that may be beside these without naming a school. */
const besides = wordSet(
  `the of for in and by a state states us usa united nursing rn pn lpn lvn bsn adn asn msn nclex ba bs degree associate baccalaureate bachelors masters practical vocational
   registered approved accredited public private candidates graduates students takers testers test first time educated us pass rate rates result results
   board whole system percent number`,
);
/** A name that says so of one school's campuses or programs has one of these. */
const SCHOOL = /\b(?:university|college|institute|academy|univ|school|center)\b/;

/** Whether the name of an institution is that of a state or of all its schools: "Statewide total", "All Ohio programs". */
export function isTotal(institution: string, stateSlug: string): boolean {
  const state = states.find(({ slug }) => slug === stateSlug);
  const name = plainName(institution);
  const own = wordSet(`${plainName(state?.name ?? '')} ${plainName(state?.code ?? '')}`);
  const words = name.split(' ').filter((word) => !besides.has(word) && !own.has(word));
  const isOfState = name.split(' ').some((word) => own.has(word));
  if (words.some((word) => !totalWords.has(word)) || (words.length === 0 && !isOfState)) return false;
  if (/\b(?:every|each|statewide)\b/.test(name)) return true;
  return !SCHOOL.test(name);
}
