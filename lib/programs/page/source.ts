import { loadData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { programs } from '@/lib/site/api/programs';
import type { Program } from '../program';
import type { FinderSource } from './finder-page';
import type { InstitutionSource, ListRank } from './institution';
import { unconditional } from './top';
import { countListed } from './ways-in';

/** What the finder's pages are made from. */
export const finderSource = once((): FinderSource => {
  const { catalogue, finder } = programs();
  return {
    catalogue,
    listed: countListed(catalogue.programs),
    find: (inputs) => {
      const found = finder.find(inputs);
      return found.ok ? found.answer : undefined;
    },
  };
});

/** Ranks programs among those of their state and credential, as the finder lists them. */
const standings = once(() => {
  const { find, catalogue } = finderSource();
  const lists = new Map<string, ReadonlyMap<string, ListRank>>();
  const listOf = ({ facts: { state }, credential }: Program): ReadonlyMap<string, ListRank> => {
    const key = `${state} ${credential}`;
    const known = lists.get(key);
    if (known) return known;
    // The whole list at once: what a client may ask for is a matter of the interfaces.
    const answer = find({ ...unconditional(), state, credential, limit: catalogue.programs.length });
    const list = new Map(answer?.results.map(({ slug, rank }) => [slug, { rank, total: answer.total }]));
    lists.set(key, list);
    return list;
  };
  return (program: Program): ListRank | null => {
    const { score, facts, credential } = program;
    // The RN-to-BSN list starts with confirmed programs, not with the best outcomes.
    const stands = score !== null && facts.evidence !== 'thin' && credential !== 'RN_TO_BSN';
    return stands ? (listOf(program).get(facts.slug) ?? null) : null;
  };
});

/** What the pages of schools are made from. */
export const institutionSource = once(
  (): InstitutionSource => ({
    data: loadData(),
    caveats: finderSource().catalogue.caveats,
    listRankOf: standings(),
  }),
);

const slugsByUnit = once(
  () =>
    new Map(
      [...programs().catalogue.institutions.values()].flatMap(({ slug, ipeds }) =>
        ipeds ? [[ipeds.unitid, slug] as const] : [],
      ),
    ),
);

/** The slug of the school whose IPEDS unit a text is or ends with, as an older slug of it does. */
export function slugOfUnit(text: string): string | undefined {
  return slugsByUnit().get(/\d{6}$/.exec(text)?.[0] ?? '');
}
