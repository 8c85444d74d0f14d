import { plainName } from '../plain-name';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that tell no school from another. */
const fillers = wordSet(
  `the of at in and for a an university univ uni u college coll col colleges universities school sch institute inst institution academy center centre
   campus main camp branch location site campuses locations system nursing nurse health sciences science program programs department dept division
   community comm cc technical tech technology career vocational all total combined`,
);
/** Words that many schools share, and names of states: two names that share no others are of one school only where one has no more. */
const common = wordSet(
  `state st saint mount mt north south east west northern southern eastern western northeast northwest southeast southwest central upper lower
   san santa los las la el fort lake junior american national international city county valley region
   regional district christian baptist catholic lutheran methodist medical new
   alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky
   louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina
   dakota ohio oklahoma oregon pennsylvania rhode island tennessee texas utah vermont virginia washington wisconsin wyoming columbia`,
);

const wordsOf = (name: string) => plainName(name).split(' ').filter(Boolean);
const ownWords = (name: string) => wordsOf(name).filter((word) => !fillers.has(word));

/** Fewest letters of an acronym with more behind it, a shortened word, a mistyped word, and an equal beginning of two. */
const SHORTEST = { acronym: 3, shortened: 4, mistyped: 4, beginning: 6 };

/** Initials without the words that acronyms leave out, and with them. */
function initials(name: string): string[] {
  const words = wordsOf(name);
  const few = words.filter((word) => !['the', 'of', 'at', 'in', 'and', 'for', 'a', 'an'].includes(word));
  return [few, words].map((some) => some.map((word) => word.charAt(0)).join(''));
}

/** "osu" of "Ohio State University-Main Campus": a word of one name that begins the initials of the other. */
const hasAcronymOf = (name: string, other: string) =>
  ownWords(name).some((word) =>
    initials(other).some(
      (letters) => letters === word || (word.length >= SHORTEST.acronym && letters.startsWith(word)),
    ),
  );

/** "calif" of "california", "cincinatti" for "cincinnati". */
function beginsAlike(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const isShortened = short.length >= SHORTEST.shortened && !common.has(short) && long.startsWith(short);
  const beginning = short.slice(0, SHORTEST.beginning);
  return (
    isShortened ||
    (beginning.length === SHORTEST.beginning &&
      !common.has(short) &&
      !common.has(long) &&
      long.startsWith(beginning))
  );
}

/** Whether one word is the other with one letter more, less, changed or moved by one place. */
function isMistyped(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (
    common.has(short) ||
    common.has(long) ||
    short.length < SHORTEST.mistyped ||
    long.length - short.length > 1
  )
    return false;
  const same = [...short].findIndex((letter, at) => letter !== long[at]);
  const at = same < 0 ? short.length : same;
  const [restOfShort, restOfLong] = [short.slice(at), long.slice(at)];
  return (
    restOfShort === restOfLong.slice(1) ||
    restOfShort.slice(1) === restOfLong.slice(1) ||
    (restOfShort.charAt(0) === restOfLong.charAt(1) &&
      restOfShort.charAt(1) === restOfLong.charAt(0) &&
      restOfShort.slice(2) === restOfLong.slice(2))
  );
}

/** Whether two names may be of one school: what tells them from other schools is in part the same. */
export function mayBeOneSchool(name: string, other: string): boolean {
  const [one, two] = [ownWords(name), ownWords(other)];
  // A name that tells nothing may be that of any school.
  if (one.length === 0 || two.length === 0) return true;
  const isIn = (word: string, words: readonly string[]) =>
    words.some(
      (candidate) => candidate === word || beginsAlike(candidate, word) || isMistyped(candidate, word),
    );
  return (
    one.some((word) => !common.has(word) && isIn(word, two)) ||
    one.every((word) => isIn(word, two)) ||
    two.every((word) => isIn(word, one)) ||
    one.join('') === two.join('') ||
    hasAcronymOf(name, other) ||
    hasAcronymOf(other, name)
  );
}
