import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProgramsNear } from '@/components/pages/state/programs-near';
import { StatePrograms } from '@/components/pages/state/state-costs';
import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { stateView } from '@/lib/places/page/state';
import { type StateSlug, stateSlugs } from '@/lib/places/states';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { finderSource } from '@/lib/programs/page/source';
import { stateLists, topLists, unconditional } from '@/lib/programs/page/top';
import { listedIn } from '@/lib/programs/page/ways-in';
import { textOf } from '@/tests/support/markup';

/** The catalogue of programs is made on first use. */
beforeAll(() => void finderSource(), 300_000);

/** Links to the finder that a number begins or follows "All": what they say, and how many it lists. */
function countedLinks(markup: string) {
  return [...markup.matchAll(/<a href="\/programs\?([^"]*)">(.*?)<\/a>/gs)].flatMap(
    ([, query = '', text = '']) => {
      const said = /^(?:All )?([\d,]+)(?: |$)/.exec(textOf(text))?.[1];
      if (said === undefined) return [];
      const parsed = parseQuery(finderParameters, new URLSearchParams(query.replaceAll('&amp;', '&')));
      const found = parsed.ok ? finderSource().find(parsed.inputs) : parsed;
      if (!found.ok) throw new Error(found.problem.message);
      return [{ query, said: Number(said.replaceAll(',', '')), listed: found.answer.total }];
    },
  );
}

function statePrograms(state: StateSlug): string {
  const view = stateView(state, loadData());
  const lists = stateLists(state, finderSource());
  const top = topLists(state, finderSource());
  const parts = [
    createElement(ProgramsNear, { view, lists }),
    createElement(StatePrograms, { view, lists, top }),
  ];
  return parts.map((part) => renderToStaticMarkup(part)).join('');
}

describe('a number beside the link to a list', () => {
  it('is that of the list, on the page of every state', () => {
    for (const state of stateSlugs) {
      const links = countedLinks(statePrograms(state));
      expect(links.length, state).toBeGreaterThan(2);
      for (const { query, said, listed } of links) expect(said, query).toBe(listed);
    }
  });

  it('is that of the list, on the tiles of the finder', () => {
    const { find, listed } = finderSource();
    const { byState } = listedIn(listed, unconditional());
    for (const state of stateSlugs) {
      const found = find({ ...unconditional(), state: [state], limit: 1 });
      expect(found.ok && found.answer.total, state).toBe(byState.get(state) ?? 0);
    }
  });
});
