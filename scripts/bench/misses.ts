import path from 'node:path';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { paths, withQuery } from '@/lib/site/urls';
import { MILLISECONDS_PER_SECOND, quantileOf, requestTimes } from './clients';
import type { Plan } from './plan';
import { processorSeconds } from './processes';
import { interleave } from './rounds';
import { EMPTY_PAGE, EMPTY_ROUTE } from './servers';
import type { RunningServer } from './start-server';

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
const MEDIAN = 0.5;
/** Turns are incomes too: one that is hardly a year's pay is asked about and not answered. */
export const LOWEST_INCOME = 20_000;

/** A miss beside its peer, one value for each round. */
export interface Miss {
  readonly title: string;
  /** What it is set beside: an empty route, an empty page of as many bytes, or the HTML of the same page. */
  readonly beside: string;
  readonly bytes: number;
  /** Milliseconds of a request, and of processor time of the proxy and the application for it. */
  readonly time: Sides;
  readonly processor: Sides;
}

interface Sides {
  readonly site: readonly number[];
  readonly peer: readonly number[];
  /** An earlier build of the site, where one is measured too. */
  readonly earlier: readonly number[];
}

/** Servers of one run; `earlier` where an earlier build is measured too. */
export interface MissServers {
  readonly site: RunningServer;
  readonly peer: RunningServer;
  readonly earlier: RunningServer | undefined;
}

export interface MissCase {
  readonly title: string;
  readonly accept: string;
  readonly requests: number;
  /** Addresses that no one requested before: each answer has to be computed. */
  readonly next: (turn: number) => string;
  /** The same in the build of version 1. */
  readonly nextEarlier: (turn: number) => string;
  readonly peer: 'route' | 'page' | 'html';
}

const roi = `state=ohio&degree=BSN`;
const calculatorPage = (turn: number) =>
  withQuery(paths.calculatorPage(nursingRoi.id), `${roi}&current_income=${turn}`);

const sameInBoth = (next: MissCase['next']) => ({ next, nextEarlier: next });

/** @param schools addresses of pages of schools. */
export function missCases({ apiMisses, pageMisses }: Plan, schools: readonly string[]): MissCase[] {
  const page = (title: string, next: MissCase['next'], nextEarlier = next): MissCase => ({
    title,
    accept: HTML,
    requests: pageMisses,
    next,
    nextEarlier,
    peer: 'page',
  });
  const programs = (query: string) => (turn: number) =>
    withQuery(paths.programs, `${query}&max_tuition=${turn}`);
  const ofTurn = (turn: number) => schools[turn % schools.length] ?? '';
  const compared = (parameter: (slug: string, type: string) => string) => (turn: number) => {
    const three = [0, 1, 2].map((more) => ofTurn(3 * turn + more).split('/'));
    const query = three.map(([, , slug = '', type = '']) => parameter(slug, type)).join('&');
    return withQuery(paths.programComparison, query);
  };
  return [
    {
      title: paths.calculator(nursingRoi.id),
      accept: '*/*',
      requests: apiMisses,
      ...sameInBoth((turn) => withQuery(paths.calculator(nursingRoi.id), `${roi}&current_income=${turn}`)),
      peer: 'route',
    },
    page('a calculator', calculatorPage),
    page('the finder, a state', programs('state=ohio&credential=BSN')),
    page('the finder, near a ZIP code', programs('near=43215&credential=ADN')),
    page('the finder, the nation', programs('credential=BSN')),
    page('a school', ofTurn, (turn) => path.dirname(ofTurn(turn))),
    page(
      'three schools compared',
      compared((slug) => `schools=${slug}`),
      compared((slug, type) => `program=${slug}:${type.toUpperCase()}`),
    ),
    {
      title: 'a calculator as Markdown',
      accept: MARKDOWN,
      requests: pageMisses,
      // Incomes that the page in HTML was not requested with.
      ...sameInBoth((turn) => calculatorPage(turn + 50_000)),
      peer: 'html',
    },
  ];
}

async function textOf(address: string, accept = '*/*'): Promise<string> {
  const response = await fetch(address, { headers: { accept, 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  return response.text();
}

/** Returns the paths of all pages of programs. */
export async function programPages(origin: string): Promise<string[]> {
  const index = await textOf(`${origin}/sitemap.xml`);
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part = '']) => new URL(part).pathname);
  const documents = await Promise.all(parts.map((part) => textOf(origin + part)));
  return documents.flatMap((text) => text.match(/\/programs\/[^/<]+\/[a-z-]+(?=<)/g) ?? []);
}

/** Addresses of pages of schools, one of a school, spread over the catalogue: of types that version 1 knew by the same name. */
export async function schoolPages(origin: string): Promise<string[]> {
  const pages = (await programPages(origin)).filter((page) => /\/(lpn|adn|bsn|msn|dnp)$/.test(page));
  const bySchool = new Map(pages.map((page) => [page.split('/')[2], page]));
  return [...bySchool.values()];
}

export const bytesOf = async (address: string, accept: string) =>
  Buffer.byteLength(await textOf(address, accept));

/** How many characters the empty page takes to be as large: it holds them twice. */
export async function charactersFor(bytes: number, peer: RunningServer): Promise<number> {
  const frame = await bytesOf(`${peer.origin}${EMPTY_PAGE}?characters=0`, HTML);
  return Math.max(0, Math.round((bytes - frame) / 2));
}

type Side = 'site' | 'peer' | 'earlier';

const besides = { route: 'an empty route', page: 'an empty page', html: 'its HTML' } as const;

/** Where a side is asked, and the process that answers. */
interface Asked {
  readonly pid: number;
  readonly address: (turn: number) => string;
  readonly accept: string;
}

/** @param characters of the empty page. */
function askedOf(
  { next, nextEarlier, accept, peer: beside }: MissCase,
  servers: MissServers,
  characters: number,
) {
  const { site, peer, earlier } = servers;
  const empty = beside === 'page' ? EMPTY_PAGE : EMPTY_ROUTE;
  const asked: Partial<Record<Side, Asked>> = {
    site: { pid: site.pid, address: (turn) => site.origin + next(turn), accept },
    peer:
      beside === 'html'
        ? { pid: site.pid, address: (turn) => site.origin + calculatorPage(turn), accept: HTML }
        : {
            pid: peer.pid,
            address: (turn) => `${peer.origin}${empty}?characters=${characters}&turn=${turn}`,
            accept: '*/*',
          },
  };
  if (!earlier) return asked;
  const address = (turn: number) => earlier.origin + nextEarlier(turn);
  return { ...asked, earlier: { pid: earlier.pid, address, accept } };
}

/** Milliseconds of a request, and of processor time for it. */
interface Cost {
  readonly time: number;
  readonly processor: number;
}

function costOf(requests: number, nextTurn: () => number) {
  return async ({ pid, address, accept }: Asked): Promise<Cost> => {
    const before = processorSeconds(pid);
    const times = await requestTimes(1, requests, () => ({ url: address(nextTurn()), accept }));
    const seconds = processorSeconds(pid) - before;
    return { time: quantileOf(times, MEDIAN), processor: (seconds * MILLISECONDS_PER_SECOND) / requests };
  };
}

const sidesOf = (rounds: ReadonlyMap<Side, readonly Cost[]>, of: keyof Cost): Sides => {
  const values = (side: Side) => (rounds.get(side) ?? []).map((cost) => cost[of]);
  return { site: values('site'), peer: values('peer'), earlier: values('earlier') };
};

/** Measures what computing an answer costs, beside what the framework alone costs and, on wish, an earlier build. */
export async function measureMisses(servers: MissServers, plan: Plan): Promise<Miss[]> {
  const misses: Miss[] = [];
  let turn = LOWEST_INCOME;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  for (const miss of missCases(plan, await schoolPages(servers.site.origin))) {
    const bytes = await bytesOf(servers.site.origin + miss.next(nextTurn()), miss.accept);
    const characters = miss.peer === 'page' ? await charactersFor(bytes, servers.peer) : 0;
    const asked = askedOf(miss, servers, characters);
    const sides = (['site', 'peer', 'earlier'] as const).filter((side) => asked[side]);
    const cost = costOf(miss.requests, nextTurn);
    const measure = (side: Side) => cost(asked[side] as Asked);
    await interleave(sides, 1, measure);
    const rounds = await interleave(sides, plan.rounds, measure);
    misses.push({
      title: miss.title,
      beside: besides[miss.peer],
      bytes,
      time: sidesOf(rounds, 'time'),
      processor: sidesOf(rounds, 'processor'),
    });
  }
  return misses;
}
