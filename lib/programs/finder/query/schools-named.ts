import type { Catalogue } from '../../program';
import type { Label } from './labels';
import type { SchoolSearch } from './named-schools';
import { textsOf, tokensOf } from './tokens';

/** The school that a text names, or the slugs of those it may mean. */
export type SchoolNamed =
  | { readonly ok: true; readonly slug: string }
  | {
      readonly ok: false;
      readonly asked: string;
      readonly nearest: readonly string[];
      /** Whether each of them has the text as its name, or all of its words in it; else they are only near. */
      readonly isCalledSo: boolean;
    };

/** Schools offered where nothing is called so; where several share a name, all are. */
const MAX_NEAREST = 5;

const slugsIn = (labels: readonly Label[]) => [...new Set(labels.map(({ slug }) => slug))];

/** Prepares the search for one school by a name, acronym, slug or unitid. */
export function schoolsNamed(
  labels: readonly Label[],
  search: SchoolSearch,
  { institutions }: Pick<Catalogue, 'institutions'>,
): (text: string) => SchoolNamed {
  const byCode = new Map(
    labels.flatMap(({ slug }) => {
      const { ipeds } = institutions.get(slug) ?? {};
      return [slug, ...(ipeds ? [ipeds.unitid] : [])].map((code): [string, string] => [code, slug]);
    }),
  );
  const unmatched = (asked: string, nearest: readonly string[], isCalledSo = false): SchoolNamed => ({
    ok: false,
    asked,
    nearest,
    isCalledSo,
  });

  return (text) => {
    const asked = text.trim();
    const known = byCode.get(asked.toLowerCase());
    if (known !== undefined) return { ok: true, slug: known };
    const words = textsOf(tokensOf(asked).words);
    if (words.length === 0) return unmatched(asked, []);
    const exact = search.exact(asked, words);
    const whole = exact ?? search.severalExact(asked) ?? search.complete(words);
    const found = exact && !exact.isSystem ? exact.exact : (whole ?? search.begun(words))?.labels;
    const slugs = slugsIn(found ?? []);
    const [only] = slugs;
    if (only !== undefined && slugs.length === 1) return { ok: true, slug: only };
    return slugs.length > 0
      ? unmatched(asked, slugs, whole !== undefined)
      : unmatched(asked, slugsIn(search.nearest(words)).slice(0, MAX_NEAREST));
  };
}
