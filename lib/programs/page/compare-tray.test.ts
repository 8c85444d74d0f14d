import { describe, expect, it } from 'vitest';
import { comparison } from './compare';
import { finderPage } from './finder-page';
import { comparisonSource, finderSource } from './source';

const source = finderSource();
const page = (query: string) => finderPage(new URLSearchParams(query), source);
const idsIn = (href: string) => new URLSearchParams(href.split(/[?#]/)[1]).getAll('program');
const SINCLAIR = 'sinclair-community-college-205470';
const WRIGHT_STATE = 'wright-state-university-main-campus-206604';
const EMORY = 'emory-university-139658';
const CHABOT = 'chabot-college-111920';
const picked = (...ids: string[]) => ids.map((id) => `program=${id}`).join('&');

/** Every address of a page that leads to the finder. */
function addressesOf(query: string) {
  const { results } = page(query);
  if (!results) throw new Error(`${query} has no results`);
  return [
    ...Object.values(results.sorts),
    results.otherView,
    ...results.loosen,
    ...results.states,
    ...results.credentials,
    ...results.leftOut,
    ...(results.also ? [results.also] : []),
    { href: results.next },
    { href: results.first },
  ].flatMap(({ href }) => href ?? []);
}

describe('the tray', () => {
  it('stays in every address of the finder: pages, orders, views, looser and narrower lists', () => {
    const ids = [`${EMORY}:BSN`, `${CHABOT}:ADN`];
    const { next } = page('state=ohio&credential=BSN').results ?? {};
    const queries = ['', 'state=ohio', 'state=ohio&credential=RN_TO_BSN', 'state=ohio&max_tuition=1'];
    for (const query of [...queries, next?.split('?')[1] ?? '']) {
      const addresses = addressesOf(`${query}&${picked(...ids)}`);
      expect(addresses.length).toBeGreaterThan(8);
      for (const href of addresses) expect(idsIn(href), href).toEqual(ids);
    }
  });

  it('says how many are chosen, names each and removes it', () => {
    const { tray } = page(`state=ohio&credential=BSN&view=table&${picked(`${EMORY}:BSN`, `${CHABOT}:ADN`)}`);
    expect([tray.status, tray.isFull]).toEqual(['2 of 4', false]);
    const [first] = tray.chosen;
    expect(first?.label).toBe('Emory University, BSN');
    expect(first?.without).toBe(
      `/programs?state=ohio&credential=BSN&view=table&program=${encodeURIComponent(`${CHABOT}:ADN`)}`,
    );
  });

  it('leads to the comparison of its schools and program types, once there are two', () => {
    expect(page(picked(`${EMORY}:BSN`)).tray.compareHref).toBeNull();
    expect(page(picked(`${EMORY}:BSN`, `${EMORY}:MSN`, `${CHABOT}:ADN`)).tray.compareHref).toBe(
      `/programs/compare?schools=${EMORY}&schools=${CHABOT}&credential=ADN&credential=BSN&credential=MSN`,
    );
  });

  it('compares the chosen programs alone, also where their schools have others of these types', () => {
    const ids = [`${SINCLAIR}:ADN`, `${WRIGHT_STATE}:BSN`];
    const { compareHref } = page(picked(...ids)).tray;
    expect(new URLSearchParams(compareHref?.split('?')[1]).getAll('schools')).toEqual(ids);
    const view = comparison(new URLSearchParams(compareHref?.split('?')[1]), comparisonSource());
    expect(view.programs.map(({ id }) => id)).toEqual(ids);
  });

  it('compares for the income of the search', () => {
    const chosen = picked(`${EMORY}:BSN`, `${CHABOT}:ADN`);
    expect(page(`family_income=0&${chosen}`).tray.compareHref).toMatch(/&family_income=0$/);
    expect(page(`family_income=0&max_tuition=cheap&${chosen}`).tray.compareHref).toMatch(/&family_income=0$/);
    expect(page(`family_income=abc&${chosen}`).tray.compareHref).not.toContain('family_income');
  });

  it('stays where the search has a problem or finds nothing', () => {
    const refused = page(`state=ohio&max_tuition=cheap&${picked(`${EMORY}:BSN`, `${CHABOT}:ADN`)}`);
    expect(refused.results).toBeNull();
    expect(refused.tray.chosen[1]?.without).toBe(
      `/programs?state=ohio&max_tuition=cheap&program=${encodeURIComponent(`${EMORY}:BSN`)}`,
    );
  });
});

describe('the links of programs', () => {
  const listed = page('state=ohio&credential=BSN').results?.programs.map(({ id }) => id) ?? [];
  const picks = (...ids: string[]) => page(`state=ohio&credential=BSN&${picked(...ids)}`).results?.picks;

  it('choose one, and remove it again, landing where they are', () => {
    const [one = '', two = ''] = listed;
    const add = picks(one)?.get(two);
    expect(add).toMatchObject({ isChosen: false, id: expect.stringMatching(/^compare-[\w-]+-bsn$/) });
    expect(idsIn(add?.href ?? '')).toEqual([one, two]);
    expect(add?.href?.endsWith(`#${add.id}`)).toBe(true);
    const remove = picks(one, two)?.get(one);
    expect([remove?.isChosen, idsIn(remove?.href ?? '')]).toEqual([true, [two]]);
  });

  it('choose no fifth', () => {
    const [fifth = '', ...others] = listed.slice(0, 5);
    expect(picks(...others)?.get(fifth)?.href).toBeNull();
    expect(idsIn(picks(...others)?.get(others[0] ?? '')?.href ?? '')).toHaveLength(3);
  });
});
