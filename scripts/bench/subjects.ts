import path from 'node:path';
import type { MeasuredSubject } from './measurement';

export const peers = path.join('scripts', 'bench', 'peers');
export const next = path.join('node_modules', 'next', 'dist', 'bin', 'next');

/** The empty Next application: what Next itself costs. */
export const emptyNextApp = path.join(peers, 'next-empty');

/** A server that `npm run bench` starts, checks and measures. */
export interface Subject extends MeasuredSubject {
  /** What Node is started with, from the root of the repository; PORT is also in the environment. */
  readonly command: (port: number) => readonly string[];
  /** What else stands in its environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Asked for in place of every route, by a server that does other work; its answers are not compared. */
  readonly insteadOfRoutes?: string;
}

const peer = (file: string) => () => ['--import', 'tsx', path.join(peers, file)];
/** Never on 127.0.0.1: there Next answers rewrites over the network, from itself. */
const nextStart = (folder: string) => (port: number) => [
  next,
  'start',
  folder,
  '--port',
  String(port),
  '--hostname',
  'localhost',
];

/**
 * The servers in the order in which they are measured. The first says what a right answer is: all others must send
 * the same bytes. Another server, such as a proxy in front of the site, is one more entry.
 */
export const subjects: readonly Subject[] = [
  { id: 'node', title: 'node:http', relativeTo: [], command: peer('node-http.ts') },
  { id: 'fastify', title: 'Fastify', relativeTo: ['node'], command: peer('fastify.ts') },
  { id: 'hono', title: 'Hono + zod', relativeTo: ['node'], command: peer('hono.ts') },
  {
    id: 'next-empty',
    title: 'empty Next route',
    relativeTo: ['node'],
    command: nextStart(emptyNextApp),
    insteadOfRoutes: '/api/empty',
  },
  { id: 'site', title: 'this site', relativeTo: ['node', 'next-empty'], command: nextStart('.') },
];
