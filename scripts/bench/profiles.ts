import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { requestTimes } from './clients';
import {
  bytesOf,
  charactersFor,
  LOWEST_INCOME,
  type MissCase,
  type MissServers,
  missCases,
  schoolPages,
} from './misses';
import type { Plan } from './plan';
import { type Times, timesIn } from './profile-shares';
import { EMPTY_PAGE, emptyNextApp, profiledApplication } from './servers';
import { type RunningServer, startServer } from './start-server';

/** What one page costs the application, by what its time goes to. */
export interface PageProfile {
  readonly title: string;
  readonly bytes: number;
  /** Milliseconds of one request; `earlier` where an earlier build is profiled too. */
  readonly site: Times;
  readonly peer: Times;
  readonly earlier: Times | undefined;
}

type Asked = (turn: number) => string;

/** Returns the next message of a process. @throws Error where it ends before. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`The profiled server ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), exit]);
  ended.abort();
  exit.catch(() => {});
  return message;
}

/** Profiles a server while it answers new addresses, one after the other. */
async function profile({ child }: RunningServer, address: Asked, accept: string, plan: Plan): Promise<Times> {
  let turn = LOWEST_INCOME;
  const request = (requests: number) =>
    requestTimes(1, requests, () => {
      turn += 1;
      return { url: address(turn), accept };
    });
  await request(plan.pageMisses);
  child.send('start');
  await messageOf(child);
  await request(plan.profiledPages);
  child.send('stop');
  const profiled = (await messageOf(child)) as { readonly profile: Profiler.Profile };
  const times = Object.entries(timesIn(profiled.profile));
  return Object.fromEntries(times.map(([name, total]) => [name, total / plan.profiledPages])) as Times;
}

async function profilePage({ title, next, nextEarlier, accept }: MissCase, servers: MissServers, plan: Plan) {
  const { site, peer, earlier } = servers;
  const bytes = await bytesOf(site.origin + next(LOWEST_INCOME), accept);
  const characters = await charactersFor(bytes, peer);
  const empty: Asked = (turn) => `${peer.origin}${EMPTY_PAGE}?characters=${characters}&turn=${turn}`;
  return {
    title,
    bytes,
    site: await profile(site, (turn) => site.origin + next(turn), accept, plan),
    peer: await profile(peer, empty, accept, plan),
    earlier: earlier && (await profile(earlier, (turn) => earlier.origin + nextEarlier(turn), accept, plan)),
  };
}

/** Profiles the application while it renders pages that no one asked for before: what its time goes to. */
export async function measureProfiles(plan: Plan, earlierFolder?: string): Promise<PageProfile[]> {
  const running: RunningServer[] = [];
  const start = async (folder: string, app = '.', readiness = '/api/agent/v1') => {
    const server = await startServer(profiledApplication(folder, app, readiness));
    running.push(server);
    return server;
  };
  try {
    const servers = {
      site: await start('.'),
      peer: await start('.', emptyNextApp, EMPTY_PAGE),
      earlier: earlierFolder === undefined ? undefined : await start(earlierFolder),
    };
    const pages = missCases(plan, await schoolPages(servers.site.origin)).filter(
      ({ peer }) => peer === 'page',
    );
    const profiles: PageProfile[] = [];
    for (const page of pages) profiles.push(await profilePage(page, servers, plan));
    return profiles;
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}
